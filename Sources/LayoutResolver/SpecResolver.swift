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
///   - diagnostics: what was found so far; a spec with errors is not resolved.
/// - Returns: nil after an error.
public func resolve(
  _ normal: Normal, including included: [Normal] = [], options: ResolveOptions = ResolveOptions(),
  into diagnostics: inout DiagnosticBag
) -> ResolvedLayout? {
  guard let expanded = expand(normal, including: included, options: options, into: &diagnostics) else {
    return nil
  }
  reportUnsupported(expanded, into: &diagnostics)
  guard !diagnostics.hasErrors else { return nil }
  var resolver = SpecResolver(
    environment: expanded.environment, greatestIndexedCellCount: options.greatestIndexedCellCount,
    diagnostics: diagnostics)
  let spec = resolver.spec(expanded)
  diagnostics = resolver.diagnostics
  guard !diagnostics.hasErrors else { return nil }
  return ResolvedLayout(
    spec: spec, environment: expanded.environment, sourceMap: resolver.sourceMap,
    unusedDefinitions: expanded.unusedDefinitions.map { .init(name: $0.key, span: $0.keySpan) },
    document: normal,
    lists: Dictionary(
      expanded.lists.indices.compactMap { index in
        expanded.lists[index].map { (spec.sections[index].id, $0) }
      }, uniquingKeysWith: { first, _ in first }))
}

/// Builds Spec values, giving each node its identity.
struct SpecResolver {
  private(set) var sourceMap = SourceMap()
  /// The frames by formula of the section at hand: one list for each such group, in the order of the spec.
  private var computedFrames: ArraySlice<[CustomFrame]?> = []
  private var measuredSizes: MeasuredSizeResolver
  /// Whether the layout scrolls sideways.
  private var isSideways = false

  init(
    environment: Environment, greatestIndexedCellCount: Int = 0, diagnostics: DiagnosticBag = DiagnosticBag()
  ) {
    measuredSizes = MeasuredSizeResolver(
      environment: environment, greatestCount: greatestIndexedCellCount, diagnostics: diagnostics)
  }

  /// What was found, what was there before included.
  var diagnostics: DiagnosticBag { measuredSizes.diagnostics }

  mutating func spec(_ expanded: ExpandedSpec) -> Spec {
    let normal = expanded.resolved
    isSideways = normal["configuration"]?["scrollDirection"]?.text == "horizontal"
    var sections: [Section] = []
    sections.reserveCapacity(normal["sections"]?.elements.count ?? 0)
    for (index, map) in (normal["sections"]?.elements ?? []).enumerated() {
      if expanded.areCopies[index], var copy = sections.last {
        copy.name = map["id"]?.text ?? String(index)
        sections.append(copy)
      } else {
        computedFrames = expanded.customFrames[index][...]
        sections.append(section(map, index: index, origin: expanded.origins[index]))
      }
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
      scrollDirection: map["scrollDirection"]?.text == "horizontal" ? .horizontal : .vertical,
      interSectionSpacing: map["interSectionSpacing"]?.number ?? 0,
      contentInsetsReference: reference(map["contentInsetsReference"]),
      boundaryItems: boundaryItems(map["boundarySupplementaryItems"], parent: id))
  }

