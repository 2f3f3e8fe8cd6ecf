import LayoutSpec

extension Spec {
  /// Calls `body` with every item and group and the group that holds it, outer ones first; outermost groups have none.
  func forEachNode(_ body: (_ node: Node, _ parent: Group?) -> Void) {
    func visit(_ node: Node, _ parent: Group?) {
      body(node, parent)
      guard case .group(let group) = node else { return }
      for child in group.line?.subitems ?? [] { visit(child, group) }
    }
    for section in sections { visit(.group(section.group), nil) }
  }
}

extension Group {
  /// The contents of a horizontal or vertical group; nil for a custom one.
  var line: LineContent? {
    switch content {
    case .line(let line): line
    case .custom: nil
    }
  }

  /// Whether the group replaces its subitems' own size along an axis by an equal share of its room.
  func sharesOut(_ axis: Axis) -> Bool {
    guard let line, line.axis == axis else { return false }
    switch line.repetition {
    case .equalShares: return true
    case .untilFull, .repeating: return false
    }
  }
}

extension Node {
  /// What the node is called in messages.
  var noun: String {
    switch self {
    case .item: "item"
    case .group: "group"
    }
  }
}
