import LayoutSpec

extension Spec {
  /// Calls `body` with every section; with copies that `repeat` makes only once.
  func forEachSection(_ body: (Section) -> Void) {
    for index in sections.indices where index == 0 || sections[index - 1].id != sections[index].id {
      body(sections[index])
    }
  }
}

/// The items and groups of a spec in the order of a walk, for those who walk again and again.
struct WalkedNodes: Sendable {
  private struct Entry {
    let node: Node
    /// The place of the group that holds it, among the groups; nil for an outermost one.
    let parent: Int?
  }

  private var entries: [Entry] = []
  private var groups: [Group] = []

  init(_ spec: Spec) {
    spec.forEachSection { visit(.group($0.group), nil) }
  }

  private mutating func visit(_ node: Node, _ parent: Int?) {
    entries.append(Entry(node: node, parent: parent))
    guard case .group(let group) = node else { return }
    let place = groups.count
    groups.append(group)
    for child in group.line?.subitems ?? [] { visit(child, place) }
  }

  /// Calls `body` with every node and the group that holds it.
  func forEach(_ body: (_ node: Node, _ parent: Group?) -> Void) {
    for entry in entries { body(entry.node, entry.parent.map { groups[$0] }) }
  }
}

extension Section {
  /// Calls `body` with every item and group and the group that holds it, outer ones first; the outermost group has none.
  func forEachNode(_ body: (_ node: Node, _ parent: Group?) -> Void) {
    func visit(_ node: Node, _ parent: Group?) {
      body(node, parent)
      guard case .group(let group) = node else { return }
      for child in group.line?.subitems ?? [] { visit(child, group) }
    }
    visit(.group(group), nil)
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

  /// How many subitems stand along the group as far as that is known without solving: those that are counted, or that are listed and as many
  /// copies of a single one as its fraction allows.
  var knownCapacity: Int {
    guard let line else { return 0 }
    switch line.repetition {
    case .equalShares(let count), .repeating(let count): return count
    case .untilFull:
      guard line.subitems.count == 1, let fraction = line.subitems[0].size[line.axis].fraction(of: line.axis),
        fraction > 0, fraction < 1
      else { return line.subitems.count }
      return Int(min(1 / fraction + 1e-9, 1e6))
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
