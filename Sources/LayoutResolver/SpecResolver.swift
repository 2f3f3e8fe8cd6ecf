import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// Resolves a spec for one environment.
///
/// - Parameters:
///   - included: the normal forms of the files that the spec includes.
///   - shared: results that other environments and states of the same files can reuse.
///   - diagnostics: the findings so far; a spec with errors is not resolved.
/// - Returns: `nil` after an error.
package func resolve(
  _ normal: Normal, including included: [Normal] = [], options: ResolveOptions = ResolveOptions(),
  sharing shared: SharedExpansion? = nil, into diagnostics: inout DiagnosticBag
) -> ResolvedLayout? {
  guard
    let expanded = expand(
      normal, including: included, options: options, sharing: shared, into: &diagnostics)
  else { return nil }
  var resolver = SpecResolver(
    environment: expanded.environment, greatestIndexedCellCount: options.greatestIndexedCellCount,
    sharing: shared?.lengths, diagnostics: diagnostics)
  let spec = resolver.spec(expanded)
  diagnostics = resolver.diagnostics
  guard !diagnostics.hasErrors else { return nil }
  return ResolvedLayout(
    spec: spec, environment: expanded.environment, sourceMap: resolver.sourceMap,
    unusedDefinitions: expanded.unusedDefinitions.map { .init(name: $0.key, span: $0.keySpan) },
    normal: normal,
    lists: Dictionary(
      zip(spec.sections.runs, expanded.sections).compactMap { run, section in
        section.list.map { (run.first.id, $0.normal) }
      }, uniquingKeysWith: { first, _ in first }), chosenVariants: expanded.chosenVariants,
    names: expanded.names)
}

/// Builds `Spec` values, and gives each node an id.
struct SpecResolver {
  var sourceMap = SourceMap()
  /// The computed frames of the current section's formula-based custom groups: one list per group, in
  /// document order.
  var computedFrames: ArraySlice<[CustomFrame]?> = []
  var measuredSizes: MeasuredSizeResolver
  /// The names that can remain in formulas evaluated later: traits and `pi`.
  lazy var formulaScope = NameScope(
    ExpressionEnvironment(environment, effectiveSize: environment.container).table)
  private let environment: Environment
  private var isSideways = false
  /// Lists of items that several sections may have: thousands of equal ones take the memory of one.
  private var sharedItems: Set<ItemList> = []
  private static let greatestSharedCount = 64

  init(
    environment: Environment, greatestIndexedCellCount: Int = 0, sharing lengths: SharedLengths? = nil,
    diagnostics: DiagnosticBag = DiagnosticBag()
  ) {
    self.environment = environment
    measuredSizes = MeasuredSizeResolver(
      environment: environment, greatestCount: greatestIndexedCellCount, sharing: lengths,
      diagnostics: diagnostics)
  }

  /// All findings, including earlier ones.
  var diagnostics: DiagnosticBag { measuredSizes.diagnostics }

  mutating func spec(_ expanded: ExpandedSpec) -> Spec {
    let normal = expanded.whole
    isSideways = normal[SpecKeys.configuration]?.scrollDirection == .horizontal
    var sections = SectionList()
    sections.reserveCapacity(expanded.sections.count)
    for copies in expanded.sections {
      let index = copies.indices.lowerBound
      computedFrames = copies.customFrames[...]
      var section = section(copies.normal, index: index, origin: copies.source.section.origin)
      section.writtenGrid = copies.grid
      if let list = copies.list {
        section.listInsets = list.insets
        let appearance = list.normal.word(ListKeys.appearance)
        let isHeaderFirst = list.normal.word(ListKeys.headerMode) == "firstItemInSection"
        let firstRow = section.interGroupSpacing == 0 ? (isHeaderFirst ? 1 : 0) : nil
        if appearance == "insetGrouped" { section.firstGroupedRow = firstRow }
        // The lists with separators: choice list-separators.
        if list.normal[ListKeys.showsSeparators]?.boolean ?? !appearance.hasPrefix("sidebar") {
          section.firstSeparatedRow = firstRow
        }
      }
      sections.append(
        section, count: copies.indices.count, numbered: copies.source.section.map[SectionKeys.id]?.text,
        from: index - copies.source.indices.lowerBound)
    }
    sourceMap.trim()
    return Spec(
      name: normal[SpecKeys.name]?.text, configuration: configuration(normal.field(SpecKeys.configuration)),
      sections: sections)
  }

