import LayoutReader

/// A loose tree with what the format says may stand at each place.
struct TypedTree {
  /// A value on the way from the root to a place.
  struct Step {
    let node: LooseTree.NodeIndex
    let type: ValueType
    /// The key that it stands under; of an element of a list that of the list.
    var key: String?
    /// The map that has the key.
    var holder: NounID?
  }

  let tree: LooseTree
  let rootType: ValueType

  /// The values around a node, from the root to itself; none where it has no place in the text.
  func steps(to node: LooseTree.NodeIndex) -> [Step] {
    var places: [(node: Int, entry: Int)] = []
    var top = node
    while let parent = tree[top].parent {
      places.append(parent)
      top = parent.node
    }
    guard top == tree.root else { return [] }
    var steps = [Step(node: top, type: rootType)]
    for place in places.reversed() {
      guard let last = steps.last, let child = tree[place.node].entries[place.entry].value else { break }
      let (type, key, holder) = value(of: place.entry, of: last, isRoot: steps.count == 1)
      let isBody = type == .anything && steps.count == 2 && last.key == "define"
      let used = isBody ? key.flatMap { use(of: $0)?.type } : nil
      steps.append(Step(node: child, type: used ?? type, key: key, holder: holder))
    }
    return steps
  }

  /// What may stand in the place of an entry, the key that it stands under, and the map that has this.
  ///
  /// - Parameter keys: those of the map, where they are known.
  func value(of entry: Int, of step: Step, isRoot: Bool, beside keys: [String]? = nil) -> (
    type: ValueType, key: String?, holder: NounID?
  ) {
    guard tree[step.node].kind == .map else { return (Self.element(of: step.type), step.key, step.holder) }
    let key = tree[step.node].entries[entry].key
    let type = PlaceTypes.type(
      of: key, in: step.type, beside: keys ?? tree[step.node].entries.map(\.key), isRoot: isRoot)
    return (type, key, PlaceTypes.ofMap(step.type).row.noun)
  }

  /// What the elements of a list may be.
  static func element(of type: ValueType) -> ValueType {
    switch type {
    case .edges: .word(["top", "leading", "bottom", "trailing"])
    case .visibleTargets: .elementKind
    case .point, .scale: .number(.points)
    case .items: .cell
    default: type.elementType
    }
  }

  /// The type and key at the first place that uses a definition.
  func use(of name: String) -> (type: ValueType, key: String?)? {
    var open = tree.root.map { [Step(node: $0, type: rootType)] } ?? []
    while let step = open.popLast() {
      guard tree[step.node].kind != .scalar else { continue }
      if let used = tree.text(tree.value(of: SpecSchema.use, in: step.node)), used == name,
        step.type != .anything
      {
        return (PlaceTypes.ofMap(step.type), step.key)
      }
      let keys = tree[step.node].entries.map(\.key)
      for (index, entry) in tree[step.node].entries.enumerated().reversed() {
        guard let child = entry.value else { continue }
        let (type, key, holder) = value(
          of: index, of: step, isRoot: step.node == tree.root, beside: keys)
        open.append(Step(node: child, type: type, key: key, holder: holder))
      }
    }
    return nil
  }
}
