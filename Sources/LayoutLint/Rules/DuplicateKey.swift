package enum DuplicateKey: Rule {
  package static let metadata = RuleMetadata(
    id: .duplicateKey,
    summary: "the same key twice in one mapping",
    why:
      "parsers differ: most silently keep the last value, so that editing the first one has no effect",
    severity: .error, layer: .reading, evidence: .documented, since: "0.1.0",
    bad: [
      "two numbers of columns": """
      items: 3
      grid:
        columns: 2
        rowHeight: 44
        columns: 3  # <- duplicate-key
      """
    ],
    good: [
      "each key once": """
      items: 3
      grid: {columns: 3, rowHeight: 44}
      """
    ],
    nearMisses: [
      "the same key in two mappings": """
      items: 3
      grid: {columns: 2, rowHeight: 44}
      variants:
        - when: "${width > 700}"
          grid: {columns: 3, rowHeight: 44}
      """
    ])
}
