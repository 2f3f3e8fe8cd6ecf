package enum UnknownKey: Rule {
  package static let metadata = RuleMetadata(
    id: .unknownKey,
    summary: "a key that the format does not have at its place",
    why: "if a misspelled key were ignored, the layout would not be what the spec says",
    severity: .error, layer: .reading, evidence: .reported, since: "0.1.0", fixes: [.unsafe],
    bad: [
      "a letter is missing": """
      items: 3
      grid:
        columns: 2
        rowHeight: 44
        spacng: 8  # <- unknown-key
      """,
      "one level too high": """
      items: 3
      columns: 2  # <- unknown-key
      grid: {columns: 2, rowHeight: 44}
      """,
    ],
    good: [
      "the key of the format": """
      items: 3
      grid: {columns: 2, rowHeight: 44, spacing: 8}
      """
    ],
    nearMisses: [
      "custom names": """
      let: {spacng: 8}
      items: 3
      grid: {columns: 2, rowHeight: 44, spacing: "${spacng}"}
      """
    ])
}
