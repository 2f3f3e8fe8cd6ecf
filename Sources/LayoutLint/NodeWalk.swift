import LayoutReader
import LayoutSpec

/// A section as rules see it, with its items and groups: one object for all rules, since copies of sections and groups cost more than most
/// rules do.
final class LintedSection {
  private let section: Section
  /// Its index in the layout.
  let index: Int
  /// The items and groups in the order of a walk, outer ones first.
  let nodes: [LintedNode]
  /// The keys of the `list` that it was made by, if it was.
  let list: Normal?

  init(_ index: Int, _ section: Section, list: Normal?) {
    self.section = section
    self.index = index
    self.list = list
    var nodes: [LintedNode] = []
    func visit(_ node: Node, in parent: LintedNode?) {
      let own = LintedNode(node, in: parent)
      nodes.append(own)
      for child in own.line?.subitems ?? [] { visit(child, in: own) }
    }
    visit(.group(section.group), in: nil)
    self.nodes = nodes
  }

  var id: NodeID { section.id }
  var items: ItemList { section.items }
  /// The outermost group.
  var group: LintedNode { nodes[0] }
  var arrangement: CellArrangement? { section.arrangement }
  var contentInsets: Insets { section.contentInsets }
  var contentInsetsReference: ContentInsetsReference { section.contentInsetsReference }
  var interGroupSpacing: Double { section.interGroupSpacing }
  var orthogonalScrolling: OrthogonalScrolling? { section.orthogonalScrolling }
  var supplementariesFollowContentInsets: Bool { section.supplementariesFollowContentInsets }
  var boundaryItems: [BoundaryItem] { section.boundaryItems }
  var decorationItems: [DecorationItem] { section.decorationItems }
  var visibleItems: [VisibleItemRule] { section.visibleItems }
  /// The first node with an estimated dimension.
  var firstEstimate: NodeID? { section.firstEstimate }
}

/// An item or a group as rules see it.
final class LintedNode {
  let id: NodeID
  let size: LayoutSize
  let contentInsets: Insets
  let edgeSpacing: EdgeSpacing
  let supplementaryItems: [SupplementaryItem]
  /// The contents of a horizontal or vertical group; nil for others.
  let line: LineContent?
  let isGroup: Bool
  /// The group that holds it; nil for the outermost one.
  let parent: LintedNode?
  /// The node itself.
  let node: Node

  init(_ node: Node, in parent: LintedNode?) {
    self.node = node
    self.parent = parent
    switch node {
    case .item(let item):
      (id, size, contentInsets) = (item.id, item.size, item.contentInsets)
      (edgeSpacing, supplementaryItems) = (item.edgeSpacing, item.supplementaryItems)
      (line, isGroup) = (nil, false)
    case .group(let group):
      (id, size, contentInsets) = (group.id, group.size, group.contentInsets)
      (edgeSpacing, supplementaryItems) = (group.edgeSpacing, group.supplementaryItems)
      (line, isGroup) = (group.line, true)
    }
  }

  var isItem: Bool { !isGroup }

  /// What the node is called in messages.
  var noun: String { isGroup ? "group" : "item" }

  /// The axis of a horizontal or vertical group.
  var axis: Axis? { line?.axis }

  /// The group, if it is one.
  var group: Group? {
    if case .group(let group) = node { group } else { nil }
  }

  /// How many subitems stand along the group as far as that is known without solving; 0 for an item or a custom group.
  var knownCapacity: Int { line?.knownCapacity ?? 0 }

  /// True if the group replaces its subitems' own size along an axis by an equal share of its room.
  func sharesOut(_ axis: Axis) -> Bool { line?.sharesOut(axis) ?? false }
}

extension Group {
  /// The contents of a horizontal or vertical group; nil for a custom one.
  var line: LineContent? {
    switch content {
    case .line(let line): line
    case .custom: nil
    }
  }

  /// True if the group replaces its subitems' own size along an axis by an equal share of its room.
  func sharesOut(_ axis: Axis) -> Bool { line?.sharesOut(axis) ?? false }
}

extension LineContent {
  /// How long the listed subitems are together along the axis, points; nil where one of them does not say so.
  var listedLength: Double? {
    let lengths = subitems.compactMap { $0.size[axis].points }
    return lengths.count == subitems.count ? lengths.reduce(0, +) : nil
  }

  /// How many subitems stand along the group as far as that is known without solving: those that are counted, or that are listed and as many
  /// copies of a single one as its fraction allows.
  var knownCapacity: Int {
    switch repetition {
    case .equalShares(let count), .repeating(let count): return count
    case .untilFull:
      guard subitems.count == 1, let fraction = subitems[0].size[axis].fraction(of: axis), fraction > 0,
        fraction < 1
      else { return subitems.count }
      return Int(min(1 / fraction + 1e-9, 1e6))
    }
  }

  /// True if the subitems' own size along an axis is replaced by an equal share of the room.
  func sharesOut(_ axis: Axis) -> Bool {
    if case .equalShares = repetition { axis == self.axis } else { false }
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
