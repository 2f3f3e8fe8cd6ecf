/// The schema of the format: all maps with their keys.
package enum SpecSchema {
  /// The version of the format that this program reads.
  package static let version = 1
  /// The largest magnitude of a length, in points.
  package static let greatestLength = 1_000_000.0
  /// The largest display scale, in pixels per point.
  package static let greatestDisplayScale = 100.0
  /// The largest number of cells in a section.
  package static let greatestItemCount = 1e12
  /// The keys that decide the layout of a section, which has exactly one of them.
  package static let sectionKinds = SectionKeys.kinds.map(\.name)
  /// The keys for the contents of a horizontal or vertical group, which has exactly one of them.
  static let groupContents = LineKeys.contents.map(\.name)
  /// The keys for the kind of a node, which has exactly one of them.
  package static let nodeKinds = ["item", "horizontal", "vertical", "custom", "use"]
  /// The key for the name of a definition.
  package static let use = "use"

  package static func noun(_ id: NounID) -> Noun { nouns[id.rawValue] }

  /// The nouns of the configuration file, which specs do not have.
  package static let configurationNouns: Set<NounID> = [
    .configurationFile, .device, .configurationLint, .configurationOverride, .ruleOptions,
  ]

  /// The nouns that specs are made of.
  package static let specNouns = NounID.allCases.filter { !configurationNouns.contains($0) }

  /// All nouns, in the order of their ids.
  package static let nouns: [Noun] = [
    SpecKeys.noun, SpecKeys.included, SpecTable.swift, SectionKeys.dataNoun, EnvironmentKeys.noun,
    BarKeys.noun, TraitKeys.noun, EnvironmentTable.scroll, OrthogonalScrollingKeys.scroll,
    ConfigurationKeys.noun, ConfigurationKeys.variant, SectionKeys.noun, SectionKeys.variant, CellKeys.noun,
    MeasuredKeys.noun, AppearanceKeys.noun, ItemKeys.noun, LineKeys.noun, CustomKeys.noun,
    CustomFrameKeys.noun,
    SupplementaryKeys.noun, AnchorKeys.noun, BoundaryKeys.noun, BoundaryKeys.headerOrFooter,
    DecorationKeys.noun, OrthogonalScrollingKeys.noun, VisibleItemKeys.noun, DistanceKeys.noun,
    CoverFlowKeys.noun, ListKeys.noun, GridKeys.noun, CarouselKeys.noun, WaterfallKeys.noun, FlowKeys.noun,
    SpecTable.registrations, SpecTable.lint, SpecTable.lintOverride, ConfigurationFileTable.file,
    DeviceKeys.noun, ConfigurationFileTable.lint, ConfigurationFileTable.override,
    ConfigurationFileTable.ruleOptions,
  ]

  /// Returns whether a key's values are ids, so that numbers are read as text.
  static func isIdentifier(_ key: String) -> Bool { identifierKeys.contains(key) }

  private static let identifierKeys = Set(
    nouns.flatMap { noun in noun.keys.filter { $0.type == .identifier }.map(\.name) })

  /// Returns whether a key's values are texts that may contain expressions.
  static func isTitle(_ key: String) -> Bool {
    key == CellKeys.title.name || key == CellKeys.subtitle.name
  }

  /// Returns the key that a scalar in a list is short for: a cell may be only its id.
  static func key(ofElementsOf key: String) -> String {
    switch key {
    case SectionKeys.items.name, CellKeys.children.name: CellKeys.id.name
    case SectionKeys.titles.name: CellKeys.title.name
    default: ""
    }
  }

  /// Returns the nouns of a spec that have a key.
  static func nouns(having key: String) -> [Noun] {
    nouns.filter { $0.index(of: key) != nil && !configurationNouns.contains($0.id) }
  }
}