  private mutating func configuration(_ field: NormalField?) -> Configuration {
    guard let field else { return Configuration() }
    let map = field.value
    let id = sourceMap.add(
      SourceMap.Origin(
        parent: nil, step: SourceMap.Step(SpecKeys.configuration.name), keySpan: field.keySpan, map: map))
    return Configuration(
      scrollDirection: map.scrollDirection,
      interSectionSpacing: map.number(ConfigurationKeys.interSectionSpacing),
      contentInsetsReference: map.contentInsetsReference,
      boundaryItems: boundaryItems(map[ConfigurationKeys.boundarySupplementaryItems], parent: id))
  }

  private mutating func section(_ map: Normal, index: Int, origin: Int) -> Section {
    let id = identity(map, step: SourceMap.Step(SpecKeys.sections.name, index: origin), parent: nil)
    let name = map[SectionKeys.id]?.text
    var boundary: [BoundaryItem] = []
    for (key, kind) in [
      (SectionKeys.header, BoundaryItem.headerKind), (SectionKeys.footer, BoundaryItem.footerKind),
    ] {
      guard let field = map.field(key) else { continue }
      let node = sourceMap.add(
        SourceMap.Origin(parent: id, step: SourceMap.Step(key.name), keySpan: field.keySpan, map: field.value)
      )
      boundary.append(boundaryItem(field.value, id: node, kind: kind))
    }
    boundary += boundaryItems(map[SectionKeys.boundarySupplementaryItems], parent: id)
    let decorations = (map[SectionKeys.decorationItems]?.elements ?? []).enumerated().map { place, item in
      DecorationItem(
        id: identity(item, step: SourceMap.Step(SectionKeys.decorationItems.name, index: place), parent: id),
        elementKind: item[DecorationKeys.background]?.text ?? "",
        contentInsets: item.insets(DecorationKeys.contentInsets),
        zIndex: item.wholeNumber(DecorationKeys.zIndex))
    }
    return Section(
      id: id, name: name ?? String(index), isNamed: name != nil, title: map[SectionKeys.title]?.text,
      items: itemList(
        map[SectionKeys.items], titles: map[SectionKeys.titles], appearance: map[SectionKeys.appearance],
        kind: map[SectionKeys.kind]?.text,
        measured: map[SectionKeys.measured],
        waterfall: map[SectionKeys.waterfall]),
      group: outermostGroup(map.field(SectionKeys.group), parent: id),
      arrangement: arrangement(map, parent: id),
      contentInsets: map.insets(SectionKeys.contentInsets),
      contentInsetsReference: map.contentInsetsReference,
      interGroupSpacing: map.number(SectionKeys.interGroupSpacing),
      orthogonalScrolling: orthogonalScrolling(map),
      supplementariesFollowContentInsets: map.boolean(
        SectionKeys.supplementariesFollowContentInsets),
      supplementaryContentInsetsReference: map.word(
        SectionKeys.supplementaryContentInsetsReference),
      boundaryItems: boundary, decorationItems: decorations,
      cellZIndex: map.wholeNumber(SectionKeys.cellZIndex),
      visibleItems: visibleItems(map[SectionKeys.visibleItems], parent: id))
  }

  func orthogonalScrolling(_ section: Normal) -> OrthogonalScrolling? {
    let word = section[SectionKeys.orthogonalScrollingBehavior]?.text
    guard let behavior = word.flatMap(OrthogonalScrolling.Behavior.init) else { return nil }
    return OrthogonalScrolling(behavior: behavior, scroll: section.point(SectionKeys.scroll))
  }

  /// Gives a list element an id. The place of its first key represents the element.
  mutating func identity(_ map: Normal, step: SourceMap.Step, parent: NodeID?) -> NodeID {
    sourceMap.add(
      SourceMap.Origin(
        parent: parent, step: step, keySpan: map.firstKey ?? map.span, map: map, used: map.used))
  }

  /// - Parameters:
  ///   - kind: the kind of cells that do not set one.
  ///   - measured: the measured size of cells that do not set one.
  private mutating func itemList(
    _ normal: Normal?, titles: Normal?, appearance: Normal?, kind: String?, measured: Normal?,
    waterfall: Normal?
  ) -> ItemList {
    var list = ItemList()
    list.kind = kind
    list.titles = titles?.elements.compactMap { measuredSizes.title($0) } ?? []
    guard let normal else { return list }
    if let count = normal.number {
      let look = appearance.map(Appearance.init) ?? Appearance(kind: kind)
      var run = ItemList.Run(count: Int(count), kind: kind, appearance: look)
      (run.aspectRatios, run.measured) = lengths(
        nil, measured, waterfall, first: 0, count: run.count, texts: CellTexts(cells: list, run: run))
      list.append(run)
      if let known = sharedItems.firstIndex(of: list) { return sharedItems[known] }
      if sharedItems.count < Self.greatestSharedCount { sharedItems.insert(list) }
      return list
    }
    list.reserveCapacity(normal.elements.count)
    let names = SectionTexts(normal)
    Outline(normal).forEachVisibleRow { row in
      let cell = row.cell
      var run = ItemList.Run(
        count: row.count, itemID: cell[CellKeys.id]?.text, isNumbered: cell[CellKeys.count] != nil,
        kind: cell[CellKeys.kind]?.text ?? kind, title: measuredSizes.title(cell[CellKeys.title]),
        texts: texts(of: cell),
        appearance: cell[CellKeys.appearance].map(Appearance.init) ?? Appearance(
          kind: cell[CellKeys.kind]?.text)
          ?? appearance.map(Appearance.init) ?? Appearance(kind: kind),
        content: cell[CellKeys.content].flatMap(contentText),
        indentationLevel: row.level)
      (run.aspectRatios, run.measured) = lengths(
        cell, measured, waterfall, first: row.position, count: row.count,
        texts: CellTexts(cells: list, run: run, names: names))
      list.append(run)
    }
    return list
  }

