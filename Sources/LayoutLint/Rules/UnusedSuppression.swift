import LayoutDiagnostics
import LayoutText

package enum UnusedSuppression: Rule {
  package static let metadata = RuleMetadata(
    id: RuleID("unused-suppression"),
    summary:
      "a suppression comment that hides nothing, or an override for a section or key that does not exist",
    why:
      "the mistake is fixed, and the comment would hide the next one; for rules about frames or cells this is reported only in runs with several environments, such as --matrix: one alone cannot show that no other needs the comment",
    severity: .warning, layer: .comments, evidence: .documented, since: "0.1.0", fixes: [.safe],
    followsOtherErrors: true,
    bad: [
      "a mistake that is mended": """
      items: 9
      group:
        horizontal:
          size: 100% x 44
          # layoutc:ignore one-point-dimension -- a divider  # <- unused-suppression
          subitems: [{item: 100% x 44}]
      """,
      "one of two rules, for the whole file": """
      # layoutc:ignore-file one-point-dimension, unused-definition -- dividers  # <- unused-suppression
      items: 9
      group: {horizontal: {size: 100% x 1, subitems: [{item: {}}]}}
      """,
    ],
    good: [
      "a comment that hides a finding": """
      items: 9
      group:
        # layoutc:ignore one-point-dimension -- a divider
        horizontal: {size: 100% x 1, subitems: [{item: {}}]}
      """
    ],
    nearMisses: [
      "a rule that is turned off for the whole spec": """
      lint: {disable: [one-point-dimension]}
      items: 9
      group:
        # layoutc:ignore one-point-dimension -- a divider
        horizontal: {size: 100% x 44, subitems: [{item: {}}]}
      """,
      "words in a text": """
      items: 9
      title: "# layoutc:ignore one-point-dimension -- a divider"
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """,
    ])

  /// - Parameter removal: the edit that removes the rule from the comment.
  static func diagnostic(_ rule: RuleID, at span: Span, removal: TextEdit?) -> Diagnostic {
    Diagnostic(
      metadata.severity, rule: metadata.id,
      "\(rule) finds nothing that the comment could hide", at: span,
      help: ["take \(rule) out of the comment (safe: frames do not change)"],
      fixes: removal.map { [Fix(.safe, "take \(rule) out of the comment", [$0])] } ?? [])
  }
}
