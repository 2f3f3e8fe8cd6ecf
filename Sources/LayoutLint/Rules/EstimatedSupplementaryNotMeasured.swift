import LayoutDiagnostics

extension RuleID {
  static let estimatedSupplementaryNotMeasured = RuleID("estimated-supplementary-not-measured")
}

package enum EstimatedSupplementaryNotMeasured: StaticRule {
  package static let metadata = RuleMetadata(
    id: .estimatedSupplementaryNotMeasured,
    summary: "an item's or a group's supplementary item is estimated",
    why:
      "UIKit is said to measure only cells and boundary items: the badge keeps its estimate and cuts off its text",
    severity: .info, layer: .static, evidence: .single, since: "0.1.0", fixes: [.unsafe],
    bad: [
      "a badge as wide as its number": """
      items: 9
      group:
        horizontal:
          size: 100% x 44
          subitems:
            - item:
                supplementaryItems:
                  - elementKind: badge
                    size: ~20 x 20  # <- estimated-supplementary-not-measured
      """
    ],
    good: [
      "a badge of a fixed size": """
      items: 9
      group:
        horizontal:
          size: 100% x 44
          subitems: [{item: {supplementaryItems: [{elementKind: badge, size: 20 x 20}]}}]
      """
    ],
    nearMisses: [
      "a header, which is measured": """
      items: 9
      header: ~44
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    layout.nodes.flatMap { node in
      node.supplementaryItems.findings { item, axis in
        guard let estimate = item.size[axis].estimate else { return nil }
        return Finding(
          item.id,
          "the \(axis.side) of a supplementary item on \(node.noun == "item" ? "an item" : "a group") is estimated; "
            + "it is said not to be measured, and to stay \(written(estimate))",
          at: layout.sizeSpan(of: item.id, axis),
          help:
            "write \(written(estimate)), which is the same wherever it is not measured (unsafe: frames change where it is)",
          fixes: .unsafe(
            "write \(written(estimate))",
            .resize(item.id, axis, from: item.size[axis], to: .absolute(estimate))))
      }
    }
  }
}
