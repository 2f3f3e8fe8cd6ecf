package enum UnknownRule: Rule {
  package static let metadata = RuleMetadata(
    id: .unknownRule,
    summary: "settings or a comment name an unknown rule",
    why: "the check silently differs from what was configured",
    severity: .error, layer: .reading, evidence: .reported, since: "0.1.0", fixes: [.unsafe],
    hasMilderFindings: true,
    bad: [
      "a misspelt rule in the settings": """
      lint: {disable: [touch-target-to-small]}  # <- unknown-rule
      items: 3
      grid: {columns: 2, rowHeight: 44}
      """,
      "a misspelt rule in a comment": """
      # layoutc:ignore-file ragged-rows -- cards  # <- unknown-rule
      items: 3
      grid: {columns: 2, rowHeight: 44}
      """,
    ],
    good: [
      "a rule": """
      lint:
        disable: [touch-target-too-small]
      items: 3
      grid: {columns: 2, rowHeight: 44}
      """
    ],
    nearMisses: [
      "a rule that other linters have, in a text": """
      items: 3
      title: "# layoutc:ignore no-magic-numbers"
      grid: {columns: 2, rowHeight: 44}
      """
    ])
}
