import LayoutReader
import LayoutSpec

/// A section with its items and groups. All rules share one object, because copying sections and groups would cost more than most rules.
final class LintedSection {
  /// All runs of sections, which the list shares: a copy of the section itself would take more than everything else here.
  private let runs: [SectionList.Run]
  private let run: Int
  let index: Int
  /// The items and groups, outer ones first.
  let nodes: [LintedNode]
  /// The `list` that the section was made from, if it was.
  let list: Normal?

  init(_ index: Int, run: Int, of runs: [SectionList.Run], list: Normal?) {
    self.run = run
    self.runs = runs
    self.index = index
    self.list = list
    var nodes: [LintedNode] = []
    func visit(_ node: Node, in parent: LintedNode?) {
      let own = LintedNode(node, in: parent)
      nodes.append(own)
      for child in own.line?.subitems ?? [] { visit(child, in: own) }
    }
    visit(.group(runs[run].first.group), in: nil)
    self.nodes = nodes
  }

  private var section: Section {
    // Lend the section, so that reading one property copies no other.
    _read { yield runs[run].first }
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

/// An item or a group, as an object that all rules share. There may be millions: what the node itself has is not stored again.
final class LintedNode {
  let id: NodeID
  let isGroup: Bool
  /// The group that contains it; `nil` for the outermost one.
  let parent: LintedNode?
  let node: Node
  /// What its subitems are along its axis.
  private(set) lazy var subitemLengths = line.map(SubitemLengths.init)

  init(_ node: Node, in parent: LintedNode?) {
    self.node = node
    self.parent = parent
    id = node.id
    isGroup = if case .group = node { true } else { false }
  }

  var size: LayoutSize { node.size }
  var contentInsets: Insets { node.contentInsets }
  var edgeSpacing: EdgeSpacing { node.edgeSpacing }
  var supplementaryItems: [SupplementaryItem] { node.supplementaryItems }
  /// The contents of a horizontal or vertical group.
  var line: LineContent? { group?.line }
  var isItem: Bool { !isGroup }

  /// What messages call the node.
  var noun: String { isGroup ? "group" : "item" }

  /// The axis of a horizontal or vertical group.
  var axis: Axis? {
    if case .group(let group) = node { group.axis } else { nil }
  }

  var group: Group? {
    if case .group(let group) = node { group } else { nil }
  }

  /// How many subitems the group holds along its axis, as far as known without solving; 0 for an item or a custom group.
  var knownCapacity: Int { line?.knownCapacity ?? 0 }

  /// True if the group replaces its subitems' size along an axis with equal shares.
  func sharesOut(_ axis: Axis) -> Bool { line?.sharesOut(axis) ?? false }

  /// True if the node is an item that is measured along an axis.
  func isMeasured(_ axis: Axis) -> Bool {
    isItem && size[axis].isEstimated && parent?.sharesOut(axis) != true
  }
}

extension Group {
  /// The contents of a horizontal or vertical group.
  var line: LineContent? {
    switch content {
    case .line(let line): line
    case .custom: nil
    }
  }

  /// True if the group replaces its subitems' size along an axis with equal shares.
  func sharesOut(_ axis: Axis) -> Bool { line?.sharesOut(axis) ?? false }
}

extension LineContent {
  /// The sum of the listed subitems' lengths, if all are in points.
  var listedLength: Double? {
    let lengths = subitems.compactMap { $0.size[axis].points }
    return lengths.count == subitems.count ? lengths.reduce(0, +) : nil
  }

  /// How many subitems the group holds along its axis, as far as known without solving: the count, as many as fit if a single fraction is
  /// repeated, or else the number listed.
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

  /// True if equal shares replace the subitems' size along an axis.
  func sharesOut(_ axis: Axis) -> Bool {
    if case .equalShares = repetition { axis == self.axis } else { false }
  }
}

extension Node {
  /// What messages call the node.
  var noun: String {
    switch self {
    case .item: "item"
    case .group: "group"
    }
  }
}
