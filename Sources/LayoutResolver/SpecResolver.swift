import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// Makes a spec in concrete values out of its normal form, for one environment.
///
/// - Parameters:
///   - normal: the spec's normal form.
///   - included: the normal forms of the files that it includes.
///   - options: the environment and state.
///   - shared: what was made of the same files for another environment or state.
///   - diagnostics: what was found so far; a spec with errors is not resolved.
/// - Returns: nil after an error.
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

/// Builds Spec values, giving each node its identity.
struct SpecResolver {
  var sourceMap = SourceMap()
  /// The frames by formula of the section at hand: one list for each such group, in the order of the spec.
  var computedFrames: ArraySlice<[CustomFrame]?> = []
  private var measuredSizes: MeasuredSizeResolver
  /// What formulas see that are evaluated later: traits, and `pi`.
  lazy var formulaScope = NameScope(
    ExpressionEnvironment(environment, effectiveSize: environment.container).table)
  private let environment: Environment
  /// True if the layout scrolls sideways.
  private var isSideways = false

  init(
    environment: Environment, greatestIndexedCellCount: Int = 0, sharing lengths: SharedLengths? = nil,
    diagnostics: DiagnosticBag = DiagnosticBag()
  ) {
    self.environment = environment
    measuredSizes = MeasuredSizeResolver(
      environment: environment, greatestCount: greatestIndexedCellCount, sharing: lengths,
      diagnostics: diagnostics)
  }

  /// What was found, what was there before included.
  var diagnostics: DiagnosticBag { measuredSizes.diagnostics }

  mutating func spec(_ expanded: ExpandedSpec) -> Spec {
    let normal = expanded.whole
    isSideways = normal["configuration"]?.scrollDirection == .horizontal
    var sections = SectionList()
    sections.reserveCapacity(expanded.sections.count)
    for copies in expanded.sections {
      let index = copies.indices.lowerBound
      computedFrames = copies.customFrames[...]
      var section = section(copies.normal, index: index, origin: copies.source.section.origin)
      if let list = copies.list {
        section.listInsets = list.insets
        let appearance = list.normal["appearance"]?.text ?? "plain"
        let isHeaderFirst = list.normal["headerMode"]?.text == "firstItemInSection"
        let firstRow = section.interGroupSpacing == 0 ? (isHeaderFirst ? 1 : 0) : nil
        if appearance == "insetGrouped" { section.firstGroupedRow = firstRow }
        // Which lists have them, and where: choice list-separators.
        if list.normal["showsSeparators"]?.boolean ?? !appearance.hasPrefix("sidebar") {
          section.firstSeparatedRow = firstRow
        }
      }
      sections.append(
        section, count: copies.indices.count, numbered: copies.source.section.map["id"]?.text,
        from: index - copies.source.indices.lowerBound)
    }
    return Spec(
      name: normal["name"]?.text, configuration: configuration(normal.field("configuration")),
      sections: sections)
  }

  private mutating func configuration(_ field: NormalField?) -> Configuration {
    guard let field else { return Configuration() }
    let map = field.value
    let id = sourceMap.add(
      SourceMap.Origin(parent: nil, step: SourceMap.Step("configuration"), keySpan: field.keySpan, map: map))
    return Configuration(
      scrollDirection: map.scrollDirection,
      interSectionSpacing: map["interSectionSpacing"]?.number ?? 0,
      contentInsetsReference: map.contentInsetsReference,
      boundaryItems: boundaryItems(map["boundarySupplementaryItems"], parent: id))
  }

  private mutating func section(_ map: Normal, index: Int, origin: Int) -> Section {
    let id = identity(map, step: SourceMap.Step("sections", index: origin), parent: nil)
    let name = map["id"]?.text
    var boundary: [BoundaryItem] = []
    for (key, kind) in [("header", BoundaryItem.headerKind), ("footer", BoundaryItem.footerKind)] {
      guard let field = map.field(key) else { continue }
      let node = sourceMap.add(
        SourceMap.Origin(parent: id, step: SourceMap.Step(key), keySpan: field.keySpan, map: field.value))
      boundary.append(boundaryItem(field.value, id: node, kind: kind))
    }
    boundary += boundaryItems(map["boundarySupplementaryItems"], parent: id)
    let decorations = (map["decorationItems"]?.elements ?? []).enumerated().map { place, item in
      DecorationItem(
        id: identity(item, step: SourceMap.Step("decorationItems", index: place), parent: id),
        elementKind: item["background"]?.text ?? "",
        contentInsets: item["contentInsets"].map(insets) ?? .zero,
        zIndex: whole(item["zIndex"]) ?? 0)
    }
    return Section(
      id: id, name: name ?? String(index), isNamed: name != nil, title: map["title"]?.text,
      items: itemList(
        map["items"], kind: map["kind"]?.text, measured: map["measured"], waterfall: map["waterfall"]),
      group: outermostGroup(map.field("group"), parent: id), arrangement: arrangement(map, parent: id),
      contentInsets: map["contentInsets"].map(insets) ?? .zero,
      contentInsetsReference: map.contentInsetsReference,
      interGroupSpacing: map["interGroupSpacing"]?.number ?? 0,
      orthogonalScrolling: orthogonalScrolling(map),
      supplementariesFollowContentInsets: map["supplementariesFollowContentInsets"]?.boolean ?? true,
      supplementaryContentInsetsReference: map.reference("supplementaryContentInsetsReference"),
      boundaryItems: boundary, decorationItems: decorations, cellZIndex: whole(map["cellZIndex"]) ?? 0,
      visibleItems: visibleItems(map["visibleItems"], parent: id))
  }

