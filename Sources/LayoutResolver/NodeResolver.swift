import LayoutReader
import LayoutSpec

// The items and groups of a section.

extension SpecResolver {
  /// Returns the section with only the keys that affect the boxes of its groups, and the ids of its
  /// formula-based custom groups in document order.
  mutating func skeleton(of map: Normal) -> (section: Section, formulas: [NodeID]) {
    let id = identity(map, step: SourceMap.Step(""), parent: nil)
    let section = Section(
      id: id, name: "", items: ItemList(), group: outermostGroup(map.field(SectionKeys.group), parent: id),
      contentInsets: map.insets(SectionKeys.contentInsets),
      contentInsetsReference: map.contentInsetsReference,
      orthogonalScrolling: orthogonalScrolling(map))
    return (section, sourceMap.formulas)
  }

  /// Returns the section's group; the normal form always has one.
  mutating func outermostGroup(_ field: NormalField?, parent: NodeID) -> Group {
    // In a section without cells, expressions can remain unevaluated; the group is then unknown.
    let isUnknown = field.map {
      $0.value.hasExpressions
        && $0.value.replacingFormulas { Normal(.null, at: $0.span) }.hasExpressions
    }
    guard let field, isUnknown == false,
      case .group(let group)? = node(
        field.value, step: SourceMap.Step(SectionKeys.group.name), parent: parent)
    else {
      return Group(id: parent, size: .full, content: .custom([]))
    }
    return group
  }

  mutating func node(_ normal: Normal, step: SourceMap.Step, parent: NodeID) -> Node? {
    guard let field = normal.fields.first else { return nil }
    let map = field.value
    var step = step
    step.kind = field.key
    let id = sourceMap.add(
      SourceMap.Origin(
        parent: parent, step: step, keySpan: field.keySpan, map: map, used: normal.used ?? map.used))
    let size = layoutSize(map[NodeKeys.size], aspectRatio: map[ItemKeys.aspectRatio]?.number)
    let contentInsets = map.insets(NodeKeys.contentInsets)
    let edges = map[NodeKeys.edgeSpacing].map(edgeSpacing) ?? .zero
    let attached = supplementaryItems(map[NodeKeys.supplementaryItems], parent: id)
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

  mutating func line(_ map: Normal, key: String, id: NodeID) -> LineContent {
    let axis: Axis = key == "horizontal" ? .horizontal : .vertical
    let gap = map.spacing(LineKeys.interItemSpacing)
    let count = whole(map[LineKeys.count]) ?? 1
    let repetitions: [(key: KeyRow, LineContent.Repetition)] = [
      (LineKeys.subitem, .equalShares(count: count)), (LineKeys.repeatingSubitem, .repeating(count: count)),
    ]
    for (key, repetition) in repetitions {
      guard let subitem = map[key] else { continue }
      let nodes = node(subitem, step: SourceMap.Step(key.name), parent: id).map { [$0] } ?? []
      return LineContent(axis: axis, subitems: nodes, repetition: repetition, interItemSpacing: gap)
    }
    let nodes = (map[LineKeys.subitems]?.elements ?? []).enumerated().compactMap { place, element in
      node(element, step: SourceMap.Step(LineKeys.subitems.name, index: place), parent: id)
    }
    return LineContent(axis: axis, subitems: nodes, repetition: .untilFull, interItemSpacing: gap)
  }

  mutating func customFrames(_ map: Normal) -> [CustomFrame] {
    if map.isFormula { return computedFrames.popFirst().flatMap { $0 } ?? [] }
    return (map[CustomKeys.items]?.elements ?? []).map { item in
      let numbers = (item[CustomFrameKeys.frame]?.elements ?? []).map { $0.number ?? 0 }
      let frame =
        numbers.count == 4
        ? Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : Rect()
      return CustomFrame(frame: frame, zIndex: item.wholeNumber(CustomFrameKeys.zIndex))
    }
  }
}
