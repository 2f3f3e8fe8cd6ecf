import LayoutResolver
import LayoutSpec

/// `self-sizing-feedback-risk`: a cell that measures itself on both axes.
public enum SelfSizingFeedbackRisk: StaticRule {
  public static let metadata = RuleMetadata(
    id: "self-sizing-feedback-risk",
    summary: "an item is estimated on both axes",
    why:
      "each measured side changes the other: the two may differ by a fraction of a point for ever, which is a hang or UIKit's recursive-layout exception",
    severity: .warning, layer: .static, evidence: .reported, since: "0.1.0",
    bad: [
      RuleExample(
        "a tag without a height",
        """
        sections:
          - items: 9
            group:
              horizontal:
                size: 100% x ~32
                subitems:
                  - item: ~80 x ~32  # <- self-sizing-feedback-risk
        """)
    ],
    good: [
      RuleExample(
        "a tag of a fixed height",
        """
        sections:
          - items: 9
            group:
              horizontal: {size: 100% x 32, subitems: [{item: ~80 x 32}]}
        """)
    ],
    nearMisses: [
      RuleExample(
        "a count that replaces one of the two",
        """
        lint: {disable: [count-overrides-item-size]}
        sections:
          - items: 9
            group:
              horizontal: {size: 100% x ~32, subitem: {item: ~80 x uniform(32)}, count: 3}
        """),
      RuleExample(
        "a list",
        """
        sections:
          - items: 9
            list: plain
        """),
    ])

  public static func check(_ layout: LintedLayout) -> [Finding] {
    var findings: [Finding] = []
    layout.spec.forEachNode { node, parent in
      guard case .item(let item) = node,
        Axis.allCases.allSatisfy({ item.size[$0].isEstimated && parent?.sharesOut($0) != true })
      else { return }
      findings.append(
        Finding(
          item.id, "the item is estimated on both axes; one side should be known when the other is measured",
          at: layout.sourceMap.valueSpan(of: item.id, "size"),
          help: ["make one side absolute, or a fraction"]))
    }
    return findings
  }
}
