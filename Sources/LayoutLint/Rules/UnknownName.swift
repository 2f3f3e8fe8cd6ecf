package enum UnknownName: Rule {
  package static let metadata = RuleMetadata(
    id: .unknownName,
    summary: "an unknown definition, name in an expression or section",
    why: "the spec cannot be evaluated; usually a name was changed in one place and not in the other",
    severity: .error, layer: .reading, evidence: .documented, since: "0.1.0", fixes: [.unsafe],
    followsOtherErrors: true,
    bad: [
      "a misspelt definition": """
      define: {card: {item: 50% x 100%}}
      items: 3
      group:
        horizontal:
          size: 100% x 44
          subitems:
            - use: crad  # <- unknown-name
            - use: card
      """,
      "a misspelt name in an expression": """
      let: {columns: 2}
      items: 3
      grid:
        columns: ${colums}  # <- unknown-name
        rowHeight: 44
      """,
    ],
    good: [
      "known names": """
      let: {columns: 2}
      items: 3
      grid: {columns: "${columns}", rowHeight: 44}
      """
    ],
    nearMisses: [
      "a name that use gives to its definition": """
      define: {row: {horizontal: {size: "100% x ${rowHeight}", subitems: [{item: {}}]}}}
      items: 3
      group: {use: row, with: {rowHeight: 44}}
      """
    ])
}
