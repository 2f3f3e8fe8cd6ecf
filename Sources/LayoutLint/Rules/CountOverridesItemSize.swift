import LayoutDiagnostics
import LayoutSpec

package enum CountOverridesItemSize: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("count-overrides-item-size"),
    summary: "a count replaces the subitem's size along the group",
    why:
      "subitem with count gives every copy an equal share of the group, so changing the size along it has no effect",
    severity: .info, layer: .static, evidence: .documented, since: "0.1.0", fixes: [.safe, .unsafe],
    bad: [
      "a width of 100 points in three equal columns": """
      items: 9
      group:
        horizontal:
          size: 100% x 120
          subitem: {item: 100 x 100%}  # <- count-overrides-item-size
          count: 3
      """,
      "a height that is not the share": """
      items: 9
      group:
        vertical:
          size: 100% x 120
          subitem: {item: 100% x 30%}  # <- count-overrides-item-size
          count: 2
      """,
      "a group as the subitem": """
      items: 9
      group:
        horizontal:
          size: 100% x 120
          subitem:
            vertical:
              size: 25% x 100%  # <- count-overrides-item-size
              subitems: [{item: 100% x 50%}]
          count: 2
      """,
    ],
    good: [
      "the whole width": """
      items: 9
      group: {horizontal: {size: 100% x 120, subitem: {item: 100% x 100%}, count: 3}}
      """
    ],
    nearMisses: [
      "the share itself, roughly": """
      items: 9
      group: {horizontal: {size: 100% x 120, subitem: {item: 33% x 100%}, count: 3}}
      """,
      "a size across the group": """
      items: 9
      group: {horizontal: {size: 100% x 120, subitem: {item: 100% x 30}, count: 3}}
      """,
      "a repeating subitem, which keeps its size": """
      items: 9
      group: {horizontal: {size: 100% x 120, repeatingSubitem: {item: 100 x 100%}, count: 3}}
      """,
      "no size at all": """
      items: 9
      group: {horizontal: {size: 100% x 120, subitem: {item: {}}, count: 3}}
      """,
    ])

  /// A fraction that differs from a share by no more than this means that share, such as 33% for a third.
  private static let tolerance = 0.02

  package static func check(_ layout: LintedLayout) -> [Finding] {
    layout.nodes.compactMap { node in
      guard let group = node.parent, let line = group.line, case .equalShares(let count) = line.repetition
      else { return nil }
      let dimension = node.size[line.axis]
      guard !means(dimension, share: 1 / Double(count), line.axis) else { return nil }
      // `estimated-count-group-not-measured` reports an estimate in an estimated group.
      if line.axis == .vertical, dimension.isEstimated, group.size.height.isEstimated { return nil }
      let side = line.axis.side
      let isInset = dimension.isEstimated && node.contentInsets.only(line.axis) != .zero
      let effect = isInset ? "unsafe: the insets then count" : "safe: frames do not change"
      let whole = SpecEdit.resize(node.id, line.axis, from: dimension, to: .fraction(1, of: line.axis))
      return Finding(
        node.id,
        "the \(node.noun)'s \(side) of \(dimension.written(along: line.axis)) has no effect; "
          + "count gives it \(count == 1 ? "all" : "1/\(count)") of the group's \(side)",
        at: layout.sizeSpan(of: node.id, line.axis),
        secondary: DiagnosticLabel(layout.sourceMap.valueSpan(of: group.id, "count"), "the count is here"),
        help: "write 100% (\(effect))",
        "or write repeatingSubitem: it keeps its size (unsafe: frames change)",
        fixes: SpecFix(isInset ? .unsafe : .safe, "write 100%", [whole]),
        .unsafe("write repeatingSubitem", .rename(group.id, "subitem", to: "repeatingSubitem")))
    }
  }

  /// Returns `true` if a dimension agrees with the count: the whole length, or about the equal share.
  private static func means(_ dimension: Dimension, share: Double, _ axis: Axis) -> Bool {
    switch dimension {
    case .fractionalWidth(let fraction), .fractionalHeight(let fraction):
      dimension.isFraction(of: axis) && (fraction == 1 || abs(fraction - share) <= tolerance)
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }
}
