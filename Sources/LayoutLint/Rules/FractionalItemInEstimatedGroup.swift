import LayoutDiagnostics
import LayoutSpec

package enum FractionalItemInEstimatedGroup: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("fractional-item-in-estimated-group"),
    summary: "an item takes a fraction of its group's estimated dimension",
    why:
      "the item never measures itself: every cell stays at the estimate, so text is cut off or room is left blank",
    severity: .warning, layer: .static, evidence: .documented, since: "0.1.0", fixes: [.unsafe],
    crashes: [.brokenConstraints: 2],
    bad: [
      "the whole of an estimated height": """
      items: 9
      group:
        horizontal:
          size: 100% x ~44
          subitems: [{item: 50% x 100%}]  # <- fractional-item-in-estimated-group
      """,
      "an item without a size": """
      items: 9
      group:
        vertical:
          size: 100% x ~44
          subitems: [{item: {}}]  # <- fractional-item-in-estimated-group
      """,
      "a nested group that takes the estimate on": """
      items: 9
      group:
        horizontal:
          size: 100% x ~200
          subitems:
            - vertical:
                size: 50% x 100%
                subitems: [{item: 100% x 50%}]  # <- fractional-item-in-estimated-group
      """,
      "beside an item that is measured": """
      items: 9
      group:
        horizontal:
          size: 100% x ~44
          subitems:
            - item: 50% x ~44
            - item: 50% x 100%  # <- fractional-item-in-estimated-group
      """,
    ],
    good: [
      "the item estimated like its group": """
      items: 9
      group: {horizontal: {size: 100% x ~44, subitems: [{item: 100% x ~44}]}}
      """
    ],
    nearMisses: [
      "a fraction of the axis that is not estimated": """
      items: 9
      group: {horizontal: {size: 100% x ~44, subitems: [{item: 50% x 60}, {item: 50% x 50%w}]}}
      """,
      "a nested group of a length of its own": """
      items: 9
      group:
        horizontal:
          size: 100% x ~200
          subitems: [{vertical: {size: 50% x 200, subitems: [{item: 100% x 50%}]}}]
      """,
      "equal shares replace the fraction": """
      items: 9
      group: {vertical: {size: 100% x ~200, subitem: {item: 100% x 100%}, count: 2}}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    var findings: [Finding] = []
    for node in layout.nodes where node.isGroup {
      for axis in Axis.allCases {
        guard let estimate = node.size[axis].estimate, let group = node.group else { continue }
        var search = FractionSearch(axis: axis)
        search.visit(group)
        for follower in search.followers {
          findings.append(
            finding(follower, estimate, group, axis, isBesideMeasured: search.meetsMeasured, layout))
        }
      }
    }
    return findings
  }

  private static func finding(
    _ follower: FractionSearch.Follower, _ points: Double, _ group: Group, _ axis: Axis,
    isBesideMeasured: Bool, _ layout: LintedLayout
  ) -> Finding {
    let side = axis.side
    let estimate = written(points)
    let item = follower.item
    let base = follower.share == 1 ? "" : "its group's, which is \(written(follower.share * 100))% of "
    let lengths = follower.parts.map { max(1, (points * $0.share).rounded()) }
    let title: SpelledHelp =
      "write \(estimated: written(lengths.last ?? points)) in the item\(lengths.count > 1 ? " and their own lengths in the groups around it" : "")"
    return Finding(
      item.id,
      "the item's \(side) is \(item.size[axis].written(along: axis)) of \(base)an estimated \(estimate); "
        + "only an item that is estimated itself is measured",
      at: layout.sizeSpan(of: item.id, axis), severity: isBesideMeasured ? .info : nil,
      cause: layout.sizeSpan(of: group.id, axis),
      secondary: DiagnosticLabel(layout.sizeSpan(of: group.id, axis), "the group's \(side) is estimated"),
      notes: isBesideMeasured
        ? "another item of the group is measured; this one is not stretched to it" : nil,
      help: "\(title) to have it measured (unsafe: frames change)",
      fixes: SpecFix(
        .unsafe, "\(title)",
        zip(follower.parts, lengths).map { part, length in
          .resize(part.node.id, axis, from: part.node.size[axis], to: .estimated(length))
        }))
  }
}

/// Finds the items in an estimated group that are a fraction of its estimate.
private struct FractionSearch {
  struct Follower {
    let item: Item
    /// The share of the estimate that the item's group has.
    let share: Double
    /// The groups between the estimated group and the item, then the item, each with its share of the
    /// estimate.
    let parts: [(node: Node, share: Double)]
  }

  let axis: Axis
  private(set) var followers: [Follower] = []
  /// True if an item in the group is measured.
  private(set) var meetsMeasured = false

  init(axis: Axis) { self.axis = axis }

  mutating func visit(_ group: Group) { visit(group, share: 1, inside: []) }

  /// - Parameter share: the group's share of the estimate; `nil` if its length does not depend on it.
  private mutating func visit(_ group: Group, share: Double?, inside outer: [(node: Node, share: Double)]) {
    guard let line = group.line, !group.sharesOut(axis) else { return }
    for child in line.subitems {
      let fraction = child.size[axis].fraction(of: axis)
      let own = share.flatMap { share in fraction.map { $0 * share } }
      let parts = own.map { outer + [(child, $0)] } ?? []
      switch child {
      case .item(let item):
        if item.size[axis].isEstimated { meetsMeasured = true }
        if let share, fraction != nil {
          followers.append(Follower(item: item, share: share, parts: parts))
        }
      case .group(let inner):
        visit(inner, share: own, inside: parts)
      }
    }
  }
}