  /// Returns the subtitle and the fields of a cell.
  private mutating func texts(of cell: Normal) -> [ItemList.NamedText] {
    let subtitle = measuredSizes.title(cell[CellKeys.subtitle]).map {
      ItemList.NamedText(CellText.subtitle, $0)
    }
    let fields = (cell[CellKeys.fields]?.fields ?? []).compactMap { field -> ItemList.NamedText? in
      if let reason = Self.refusal(ofField: field.key) {
        measuredSizes.diagnostics.report(
          Diagnostic(
            .error, rule: .invalidValue, "a field cannot be called \(quoted(field.key)): \(reason)",
            at: field.keySpan))
      }
      return contentText(field.value).map { ItemList.NamedText(field.key, .text($0)) }
    }
    return (subtitle.map { [$0] } ?? []) + fields
  }

  private static func refusal(ofField name: String) -> String? {
    if CellText.common.contains(name) { return "a cell has a key of that name" }
    return ReservedNames.isName(name) ? nil : "a name has letters, digits and _"
  }

  /// Returns a text, or a number as a text.
  private func contentText(_ normal: Normal) -> String? {
    normal.text ?? normal.number.map { decimalText($0, precision: 9) }
  }

  /// Returns the aspect ratios of a waterfall's cells, and the measured sizes of cells in any section.
  ///
  /// Precedence (choice cell-lengths): the cell's own length, its own ratio, the section's measured length,
  /// the waterfall's ratio.
  private mutating func lengths(
    _ cell: Normal?, _ measured: Normal?, _ waterfall: Normal?, first: Int, count: Int, texts: CellTexts
  ) -> (MeasuredLengths, MeasuredSizes) {
    let own = cell?[CellKeys.measured]
    let sizes = measuredSizes.sizes(own ?? measured, first: first, count: count, texts: texts)
    guard let waterfall else { return (.none, sizes) }
    let side = isSideways ? "width" : "height"
    var chosen: Normal?
    if own?[side] == nil {
      let isMeasured = own == nil && measured?[side] != nil
      chosen = cell?[CellKeys.aspectRatio] ?? (isMeasured ? nil : waterfall[WaterfallKeys.aspectRatio])
    }
    return (measuredSizes.ratios(chosen, count: count), sizes)
  }

  /// Returns the section's waterfall or flow.
  private mutating func arrangement(_ section: Normal, parent: NodeID) -> CellArrangement? {
    func node(_ key: KeyRow) -> (id: NodeID, map: Normal)? {
      guard let field = section.field(key) else { return nil }
      let origin = SourceMap.Origin(
        parent: parent, step: SourceMap.Step(key.name), keySpan: field.keySpan, map: field.value)
      return (sourceMap.add(origin), field.value)
    }
    if let (id, map) = node(SectionKeys.waterfall) {
      return .waterfall(
        Waterfall(
          id: id, columnCount: whole(map[WaterfallKeys.columns]) ?? 1,
          interItemSpacing: map.gap(GapKeys.interItemSpacing),
          interGroupSpacing: map.gap(GapKeys.interGroupSpacing)))
    }
    if let (id, map) = node(SectionKeys.flow) {
      return .flow(
        Flow(
          id: id, spacing: map.number(FlowKeys.spacing),
          alignment: map.word(FlowKeys.align),
          lastRow: map[FlowKeys.lastRow]?.text.flatMap(Flow.RowAlignment.init)))
    }
    return nil
  }
}

extension Appearance {
  /// - Parameter map: the keys of `appearance`.
  fileprivate init(_ map: Normal) {
    self.init(
      shape: map.word(AppearanceKeys.shape), hasImage: map.boolean(AppearanceKeys.image),
      lines: map.wholeNumber(AppearanceKeys.lines))
  }
}
