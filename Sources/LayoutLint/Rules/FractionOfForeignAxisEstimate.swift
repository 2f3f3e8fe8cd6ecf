import LayoutDiagnostics
import LayoutResolver
import LayoutSpec

extension RuleID { static let fractionOfForeignAxisEstimate = RuleID("fraction-of-foreign-axis-estimate") }

/// `fraction-of-foreign-axis-estimate`: a width that follows an estimated height, or a height that follows an estimated width.
package enum FractionOfForeignAxisEstimate: StaticRule {
  package static let metadata = RuleMetadata(
    id: .fractionOfForeignAxisEstimate,
    summary: "a side that is a fraction of the group's other side, which is estimated",
    why:
      "the fraction is taken of the estimate, not of what is measured: squares come out as something else, and one side may feed the other",
    severity: .warning, layer: .static, evidence: .single, since: "0.1.0",
    bad: [
      RuleExample(
        "a square beside text",
        """
        sections:
          - items: 8
            group:
              horizontal:
                size: 100% x ~80
                subitems:
                  - item: 100%h x 80  # <- fraction-of-foreign-axis-estimate
                  - item: 50% x ~80
        """)
    ],
    good: [
      RuleExample(
        "a square of the row's width",
        """
        sections:
          - items: 8
            group:
              horizontal:
                size: 100% x ~80
                subitems:
                  - item: 25% x 25%w
                  - item: 75% x ~80
        """)
    ],
    nearMisses: [
      RuleExample(
        "a height that is known",
        """
        sections:
          - items: 8
            group:
              horizontal:
                size: 100% x 80
                subitems:
                  - item: 100%h x 80
                  - item: 50% x 80
        """),
      RuleExample(
        "equal shares replace the width",
        """
        lint: {disable: [count-overrides-item-size]}
        sections:
          - items: 8
            group:
              horizontal: {size: 100% x ~80, count: 3, subitem: {item: 100%h x ~80}}
        """),
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    var findings: [Finding] = []
    layout.forEachNode { node, parent in
      guard let parent else { return }
      for axis in Axis.allCases where parent.size[axis.cross].isEstimated && !parent.sharesOut(axis) {
        guard node.size[axis].fraction(of: axis.cross) != nil else { continue }
        let length = node.size[axis].written(along: axis)
        let other = axis.cross.side
        findings.append(
          Finding(
            node.id,
            "the \(node.noun)'s \(axis.side) is \(length), a fraction of the group's \(other), which is estimated; "
              + "it follows the estimate, not what is measured",
            at: layout.sourceMap.valueSpan(of: node.id, "size", axis.side),
            secondary: [
              DiagnosticLabel(
                layout.sourceMap.valueSpan(of: parent.id, "size", other), "the \(other) is estimated")
            ],
            help: ["take a fraction of a side that is known, or write the points"]))
      }
    }
    return findings
  }
}
