package enum AmbiguousScalar: Rule {
  package static let metadata = RuleMetadata(
    id: .ambiguousScalar,
    summary: "a text without quotes that YAML 1.1 and YAML 1.2 read differently",
    why:
      "layoutc reads YAML 1.2; scripts and editors that read 1.1 take `no` for false, 010 for 8, 1:30 for 90 and 2024-01-01 for a date, and write that back",
    severity: .warning, layer: .reading, evidence: .documented, since: "0.1.0", fixes: [.safe],
    bad: [
      "an id that is a boolean in YAML 1.1": """
      sections:
        - id: no  # <- ambiguous-scalar
          items: [se, dk]
          grid: {columns: 2, rowHeight: 44}
      """,
      "numbers with zeros before them, and by powers of ten": """
      items: 012  # <- ambiguous-scalar
      interGroupSpacing: 1e1  # <- ambiguous-scalar
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """,
      "a title that is a number in YAML 1.1": """
      items: 3
      title: 12:30  # <- ambiguous-scalar
      grid: {columns: 2, rowHeight: 44}
      """,
      "ids that are dates in YAML 1.1": """
      items:
        - 2024-01-01  # <- ambiguous-scalar
        - {id: 2024-01-02T8:15:00.5Z}  # <- ambiguous-scalar
        - 2024-1-3 08:15:00 +1  # <- ambiguous-scalar
      grid: {columns: 7, rowHeight: 60}
      """,
    ],
    good: [
      "quotes, and numbers as they are mostly written": """
      sections:
        - id: "no"
          title: "12:30"
          items: 12
          interGroupSpacing: 10
          group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """
    ],
    nearMisses: [
      "what is like a date": """
      items: [2024-01, 2024-1-1, 24-01-01, 2024-01-01-a, 2024-01-01T8:15, "2024-01-01"]
      grid: {columns: 7, rowHeight: 60}
      """,
      "a fraction without a zero, and a zero that changes nothing": """
      items: 07
      group: {horizontal: {size: 100% x 44, interItemSpacing: .5, subitems: [{item: 48% x 100%}]}}
      """,
      "a merge key": """
      sections:
        - &shelf {items: 3, grid: {columns: 2, rowHeight: 44}}
        - <<: *shelf
          id: second
      """,
      "a word of the format": """
      lint: {severity: {ragged-row: off}}
      items: 3
      grid: {columns: 2, rowHeight: 44}
      """,
      "a coordinate": """
      items: 3
      boundarySupplementaryItems: [{elementKind: header, size: 100% x 44, absoluteOffset: {x: 0, y: -4}}]
      grid: {columns: 2, rowHeight: 44}
      """,
    ])
}