  private func reference(_ normal: Normal?) -> ContentInsetsReference {
    normal?.text.flatMap(ContentInsetsReference.init) ?? .automatic
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
      contentInsetsReference: reference(map["contentInsetsReference"]),
      interGroupSpacing: map["interGroupSpacing"]?.number ?? 0,
      orthogonalScrolling: orthogonalScrolling(map),
      supplementariesFollowContentInsets: map["supplementariesFollowContentInsets"]?.boolean ?? true,
      supplementaryContentInsetsReference: reference(map["supplementaryContentInsetsReference"]),
      boundaryItems: boundary, decorationItems: decorations)
  }

  private func orthogonalScrolling(_ section: Normal) -> OrthogonalScrolling? {
    let word = section["orthogonalScrollingBehavior"]?.text
    guard let behavior = word.flatMap(OrthogonalScrolling.Behavior.init) else { return nil }
    return OrthogonalScrolling(behavior: behavior, scroll: section["scroll"].map(point) ?? .zero)
  }

  /// Gives an element of a list its identity; its place is its first key.
  private mutating func identity(_ map: Normal, step: SourceMap.Step, parent: NodeID?) -> NodeID {
    sourceMap.add(
      SourceMap.Origin(parent: parent, step: step, keySpan: map.firstKey ?? map.span, map: map))
  }

  /// - Parameters:
  ///   - kind: of cells that give none of their own.
  ///   - measured: of cells that give none of their own.
  ///   - waterfall: in which they stand, if in one.
  private mutating func itemList(
    _ normal: Normal?, kind: String?, measured: Normal?, waterfall: Normal?
  ) -> ItemList {
    var list = ItemList()
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
          kind: cell["kind"]?.text ?? kind, title: cell["title"]?.text, indentationLevel: row.level,
          aspectRatios: ratios, measured: sizes))
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

  // MARK: Nodes

  /// A section with only what the boxes of its groups depend on, and the nodes of its groups by formula, in the order of the spec.
  mutating func skeleton(of map: Normal) -> (section: Section, formulas: [NodeID]) {
    let id = identity(map, step: SourceMap.Step(""), parent: nil)
    let section = Section(
      id: id, name: "", items: ItemList(), group: outermostGroup(map.field("group"), parent: id),
      contentInsets: map["contentInsets"].map(insets) ?? .zero,
      contentInsetsReference: reference(map["contentInsetsReference"]),
      orthogonalScrolling: orthogonalScrolling(map))
    return (section, sourceMap.formulas)
  }

  /// The section's group. The normal form has seen to it that there is one.
  private mutating func outermostGroup(_ field: NormalField?, parent: NodeID) -> Group {
    // The group of a section without cells may be left as it was written; then nothing is known of it.
    let isUnknown = field.map {
      $0.value.hasExpressions
        && $0.value.replacingFormulas { Normal(.null, at: $0.span) }.hasExpressions
    }
    guard let field, isUnknown == false,
      case .group(let group)? = node(field.value, step: SourceMap.Step("group"), parent: parent)
    else {
      return Group(id: parent, size: .full, content: .custom([]))
    }
    return group
  }

  private mutating func node(_ normal: Normal, step: SourceMap.Step, parent: NodeID) -> Node? {
    guard let field = normal.fields.first else { return nil }
    let map = field.value
    var step = step
    step.kind = field.key
    let id = sourceMap.add(
      SourceMap.Origin(parent: parent, step: step, keySpan: field.keySpan, map: map))
    let size = layoutSize(map["size"], aspectRatio: map["aspectRatio"]?.number)
    let contentInsets = map["contentInsets"].map(insets) ?? .zero
    let edges = map["edgeSpacing"].map(edgeSpacing) ?? .zero
    let attached = supplementaryItems(map["supplementaryItems"], parent: id)
    if field.key == "item" {
      return .item(
        Item(
          id: id, size: size, contentInsets: contentInsets, edgeSpacing: edges, supplementaryItems: attached))
    }
    let content: GroupContent =
      field.key == "custom" ? .custom(customFrames(map)) : .line(line(map, key: field.key, id: id))
    return .group(
      Group(
        id: id, size: size, contentInsets: contentInsets, edgeSpacing: edges, supplementaryItems: attached,
        content: content))
  }

  private mutating func line(_ map: Normal, key: String, id: NodeID) -> LineContent {
    let axis: Axis = key == "horizontal" ? .horizontal : .vertical
    let gap = map["interItemSpacing"].map(spacing) ?? .fixed(0)
    let count = whole(map["count"]) ?? 1
    if let subitem = map["subitem"] {
      let nodes = node(subitem, step: SourceMap.Step("subitem"), parent: id).map { [$0] } ?? []
      return LineContent(
        axis: axis, subitems: nodes, repetition: .equalShares(count: count), interItemSpacing: gap)
    }
    if let subitem = map["repeatingSubitem"] {
      let nodes = node(subitem, step: SourceMap.Step("repeatingSubitem"), parent: id).map { [$0] } ?? []
      return LineContent(
        axis: axis, subitems: nodes, repetition: .repeating(count: count), interItemSpacing: gap)
    }
    let nodes = (map["subitems"]?.elements ?? []).enumerated().compactMap { place, element in
      node(element, step: SourceMap.Step("subitems", index: place), parent: id)
    }
    return LineContent(axis: axis, subitems: nodes, repetition: .untilFull, interItemSpacing: gap)
  }

  private mutating func customFrames(_ map: Normal) -> [CustomFrame] {
    if map.isFormula { return computedFrames.popFirst().flatMap { $0 } ?? [] }
    return (map["items"]?.elements ?? []).map { item in
      let numbers = (item["frame"]?.elements ?? []).map { $0.number ?? 0 }
      let frame =
        numbers.count == 4
        ? Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : Rect()
      return CustomFrame(frame: frame, zIndex: whole(item["zIndex"]) ?? 0)
    }
  }

  // MARK: Supplementary and boundary items

  private mutating func supplementaryItems(_ list: Normal?, parent: NodeID) -> [SupplementaryItem] {
    (list?.elements ?? []).enumerated().map { place, map in
      let container = anchor(map["containerAnchor"], alignment: .none)
      return SupplementaryItem(
        id: identity(map, step: SourceMap.Step("supplementaryItems", index: place), parent: parent),
        elementKind: map["elementKind"]?.text ?? "", size: layoutSize(map["size"]),
        containerAnchor: container,
        itemAnchor: anchor(map["itemAnchor"], alignment: container.alignment),
        contentInsets: map["contentInsets"].map(insets) ?? .zero, zIndex: whole(map["zIndex"]) ?? 1)
    }
  }

  /// - Parameter alignment: what stands where the anchor gives no edges.
  private func anchor(_ map: Normal?, alignment fallback: Alignment) -> Anchor {
    guard let map else { return Anchor(alignment: fallback) }
    let alignment = map["edges"].map { LayoutResolver.alignment(ofEdges: $0) } ?? fallback
    if let offset = map["fractionalOffset"] {
      return Anchor(alignment: alignment, offset: .fractional(point(offset)))
    }
    return Anchor(alignment: alignment, offset: .absolute(map["absoluteOffset"].map(point) ?? .zero))
  }

  private mutating func boundaryItems(_ list: Normal?, parent: NodeID) -> [BoundaryItem] {
    (list?.elements ?? []).enumerated().map { place, map in
      let id = identity(map, step: SourceMap.Step("boundarySupplementaryItems", index: place), parent: parent)
      return boundaryItem(map, id: id, kind: map["elementKind"]?.text ?? "")
    }
  }

  private func boundaryItem(_ map: Normal, id: NodeID, kind: String) -> BoundaryItem {
    BoundaryItem(
      id: id, elementKind: kind, size: layoutSize(map["size"]),
      alignment: map["alignment"]?.text.flatMap(Alignment.init)
        ?? (ElementKind.canonical(kind) == BoundaryItem.footerKind ? .bottom : .top),
      absoluteOffset: map["absoluteOffset"].map(point) ?? .zero,
      extendsBoundary: map["extendsBoundary"]?.boolean ?? true,
      pinToVisibleBounds: map["pinToVisibleBounds"]?.boolean ?? false,
      contentInsets: map["contentInsets"].map(insets) ?? .zero, zIndex: whole(map["zIndex"]) ?? 1,
      isHidden: map["hidden"]?.boolean ?? false, title: map["title"]?.text,
      measured: map["measured"].map(measuredSize) ?? MeasuredSize())
  }
}