  func orthogonalScrolling(_ section: Normal) -> OrthogonalScrolling? {
    let word = section["orthogonalScrollingBehavior"]?.text
    guard let behavior = word.flatMap(OrthogonalScrolling.Behavior.init) else { return nil }
    return OrthogonalScrolling(behavior: behavior, scroll: section["scroll"].map(point) ?? .zero)
  }

  /// Gives an element of a list its identity; its place is its first key.
  mutating func identity(_ map: Normal, step: SourceMap.Step, parent: NodeID?) -> NodeID {
    sourceMap.add(
      SourceMap.Origin(
        parent: parent, step: step, keySpan: map.firstKey ?? map.span, map: map, used: map.used))
  }

  /// - Parameters:
  ///   - kind: of cells that give none of their own.
  ///   - measured: of cells that give none of their own.
  ///   - waterfall: in which they stand, if in one.
  private mutating func itemList(
    _ normal: Normal?, kind: String?, measured: Normal?, waterfall: Normal?
  ) -> ItemList {
    var list = ItemList()
    list.kind = kind
    guard let normal else { return list }
    if let count = normal.number {
      let (ratios, sizes) = lengths(nil, measured, waterfall, first: 0, count: Int(count))
      list.append(ItemList.Run(count: Int(count), kind: kind, aspectRatios: ratios, measured: sizes))
      return list
    }
    list.reserveCapacity(normal.elements.count)
    Outline(normal).forEachVisibleRow { row in
      let cell = row.cell
      let (ratios, sizes) = lengths(cell, measured, waterfall, first: row.position, count: row.count)
      list.append(
        ItemList.Run(
          count: row.count, itemID: cell["id"]?.text, isNumbered: cell["count"] != nil,
          kind: cell["kind"]?.text ?? kind, title: cell["title"]?.text,
          content: cell["content"].flatMap { $0.text ?? $0.number.map { decimalText($0, precision: 9) } },
          indentationLevel: row.level, aspectRatios: ratios, measured: sizes))
    }
    return list
  }

  /// What cells of a waterfall take their length from, and what all cells ask for.
  ///
  /// What is said nearer to the cell wins, and a measured length over a ratio (choice cell-lengths): the cell's own length, its own ratio, the section's
  /// measured length, the waterfall's ratio.
  private mutating func lengths(
    _ cell: Normal?, _ measured: Normal?, _ waterfall: Normal?, first: Int, count: Int
  ) -> (MeasuredLengths, MeasuredSizes) {
    let own = cell?["measured"]
    let sizes = measuredSizes.sizes(own ?? measured, first: first, count: count)
    guard let waterfall else { return (.none, sizes) }
    let side = isSideways ? "width" : "height"
    var chosen: Normal?
    if own?[side] == nil {
      let isMeasured = own == nil && measured?[side] != nil
      chosen = cell?["aspectRatio"] ?? (isMeasured ? nil : waterfall["aspectRatio"])
    }
    return (measuredSizes.ratios(chosen, count: count), sizes)
  }

  /// What the section has in the place of a group.
  private mutating func arrangement(_ section: Normal, parent: NodeID) -> CellArrangement? {
    func node(_ key: String) -> (id: NodeID, map: Normal)? {
      guard let field = section.field(key) else { return nil }
      let origin = SourceMap.Origin(
        parent: parent, step: SourceMap.Step(key), keySpan: field.keySpan, map: field.value)
      return (sourceMap.add(origin), field.value)
    }
    if let (id, map) = node("waterfall") {
      return .waterfall(
        Waterfall(
          id: id, columnCount: whole(map["columns"]) ?? 1,
          interItemSpacing: map["interItemSpacing"]?.number ?? 0,
          interGroupSpacing: map["interGroupSpacing"]?.number ?? 0))
    }
    if let (id, map) = node("flow") {
      return .flow(
        Flow(
          id: id, spacing: map["spacing"]?.number ?? 0,
          alignment: map["align"]?.text.flatMap(Flow.RowAlignment.init) ?? .leading,
          lastRow: map["lastRow"]?.text.flatMap(Flow.RowAlignment.init)))
    }
    return nil
  }
}
