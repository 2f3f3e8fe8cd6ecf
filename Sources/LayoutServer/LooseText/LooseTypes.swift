import LayoutReader

// The types of the values in a loose tree.

extension LooseTree {
  /// A value on the path from the root to a place.
  struct Step {
    let node: NodeIndex
    let type: ValueType
    /// The key of the value; for an element of a list, the key of the list.
    var key: String?
    /// The noun of the map that has the key.
    var holder: NounID?
  }

  /// Returns the values around a node, from the root to the node itself; empty if it is not part of the tree.
  func steps(to node: NodeIndex) -> [Step] {
    var places: [EntryPlace] = []
    var top = node
    while let parent = self[top].parent {
      places.append(parent)
      top = parent.node
    }
    guard top == root else { return [] }
    var steps = [Step(node: top, type: rootType)]
    for place in places.reversed() {
      guard let last = steps.last, let child = self[place.node].entries[place.entry].value else { break }
      let (type, key, holder) = value(of: place.entry, of: last, isRoot: steps.count == 1)
      let isBody = type == .anything && steps.count == 2 && last.key == "define"
      let used = isBody ? key.flatMap { use(of: $0)?.type } : nil
      steps.append(Step(node: child, type: used ?? type, key: key, holder: holder))
    }
    return steps
  }

  /// Returns the type of an entry's value, its key, and the map that has the key.
  ///
  /// - Parameter keys: the keys of the map, if the caller knows them.
  func value(of entry: Int, of step: Step, isRoot: Bool, beside keys: [String]? = nil) -> (
    type: ValueType, key: String?, holder: NounID?
  ) {
    guard self[step.node].kind == .map else { return (step.type.looseElement, step.key, step.holder) }
    let key = self[step.node].entries[entry].key
    let type = PlaceTypes.type(
      of: key, in: step.type, beside: keys ?? self[step.node].entries.map(\.key), isRoot: isRoot)
    return (type, key, PlaceTypes.ofMap(step.type).row.noun)
  }

  /// Returns the type and key at the first place that uses a definition.
  func use(of name: String) -> (type: ValueType, key: String?)? {
    var open = root.map { [Step(node: $0, type: rootType)] } ?? []
    while let step = open.popLast() {
      guard self[step.node].kind != .scalar else { continue }
      if text(value(of: SpecSchema.use, in: step.node)) == name, step.type != .anything {
        return (PlaceTypes.ofMap(step.type), step.key)
      }
      let keys = self[step.node].entries.map(\.key)
      for (index, entry) in self[step.node].entries.enumerated().reversed() {
        guard let child = entry.value else { continue }
        let (type, key, holder) = value(of: index, of: step, isRoot: step.node == root, beside: keys)
        open.append(Step(node: child, type: type, key: key, holder: holder))
      }
    }
    return nil
  }
}

extension ValueType {
  /// The type of the elements of a list.
  var looseElement: ValueType {
    switch self {
    case .edges: .word(["top", "leading", "bottom", "trailing"])
    case .visibleTargets: .elementKind
    case .point, .scale: .number(.points)
    case .items: .cell
    default: elementType
    }
  }
}
