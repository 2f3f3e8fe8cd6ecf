package enum InvalidValue: Rule {
  package static let metadata = RuleMetadata(
    id: .invalidValue,
    summary: "a value of the wrong type, an unknown word, or a unit",
    why: "it cannot be laid out, and ignoring it would give another layout",
    severity: .error, layer: .reading, evidence: .inferred, since: "0.1.0", fixes: [.unsafe],
    bad: [
      "a unit": """
      items: 3
      grid:
        columns: 2
        rowHeight: 44pt  # <- invalid-value
      """,
      "a misspelt word": """
      configuration: {scrollDirection: horizontaly}  # <- invalid-value
      items: 3
      grid: {columns: 2, rowHeight: 44}
      """,
      "an old boolean": """
      items: 3
      header:
        height: 44
        pinned: yes  # <- invalid-value
      grid: {columns: 2, rowHeight: 44}
      """,
    ],
    good: [
      "numbers, words and booleans of the format": """
      configuration: {scrollDirection: vertical}
      items: 3
      header: {height: ~44, pinned: true}
      grid: {columns: 2, rowHeight: 44}
      """
    ],
    nearMisses: [
      "a quoted number where text is read as well": """
      items: 3
      grid: {columns: 2, rowHeight: "44"}
      """
    ])
}
