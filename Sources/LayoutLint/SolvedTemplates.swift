import LayoutSolver
import LayoutSpec

/// A section with the solved nodes of its outermost group. Of the copies that `repeat` makes, only the first has a template.
struct SectionTemplate {
  let section: LintedSection
  /// The items and groups that are laid out, outer ones first; empty if the section has no cells.
  let nodes: [TemplateNode]

  /// The section's index in the solved layout.
  var index: Int { section.index }
  /// The outermost group.
  var root: SolvedNode? { nodes.first?.solved }
}

extension SectionTemplate {
  /// How many cells are examined at most for their kind.
  private static let greatestCellCount = 64

  /// The nodes of those of the first cells whose kind satisfies a condition. The kind of a cell without one is `nil`.
  func nodes(in solution: Solution, whereKind isWanted: (String?) -> Bool) -> Set<NodeID> {
    let cells = 0..<min(section.items.count, Self.greatestCellCount)
    return Set(
      cells.filter { isWanted(section.items.position(of: $0)?.run.kind) }
        .compactMap { solution.cell($0, inSection: index)?.node })
  }
}

/// A solved item or group of a section.
final class TemplateNode {
  let solved: SolvedNode
  let node: Node
  /// The group that contains it; `nil` for the outermost one.
  let parent: TemplateNode?
  /// The axis along which the group's count gives the node an equal share.
  private let sharedAxis: Axis?
  /// The axes along which the node's length, and every length that it depends on, is known before measuring.
  let knownAxes: Axes

  init(_ solved: SolvedNode, in parent: TemplateNode?) {
    self.solved = solved
    self.parent = parent
    node = solved.node
    let size = node.size
    let sharedAxis = parent?.group?.sharedAxis
    self.sharedAxis = sharedAxis
    var known = Axes()
    for axis in Axis.allCases where axis == sharedAxis || !size[axis].isEstimated {
      let base = axis == sharedAxis ? axis : size[axis].baseAxis
      if let parent, let base, !parent.knownAxes.contains(base) { continue }
      known.insert(axis)
    }
    knownAxes = known
  }

  /// The item, if it is one. Taken out of the node, because there may be millions of nodes to keep.
  var item: Item? {
    if case .item(let item) = node { item } else { nil }
  }

  /// The group, if it is one.
  var group: Group? {
    if case .group(let group) = node { group } else { nil }
  }

  /// Some of the axes.
  struct Axes {
    private var hasHorizontal = false
    private var hasVertical = false

    func contains(_ axis: Axis) -> Bool { axis == .horizontal ? hasHorizontal : hasVertical }

    fileprivate mutating func insert(_ axis: Axis) {
      if axis == .horizontal { hasHorizontal = true } else { hasVertical = true }
    }
  }

  /// True if the group's count gives the node an equal share along an axis.
  func isShared(_ axis: Axis) -> Bool { axis == sharedAxis }

  /// True if the node's length along an axis is not measured.
  func isFixed(_ axis: Axis) -> Bool { isShared(axis) || !node.size[axis].isEstimated }
}

extension SolvedNode {
  /// How much of a horizontal or vertical group's length its subitems take, with their edge spacing and the minimum gaps, in points.
  var usedLength: Double? {
    guard case .group(let group) = node, let line = group.line, let slots = slotCount, slots > 0 else {
      return nil
    }
    let children = children
    var used = Double(slots - 1) * line.interItemSpacing.minimum
    for (index, child) in children.enumerated() {
      let times = (slots - index + children.count - 1) / children.count
      used += Double(times) * (child.extent[line.axis] + child.node.edgeSpacing.least(line.axis))
    }
    return used
  }
}

extension Group {
  /// The axis along which the count gives the subitems equal shares.
  fileprivate var sharedAxis: Axis? { line.flatMap { $0.sharesOut($0.axis) ? $0.axis : nil } }
}

extension Solution {
  /// The sections with their solved nodes.
  func templates(_ sections: [LintedSection]) -> [SectionTemplate] {
    sections.map { section in
      var nodes: [TemplateNode] = []
      func visit(_ solved: SolvedNode, _ parent: TemplateNode?) {
        let entry = TemplateNode(solved, in: parent)
        nodes.append(entry)
        for child in solved.children { visit(child, entry) }
      }
      if let root = outermostGroup(ofSection: section.index) { visit(root, nil) }
      return SectionTemplate(section: section, nodes: nodes)
    }
  }
}

extension LintedLayout {
  /// True if a shorthand such as `grid` gave a section a key: the key then has the span of the group.
  func isMadeByShorthand(_ section: LintedSection, _ key: String) -> Bool {
    sourceMap.keySpan(of: section.id, key) == sourceMap.keySpan(of: section.id, "group")
  }

  /// True if a node was made by a shorthand such as `grid`: all its keys then have the shorthand's span.
  func isMadeByShorthand(_ node: NodeID) -> Bool {
    sourceMap.map(of: node).fields.contains { $0.keySpan == sourceMap.keySpan(of: node) }
  }
}
