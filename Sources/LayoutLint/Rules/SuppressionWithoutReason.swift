import LayoutDiagnostics
import LayoutText

extension RuleID { static let suppressionWithoutReason = RuleID("suppression-without-reason") }

/// `suppression-without-reason`: a comment that turns a rule off and does not say why.
package enum SuppressionWithoutReason: Rule {
  package static let metadata = RuleMetadata(
    id: .suppressionWithoutReason,
    summary: "a suppression comment gives no reason",
    why: "nobody can tell later whether the waiver still holds",
    severity: .info, layer: .comments, evidence: .reported, since: "0.1.0", isOptIn: true,
    bad: [
      RuleExample(
        "nothing but the rule",
        """
        sections:
          - items: 9
            group:
              # layoutc:ignore one-point-dimension  # <- suppression-without-reason
              horizontal: {size: 100% x 1, subitems: [{item: {}}]}
        """)
    ],
    good: [
      RuleExample(
        "a reason",
        """
        sections:
          - items: 9
            group:
              # layoutc:ignore one-point-dimension -- a divider
              horizontal: {size: 100% x 1, subitems: [{item: {}}]}
        """)
    ],
    nearMisses: [
      RuleExample(
        "settings, which need none",
        """
        lint: {disable: [one-point-dimension]}
        sections:
          - items: 9
            group:
              horizontal: {size: 100% x 1, subitems: [{item: {}}]}
        """)
    ])

  /// What is said of a comment.
  static func diagnostic(at span: Span) -> Diagnostic {
    Diagnostic(
      metadata.severity, rule: metadata.id, "the comment gives no reason", at: span,
      help: ["write it behind ' -- '"])
  }
}
