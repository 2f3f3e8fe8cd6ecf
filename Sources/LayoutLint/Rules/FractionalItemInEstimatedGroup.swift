import LayoutDiagnostics
import LayoutResolver
import LayoutSpec

/// `fractional-item-in-estimated-group`: an item that takes a fraction of an estimate instead of measuring itself.
public enum FractionalItemInEstimatedGroup: StaticRule {
  public static let metadata = RuleMetadata(
    id: "fractional-item-in-estimated-group",
    summary: "an item takes a fraction of its group's estimated dimension",
    why:
      "the item never measures itself: every cell stays at the estimate, so text is cut off or room is left blank",
    severity: .warning, layer: .static, evidence: .documented, since: "0.1.0", fixes: [.unsafe],
    bad: [
      RuleExample(
        "the whole of an estimated height",
        """
        sections:
          - items: 9
            group:
              horizontal:
                size: 100% x ~44
                subitems:
                  - item: 50% x 100%  # <- fractional-item-in-estimated-group
        """),
      RuleExample(
        "an item without a size",
        """
        sections:
          - items: 9
            group:
              vertical:
                size: 100% x ~44
                subitems:
                  - item: {}  # <- fractional-item-in-estimated-group
        """),
      RuleExample(
        "a nested group that takes the estimate on",
        """
        sections:
          - items: 9
            group:
              horizontal:
                size: 100% x ~200
                subitems:
                  - vertical:
                      size: 50% x 100%
                      subitems:
                        - item: 100% x 50%  # <- fractional-item-in-estimated-group
        """),
      RuleExample(
        "beside an item that is measured",
        """
        sections:
          - items: 9
            group:
              horizontal:
                size: 100% x ~44
                subitems:
                  - item: 50% x ~44
                  - item: 50% x 100%  # <- fractional-item-in-estimated-group
        """),
    ],
    good: [
      RuleExample(
        "the item estimated like its group",
        """
        sections:
          - items: 9
            group:
              horizontal: {size: 100% x ~44, subitems: [{item: 50% x ~44}]}
        """)
    ],
    nearMisses: [
      RuleExample(
        "a fraction of the axis that is not estimated",
        """
        sections:
          - items: 9
            group:
              horizontal: {size: 100% x ~44, subitems: [{item: 50% x 60}, {item: 50% x 50%w}]}
        """),
      RuleExample(
        "a nested group of a length of its own",
        """
        sections:
          - items: 9
            group:
              horizontal:
                size: 100% x ~200
                subitems: [{vertical: {size: 50% x 200, subitems: [{item: 100% x 50%}]}}]
        """),
      RuleExample(
        "equal shares replace the fraction",
        """
        sections:
          - items: 9
            group:
              vertical: {size: 100% x ~200, subitem: {item: 100% x 100%}, count: 2}
        """),
    ])

  public static func check(_ layout: ResolvedLayout) -> [Finding] {
    var findings: [Finding] = []
    layout.spec.forEachNode { node, _ in
      guard case .group(let group) = node else { return }
      for axis in Axis.allCases {
        guard let estimate = group.size[axis].estimate else { continue }
        var search = FractionSearch(axis: axis)
        search.visit(group, follows: true)
        for item in search.items {
          findings.append(
            finding(item, estimate, group, axis, isBesideMeasured: search.meetsMeasured, layout))
        }
      }
    }
    return findings
  }

  private static func finding(
    _ item: Item, _ estimate: Double, _ group: Group, _ axis: Axis, isBesideMeasured: Bool,
    _ layout: ResolvedLayout
  ) -> Finding {
    let side = axis.side
    let fraction = item.size[axis].written(along: axis)
    return Finding(
      item.id,
      "the item's \(side) is \(fraction) of an estimated \(written(estimate)); "
        + "only an item that is estimated itself is measured",
      at: layout.sourceMap.valueSpan(of: item.id, "size", side), severity: isBesideMeasured ? .info : nil,
      secondary: [
        DiagnosticLabel(
          layout.sourceMap.valueSpan(of: group.id, "size", side), "the group's \(side) is estimated")
      ],
      notes: isBesideMeasured
        ? ["another item of the group is measured; this one is not stretched to it"] : [],
      help: ["write ~\(written(estimate)) to have the item measured (unsafe: frames change)"])
  }
}

/// Looks below a group that is estimated on an axis for items that take a fraction of the estimate.
private struct FractionSearch {
  let axis: Axis
  var items: [Item] = []
  /// Whether an item below the group is measured on the axis.
  var meetsMeasured = false

  /// - Parameter follows: whether the group's length still is the estimate, or a fraction of it.
  mutating func visit(_ group: Group, follows: Bool) {
    guard let line = group.line, !group.sharesOut(axis) else { return }
    for child in line.subitems {
      let isFraction = child.size[axis].isFraction(of: axis)
      switch child {
      case .item(let item):
        if item.size[axis].isEstimated { meetsMeasured = true }
        if follows, isFraction { items.append(item) }
      case .group(let inner): visit(inner, follows: follows && isFraction)
      }
    }
  }
}

extension Dimension {
  /// The points of an estimate; nil for what is not self-sizing.
  fileprivate var estimate: Double? {
    switch self {
    case .estimated(let points), .uniformAcrossSiblings(let points): points
    case .absolute, .fractionalWidth, .fractionalHeight: nil
    }
  }
}
