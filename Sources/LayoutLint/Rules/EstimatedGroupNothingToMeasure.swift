import LayoutDiagnostics
import LayoutSpec

package enum EstimatedGroupNothingToMeasure: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("estimated-group-nothing-to-measure"),
    summary: "a group is estimated on an axis on which none of its items is",
    why:
      "nothing in it is ever measured: the group takes the size of its contents, and the estimate misleads readers",
    severity: .info, layer: .static, evidence: .single, since: "0.1.0", fixes: [.unsafe], isOptIn: true,
    bad: [
      "an item of a fixed height": """
      items: 9
      group:
        horizontal:
          size: 100% x ~60  # <- estimated-group-nothing-to-measure
          subitems: [{item: 50% x 44}]
      """,
      "a row of three and the gaps between them": """
      items: 9
      group:
        horizontal:
          size: ~100 x 120  # <- estimated-group-nothing-to-measure
          interItemSpacing: 8
          count: 3
          repeatingSubitem: {item: 100 x 100%}
      """,
    ],
    good: [
      "the height of the item": """
      items: 9
      group: {horizontal: {size: 100% x 44, subitems: [{item: 50% x 44}]}}
      """
    ],
    nearMisses: [
      "one of the items is measured": """
      items: 9
      group: {horizontal: {size: 100% x ~60, subitems: [{item: 50% x 44}, {item: 50% x ~60}]}}
      """,
      "an item that takes a fraction of the estimate, which another rule finds": """
      items: 9
      group: {horizontal: {size: 100% x ~60, subitems: [{item: 50% x 100%}]}}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    layout.nodes.findings { node, axis in
      guard let group = node.group, node.line != nil, node.size[axis].isEstimated, !node.sharesOut(axis)
      else { return nil }
      var contents = Contents(axis: axis)
      contents.visit(group)
      guard !contents.hasMeasured, !contents.hasFollower else { return nil }
      let length = group.knownLength(axis)
      let isSum = axis == node.axis
      return Finding(
        group.id,
        "the group's \(axis.side) is estimated, and no item in it is; nothing is measured",
        at: layout.sizeSpan(of: group.id, axis),
        help: length.map {
          "write \(written($0)), \(isSum ? "what stands along it" : "the greatest \(axis.side) in it") (unsafe: frames may change)"
        } ?? "write the points that it takes (unsafe: frames may change)",
        fixes: length.map {
          .unsafe(
            "write \(written($0))", .resize(group.id, axis, from: group.size[axis], to: .absolute($0)))
        })
    }
  }
}

/// The kinds of items in an estimated group along an axis: measured ones, and fractions of the estimate.
private struct Contents {
  let axis: Axis
  private(set) var hasMeasured = false
  /// True if an item is a fraction of the estimate.
  private(set) var hasFollower = false

  init(axis: Axis) { self.axis = axis }

  mutating func visit(_ group: Group) {
    guard let line = group.line else {
      // The dimension of a custom group says nothing about its frames.
      hasFollower = true
      return
    }
    for child in line.subitems {
      switch child.size[axis] {
      case .estimated, .uniformAcrossSiblings: if case .item = child { hasMeasured = true }
      case .absolute: break
      case .fractionalWidth, .fractionalHeight:
        if child.size[axis].isFraction(of: axis) { hasFollower = true }
      }
      if case .group(let inner) = child, inner.size[axis].isEstimated { visit(inner) }
    }
  }
}

extension Group {
  /// Returns the length of the group's contents in points; `nil` if unknown, or if the group has insets,
  /// which take effect only when the axis is no longer estimated.
  fileprivate func knownLength(_ axis: Axis) -> Double? {
    guard let line, contentInsets.total(axis) == 0 else { return nil }
    let lengths = line.subitems.compactMap { child in
      child.knownLength(axis).map { $0 + child.edgeSpacing.least(axis) }
    }
    guard lengths.count == line.subitems.count else { return nil }
    if axis != line.axis { return lengths.max() }
    let sum = lengths.reduce(0, +)
    switch line.repetition {
    // A group of estimated length contains each subitem once.
    case .untilFull: return sum + Double(lengths.count - 1) * line.interItemSpacing.minimum
    case .repeating(let count):
      return Double(count) * sum + Double(count - 1) * line.interItemSpacing.minimum
    case .equalShares: return nil
    }
  }
}

extension Node {
  fileprivate func knownLength(_ axis: Axis) -> Double? {
    if case .absolute(let points) = size[axis] { return points }
    if case .group(let group) = self, size[axis].isEstimated { return group.knownLength(axis) }
    return nil
  }
}
