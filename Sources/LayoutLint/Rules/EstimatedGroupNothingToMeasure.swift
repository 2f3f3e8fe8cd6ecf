import LayoutDiagnostics
import LayoutSpec

/// `estimated-group-nothing-to-measure`: a group that waits for a size which none of its items has.
package enum EstimatedGroupNothingToMeasure: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("estimated-group-nothing-to-measure"),
    summary: "a group is estimated along an axis on which no item in it is",
    why:
      "nothing in it is ever measured: the group takes the size of its contents, and the estimate misleads whoever reads it",
    severity: .info, layer: .static, evidence: .single, since: "0.1.0", fixes: [.unsafe], isOptIn: true,
    bad: [
      "an item of a fixed height": """
      items: 9
      group:
        horizontal:
          size: 100% x ~60  # <- estimated-group-nothing-to-measure
          subitems: [{item: 50% x 44}]
      """
    ],
    good: [
      "the height of the item": """
      items: 9
      group:
        horizontal: {size: 100% x 44, subitems: [{item: 50% x 44}]}
      """
    ],
    nearMisses: [
      "one of the items is measured": """
      items: 9
      group:
        horizontal: {size: 100% x ~60, subitems: [{item: 50% x 44}, {item: 50% x ~60}]}
      """,
      "an item that takes a fraction of the estimate, which another rule finds": """
      items: 9
      group:
        horizontal: {size: 100% x ~60, subitems: [{item: 50% x 100%}]}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    layout.nodes.findings { node, axis in
      guard let group = node.group, node.line != nil, node.size[axis].isEstimated, !node.sharesOut(axis)
      else { return nil }
      var contents = Contents(axis: axis)
      contents.visit(group)
      guard !contents.hasMeasured, !contents.hasFollower else { return nil }
      return Finding(
        group.id,
        "the group's \(axis.side) is estimated, and no item in it is; nothing is measured",
        at: layout.sizeSpan(of: group.id, axis),
        help: contents.greatest.map {
          "write \(written($0)), the greatest \(axis.side) in it (unsafe: frames may change)"
        } ?? "write the points that it takes (unsafe: frames may change)",
        fixes: contents.greatest.map {
          .unsafe(
            "write \(written($0))", .resize(group.id, axis, from: group.size[axis], to: .absolute($0)))
        })
    }
  }
}

/// What the items of an estimated group are like along an axis.
private struct Contents {
  let axis: Axis
  private(set) var hasMeasured = false
  /// True if an item takes a fraction of an estimate.
  private(set) var hasFollower = false
  /// The greatest length of an item that is fixed, points; nil where none is.
  private(set) var greatest: Double?

  init(axis: Axis) { self.axis = axis }

  mutating func visit(_ group: Group) {
    guard let line = group.line else {
      // What the frames of a custom group need is not told by its dimension.
      hasFollower = true
      return
    }
    for child in line.subitems {
      switch child.size[axis] {
      case .estimated, .uniformAcrossSiblings: if case .item = child { hasMeasured = true }
      case .absolute(let points): greatest = max(greatest ?? points, points)
      case .fractionalWidth, .fractionalHeight:
        if child.size[axis].isFraction(of: axis) { hasFollower = true }
      }
      if case .group(let inner) = child, inner.size[axis].isEstimated { visit(inner) }
    }
  }
}
