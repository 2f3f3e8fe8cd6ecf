import LayoutDiagnostics
import LayoutText

package enum SuppressionWithoutReason: Rule {
  package static let metadata = RuleMetadata(
    id: RuleID("suppression-without-reason"),
    summary: "a suppression comment gives no reason",
    why: "nobody can tell later whether the waiver still holds",
    severity: .info, layer: .comments, evidence: .reported, since: "0.1.0", isOptIn: true,
    bad: [
      "nothing but the rule": """
      items: 9
      group:
        # layoutc:ignore one-point-dimension  # <- suppression-without-reason
        horizontal: {size: 100% x 1, subitems: [{item: {}}]}
      """
    ],
    good: [
      "a reason": """
      items: 9
      group:
        # layoutc:ignore one-point-dimension -- a divider
        horizontal: {size: 100% x 1, subitems: [{item: {}}]}
      """
    ],
    nearMisses: [
      "settings, which need none": """
      lint: {disable: [one-point-dimension]}
      items: 9
      group: {horizontal: {size: 100% x 1, subitems: [{item: {}}]}}
      """
    ])

  static func diagnostic(at span: Span) -> Diagnostic {
    Diagnostic(
      metadata.severity, rule: metadata.id, "the comment gives no reason", at: span,
      help: ["write it behind ' -- '"])
  }
}
