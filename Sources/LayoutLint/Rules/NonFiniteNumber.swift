package enum NonFiniteNumber: Rule {
  package static let metadata = RuleMetadata(
    id: .nonFiniteNumber,
    summary: "infinity, NaN, or more points than a layout can hold",
    why: "NaN spreads to every following frame, and views raise when they are given it",
    severity: .error, layer: .reading, evidence: .single, since: "0.1.0",
    crashes: [.invalidEstimate: 2, .notFinite: 1],
    bad: [
      "infinity": """
      items: 3
      interGroupSpacing: .inf  # <- non-finite-number
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """,
      "a division by zero": """
      let: {n: 0}
      items: 3
      interGroupSpacing: ${width / n}  # <- non-finite-number
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """,
      "too many points": """
      items: 3
      interGroupSpacing: ${width * 1000000}  # <- non-finite-number
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """,
    ],
    good: [
      "a number of points": """
      items: 3
      interGroupSpacing: 8
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """
    ],
    nearMisses: [
      "as many points as may be": """
      items: 3
      interGroupSpacing: 1000000
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """,
      "a division by zero that is not evaluated": """
      let: {n: 0}
      items: 3
      interGroupSpacing: "${8 if n == 0 else width / n}"
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """,
    ])
}
