import LayoutDiagnostics
import LayoutResolver
import LayoutSpec

extension RuleID { static let countOverridesItemSize = RuleID("count-overrides-item-size") }

/// `count-overrides-item-size`: a size along the group that an equal share replaces.
package enum CountOverridesItemSize: StaticRule {
  package static let metadata = RuleMetadata(
    id: .countOverridesItemSize,
    summary: "a count replaces the subitem's size along the group",
    why:
      "subitem with count gives every copy an equal share of the group, so changing the size along it has no effect",
    severity: .warning, layer: .static, evidence: .documented, since: "0.1.0", fixes: [.safe, .unsafe],
    bad: [
      RuleExample(
        "a width of 100 points in three equal columns",
        """
        sections:
          - items: 9
            group:
              horizontal:
                size: 100% x 120
                subitem:
                  item: 100 x 100%  # <- count-overrides-item-size
                count: 3
        """),
      RuleExample(
        "a height that is not the share",
        """
        sections:
          - items: 9
            group:
              vertical:
                size: 100% x 120
                subitem:
                  item: 100% x 30%  # <- count-overrides-item-size
                count: 2
        """),
      RuleExample(
        "a group as the subitem",
        """
        sections:
          - items: 9
            group:
              horizontal:
                size: 100% x 120
                subitem:
                  vertical:
                    size: 25% x 100%  # <- count-overrides-item-size
                    subitems: [{item: 100% x 50%}]
                count: 2
        """),
    ],
    good: [
      RuleExample(
        "the whole width",
        """
        sections:
          - items: 9
            group:
              horizontal: {size: 100% x 120, subitem: {item: 100% x 100%}, count: 3}
        """)
    ],
    nearMisses: [
      RuleExample(
        "the share itself, roughly",
        """
        sections:
          - items: 9
            group:
              horizontal: {size: 100% x 120, subitem: {item: 33% x 100%}, count: 3}
        """),
      RuleExample(
        "a size across the group",
        """
        sections:
          - items: 9
            group:
              horizontal: {size: 100% x 120, subitem: {item: 100% x 30}, count: 3}
        """),
      RuleExample(
        "a repeating subitem, which keeps its size",
        """
        sections:
          - items: 9
            group:
              horizontal: {size: 100% x 120, repeatingSubitem: {item: 100 x 100%}, count: 3}
        """),
      RuleExample(
        "no size at all",
        """
        sections:
          - items: 9
            group:
              horizontal: {size: 100% x 120, subitem: {item: {}}, count: 3}
        """),
    ])

  /// How far a fraction may be from the share and still mean it: 33% for a third.
  private static let tolerance = 0.02

  package static func check(_ layout: LintedLayout) -> [Finding] {
    var findings: [Finding] = []
    layout.forEachNode { node, parent in
      guard let line = parent?.line, case .equalShares(let count) = line.repetition else { return }
      let dimension = node.size[line.axis]
      guard !means(dimension, share: 1 / Double(count), line.axis) else { return }
      // `estimated-count-group-not-measured` says what becomes of an estimate in an estimated group.
      if line.axis == .vertical, dimension.isEstimated, parent?.size.height.isEstimated == true { return }
      let side = line.axis.side
      let isInset = dimension.isEstimated && node.contentInsets.only(line.axis) != .zero
      let effect = isInset ? "unsafe: the insets then count" : "safe: frames do not change"
      findings.append(
        Finding(
          node.id,
          "the \(node.noun)'s \(side) of \(dimension.written(along: line.axis)) has no effect; "
            + "count gives it \(count == 1 ? "all" : "1/\(count)") of the group's \(side)",
          at: layout.sourceMap.valueSpan(of: node.id, "size", side),
          secondary: parent.map { [countLabel($0, layout)] } ?? [],
          help: [
            "write 100% (\(effect))", "or write repeatingSubitem: it keeps its size (unsafe: frames change)",
          ],
          fixes: fixes(node, dimension, line.axis, isInset: isInset, group: parent)))
    }
    return findings
  }

  private static func fixes(
    _ node: LintedNode, _ dimension: Dimension, _ axis: Axis, isInset: Bool, group: LintedNode?
  ) -> [SpecFix] {
    let whole = Dimension.fraction(1, of: axis)
    let fixes = [
      SpecFix(
        isInset ? .unsafe : .safe, "write 100%", [.resize(node.id, axis, from: dimension, to: whole)])
    ]
    guard let group else { return fixes }
    return fixes + [
      SpecFix(.unsafe, "write repeatingSubitem", [.rename(group.id, "subitem", to: "repeatingSubitem")])
    ]
  }

  private static func countLabel(_ group: LintedNode, _ layout: LintedLayout) -> DiagnosticLabel {
    DiagnosticLabel(layout.sourceMap.valueSpan(of: group.id, "count"), "the count is here")
  }

  /// Whether a dimension says no more than that the room is shared out.
  private static func means(_ dimension: Dimension, share: Double, _ axis: Axis) -> Bool {
    switch dimension {
    case .fractionalWidth(let fraction), .fractionalHeight(let fraction):
      dimension.isFraction(of: axis) && (fraction == 1 || abs(fraction - share) <= tolerance)
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }
}
