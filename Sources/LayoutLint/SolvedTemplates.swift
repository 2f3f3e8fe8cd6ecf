import LayoutSolver
import LayoutSpec

/// A section with the nodes of its outermost group as they were solved; of copies that `repeat` makes only the first.
struct SectionTemplate: Sendable {
  /// The section's index in the solved layout.
  let index: Int
  let section: Section
  /// The items and groups that are laid out, outer ones first; none where the section has no cells.
  let nodes: [TemplateNode]

  /// The outermost group.
  var root: SolvedNode? { nodes.first?.solved }
}

/// An item or a group of a section, solved.
struct TemplateNode: Sendable {
  let solved: SolvedNode
  /// The group that holds it; nil for the outermost one.
  let parent: SolvedNode?
  /// The axes along which its length is known before anything is measured, its containers' included.
  private(set) var knownAxes = Axes()

  init(_ solved: SolvedNode, in parent: TemplateNode?) {
    self.solved = solved
    self.parent = parent?.solved
    for axis in Axis.allCases where isFixed(axis) {
      let base = isShared(axis) ? axis : node.size[axis].baseAxis
      if let parent, let base, !parent.knownAxes.contains(base) { continue }
      knownAxes.insert(axis)
    }
  }

  /// Some of the axes.
  struct Axes: Sendable {
    private var hasHorizontal = false
    private var hasVertical = false

    func contains(_ axis: Axis) -> Bool { axis == .horizontal ? hasHorizontal : hasVertical }

    fileprivate mutating func insert(_ axis: Axis) {
      if axis == .horizontal { hasHorizontal = true } else { hasVertical = true }
    }
  }

  var node: Node { solved.node }

  /// The group, if it is one.
  var group: Group? {
    if case .group(let group) = solved.node { group } else { nil }
  }

  /// The item, if it is one.
  var item: Item? {
    if case .item(let item) = solved.node { item } else { nil }
  }

  /// Whether its length along an axis is what the group's count gives it.
  func isShared(_ axis: Axis) -> Bool {
    guard let parent, case .group(let group) = parent.node else { return false }
    return group.sharesOut(axis)
  }

  /// Whether its length along an axis is known before anything is measured.
  func isFixed(_ axis: Axis) -> Bool { isShared(axis) || !node.size[axis].isEstimated }
}

extension Solution {
  /// The sections as rules look at them: what repeats is there once.
  var templates: [SectionTemplate] {
    spec.sections.indices.filter { $0 == 0 || spec.sections[$0 - 1].id != spec.sections[$0].id }.map {
      index in
      var nodes: [TemplateNode] = []
      func visit(_ solved: SolvedNode, _ parent: TemplateNode?) {
        let entry = TemplateNode(solved, in: parent)
        nodes.append(entry)
        for child in solved.children { visit(child, entry) }
      }
      if let root = outermostGroup(ofSection: index) { visit(root, nil) }
      return SectionTemplate(index: index, section: spec.sections[index], nodes: nodes)
    }
  }
}

extension LintedLayout {
  /// Calls `body` with every item and group that is laid out, and its section.
  func forEachSolvedNode(_ body: (TemplateNode, SectionTemplate) -> Void) {
    for template in templates {
      for node in template.nodes { body(node, template) }
    }
  }

  /// Whether a node was not written but made by a shorthand such as `grid`: all that it holds then stands at the shorthand's key.
  func isMadeByShorthand(_ node: NodeID) -> Bool {
    sourceMap.map(of: node).fields.contains { $0.keySpan == sourceMap.keySpan(of: node) }
  }
}
