package enum CountNotPositive: Rule {
  package static let metadata = RuleMetadata(
    id: .countNotPositive,
    summary: "a count or a number of columns below 1",
    why:
      "a group needs at least one subitem to share its length; a column count computed from the width can reach 0 in a narrow container",
    severity: .error, layer: .reading, evidence: .single, since: "0.1.0", fixes: [.safe],
    crashes: [.countTooSmall: 1],
    bad: [
      "no columns": """
      items: 3
      grid:
        columns: 0  # <- count-not-positive
        rowHeight: 44
      """,
      "columns wider than the container": """
      environment: {container: 320 x 480}
      items: 3
      grid:
        columns: ${floor(width / 400)}  # <- count-not-positive
        rowHeight: 44
      """,
    ],
    good: [
      "at least one": """
      environment: {container: 320 x 480}
      items: 3
      grid:
        columns: ${max(1, floor(width / 400))}
        rowHeight: 44
      """
    ],
    nearMisses: [
      "no cells": """
      items: 0
      grid: {columns: 2, rowHeight: 44}
      """,
      "auto, which is never fewer than one": """
      environment: {container: 320 x 480}
      items: 3
      grid: {columns: auto(400), rowHeight: 44}
      """,
    ])
}
