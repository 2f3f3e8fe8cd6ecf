import LayoutDiagnostics
import LayoutResolver
import LayoutSpec

extension RuleID { static let uniformRequiresEstimatedParent = RuleID("uniform-requires-estimated-parent") }

/// `uniform-requires-estimated-parent`: a uniform item in a group that does not grow.
///
/// A warning, though Apple documents the requirement: that UIKit rejects such a layout is not known.
package enum UniformRequiresEstimatedParent: StaticRule {
  package static let metadata = RuleMetadata(
    id: .uniformRequiresEstimatedParent,
    summary: "uniformAcrossSiblings in a group that is not estimated on that axis",
    why:
      "Apple asks for a group that is estimated on the same axis; what UIKit does without is not documented",
    severity: .warning, layer: .static, evidence: .documented, since: "0.1.0", fixes: [.unsafe],
    bad: [
      RuleExample(
        "rows of a fixed height",
        """
        lint: {disable: [estimated-item-in-fixed-group]}
        sections:
          - items: 9
            group:
              horizontal:
                size: 100% x 44
                subitems:
                  - item: 50% x uniform(44)  # <- uniform-requires-estimated-parent
        """)
    ],
    good: [
      RuleExample(
        "rows that grow",
        """
        sections:
          - items: 9
            group:
              horizontal: {size: 100% x ~44, subitems: [{item: 50% x uniform(44)}]}
        """)
    ],
    nearMisses: [
      RuleExample(
        "a group that is uniform itself",
        """
        sections:
          - items: 9
            group:
              horizontal:
                size: 100% x ~44
                subitems: [{vertical: {size: 50% x uniform(44), subitems: [{item: 100% x uniform(44)}]}}]
        """),
      RuleExample(
        "equal shares replace the width",
        """
        lint: {disable: [count-overrides-item-size]}
        sections:
          - items: 9
            group:
              horizontal: {size: 100% x 44, subitem: {item: {size: uniform(50) x 100%}}, count: 3}
        """),
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    var findings: [Finding] = []
    layout.forEachNode { node, parent in
      guard let parent else { return }
      for axis in Axis.allCases where !parent.size[axis].isEstimated && !parent.sharesOut(axis) {
        guard case .uniformAcrossSiblings(let estimate) = node.size[axis] else { continue }
        let length = parent.size[axis].written(along: axis)
        findings.append(
          Finding(
            node.id,
            "the \(node.noun)'s \(axis.side) is uniform, its group's is \(length); "
              + "uniform items need a group that is estimated on the same axis",
            at: layout.sourceMap.valueSpan(of: node.id, "size", axis.side),
            secondary: [
              DiagnosticLabel(
                layout.sourceMap.valueSpan(of: parent.id, "size", axis.side),
                "the group's \(axis.side) is \(length)")
            ],
            help: ["make the group's \(axis.side) ~\(written(estimate)) (unsafe: frames change)"],
            fixes: [
              SpecFix(
                .unsafe, "make the group's \(axis.side) ~\(written(estimate))",
                [.resize(parent.id, axis, from: parent.size[axis], to: .estimated(estimate))])
            ]))
      }
    }
    return findings
  }
}
