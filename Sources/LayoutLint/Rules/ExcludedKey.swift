package enum ExcludedKey: Rule {
  package static let metadata = RuleMetadata(
    id: .excludedKey,
    summary: "a key together with another one that excludes it",
    why: "the two contradict each other, and one of them would have no effect",
    severity: .error, layer: .reading, evidence: .documented, since: "0.1.0",
    bad: [
      "two ways to give the height of a row": """
      items: 3
      grid:
        columns: 2
        rowHeight: 44
        aspectRatio: 1  # <- excluded-key
      """
    ],
    good: [
      "one of the two": """
      items: 3
      grid: {columns: 2, aspectRatio: 1}
      """
    ],
    nearMisses: [
      "the other one in a variant, which drops the first": """
      items: 3
      grid: {columns: 2, rowHeight: 44}
      variants:
        - when: "${width > 700}"
          grid: {aspectRatio: 1}
      """
    ])
}
