/// The one table of the format's keys: what is read, refused, suggested and documented.
package enum SpecSchema {
  /// The version of the format that is read.
  package static let version = 1
  /// The greatest magnitude of a number that stands for points.
  package static let greatestLength = 1_000_000.0
  /// The greatest number of pixels a point.
  package static let greatestDisplayScale = 100.0
  /// The greatest number of cells in a section.
  package static let greatestItemCount = 1e12
  /// The keys by which a section says what it is laid out as.
  package static let sectionKinds = ["group", "list", "grid", "carousel", "waterfall", "flow"]
  /// The keys of which a horizontal or vertical group has one: what is in it.
  static let groupContents = ["subitems", "subitem", "repeatingSubitem"]
  /// The keys by which a node says what it is.
  package static let nodeKinds = ["item", "horizontal", "vertical", "custom", "use"]
  /// The key of a map that stands for a definition.
  package static let use = "use"

  /// The keys of a noun.
  package static func noun(_ id: NounID) -> Noun { nouns[id.rawValue] }

  /// The nouns of the configuration file alone.
  package static let configurationNouns: Set<NounID> = [
    .configurationFile, .device, .configurationLint, .configurationOverride, .ruleOptions,
  ]

  /// The nouns that specs are made of.
  package static let specNouns = NounID.allCases.filter { !configurationNouns.contains($0) }

  /// All nouns.
  package static let nouns: [Noun] = NounID.allCases.map { id in
    switch id {
    case .spec: SpecTable.spec
    case .includedSpec: SpecTable.includedSpec
    case .swift: SpecTable.swift
    case .sectionData: SectionTable.data
    case .registrations: SpecTable.registrations
    case .lint: SpecTable.lint
    case .lintOverride: SpecTable.lintOverride
    case .environment: EnvironmentTable.environment
    case .bars: EnvironmentTable.bars
    case .traits: EnvironmentTable.traits
    case .scroll: EnvironmentTable.scroll
    case .sectionScroll: SectionTable.scroll
    case .configuration: SectionTable.configuration
    case .configurationVariant: SectionTable.configurationVariant
    case .section: SectionTable.section
    case .sectionVariant: SectionTable.sectionVariant
    case .cell: SectionTable.cell
    case .measured: SectionTable.measured
    case .orthogonalScrollingProperties: SectionTable.orthogonalScrollingProperties
    case .item: NodeTable.item
    case .line: NodeTable.line
    case .custom: NodeTable.custom
    case .customFrame: NodeTable.customFrame
    case .supplementaryItem: AttachmentTable.supplementaryItem
    case .anchor: AttachmentTable.anchor
    case .boundaryItem: AttachmentTable.boundaryItem
    case .headerOrFooter: AttachmentTable.headerOrFooter
    case .decorationItem: AttachmentTable.decorationItem
    case .visibleItemRule: VisibleItemTable.rule
    case .distanceRange: VisibleItemTable.distanceRange
    case .coverFlow: VisibleItemTable.coverFlow
    case .list: ShorthandTable.list
    case .grid: ShorthandTable.grid
    case .carousel: ShorthandTable.carousel
    case .waterfall: ShorthandTable.waterfall
    case .flow: ShorthandTable.flow
    case .configurationFile: ConfigurationFileTable.file
    case .device: ConfigurationFileTable.device
    case .configurationLint: ConfigurationFileTable.lint
    case .configurationOverride: ConfigurationFileTable.override
    case .ruleOptions: ConfigurationFileTable.ruleOptions
    }
  }

  /// True if a key's values are ids: a number stands for its text then.
  static func isIdentifier(_ key: String) -> Bool { identifierKeys.contains(key) }

  private static let identifierKeys = Set(
    nouns.flatMap { noun in noun.keys.filter { $0.type == .identifier }.map(\.name) })

  /// What the elements of a list are called: a cell may be its id and nothing more.
  static func key(ofElementsOf key: String) -> String { key == "items" || key == "children" ? "id" : "" }

  /// The nouns of a spec that have a key.
  static func nouns(having key: String) -> [Noun] {
    nouns.filter { $0.index(of: key) != nil && !configurationNouns.contains($0.id) }
  }
}
