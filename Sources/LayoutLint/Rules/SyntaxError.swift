package enum SyntaxError: Rule {
  package static let metadata = RuleMetadata(
    id: .syntaxError,
    summary: "invalid YAML or JSON; in a Swift file a compiler error",
    why: "what follows the mistake cannot be read reliably",
    severity: .error, layer: .reading, evidence: .documented, since: "0.1.0",
    bad: [
      "a colon in a text without quotes": """
      items: 3
      title: Today: new arrivals  # <- syntax-error
      grid: {columns: 2, rowHeight: 44}
      """,
      "an expression without quotes in braces": """
      let: {n: 2}
      items: 3
      grid: {columns: ${n}, rowHeight: 44}  # <- syntax-error
      """,
    ],
    good: [
      "quotes": """
      let: {n: 2}
      items: 3
      title: "Today: new arrivals"
      grid: {columns: "${n}", rowHeight: 44}
      """
    ],
    nearMisses: [
      "a colon that no blank follows": """
      items: 3
      title: Today at 12:30
      grid: {columns: 2, rowHeight: 44}
      """
    ])
}
