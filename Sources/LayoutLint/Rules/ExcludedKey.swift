import LayoutDiagnostics

/// `excluded-key`: two keys of which only one may stand.
package enum ExcludedKey: Rule {
  package static let metadata = RuleMetadata(
    id: .excludedKey,
    summary: "a key beside another one that excludes it",
    why: "the two say different things about the same, and one of them would be for nothing",
    severity: .error, layer: .reading, evidence: .documented, since: "0.1.0",
    bad: [
      RuleExample(
        "two ways to give the height of a row",
        """
        sections:
          - items: 3
            grid:
              columns: 2
              rowHeight: 44
              aspectRatio: 1  # <- excluded-key
        """)
    ],
    good: [
      RuleExample(
        "one of the two",
        """
        sections:
          - items: 3
            grid: {columns: 2, aspectRatio: 1}
        """)
    ],
    nearMisses: [
      RuleExample(
        "the other one in a variant, which drops the first",
        """
        sections:
          - items: 3
            grid: {columns: 2, rowHeight: 44}
            variants:
              - when: "${width > 700}"
                grid: {aspectRatio: 1}
        """)
    ])
}
