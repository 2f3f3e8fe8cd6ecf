import LayoutDiagnostics

/// `invalid-value`: a value of the wrong type, or a word that the format does not have.
package enum InvalidValue: Rule {
  package static let metadata = RuleMetadata(
    id: .invalidValue,
    summary: "a value of the wrong type, a word that is not known, or a unit",
    why: "nothing can be laid out by it; a reader that passes it over lays out something else",
    severity: .error, layer: .reading, evidence: .inferred, since: "0.1.0", fixes: [.unsafe],
    bad: [
      RuleExample(
        "a unit",
        """
        sections:
          - items: 3
            grid:
              columns: 2
              rowHeight: 44pt  # <- invalid-value
        """),
      RuleExample(
        "a misspelt word",
        """
        configuration:
          scrollDirection: horizontaly  # <- invalid-value
        sections:
          - items: 3
            grid: {columns: 2, rowHeight: 44}
        """),
      RuleExample(
        "an old boolean",
        """
        sections:
          - items: 3
            header:
              height: 44
              pinned: yes  # <- invalid-value
            grid: {columns: 2, rowHeight: 44}
        """),
    ],
    good: [
      RuleExample(
        "numbers, words and booleans of the format",
        """
        configuration: {scrollDirection: vertical}
        sections:
          - items: 3
            header: {height: ~44, pinned: true}
            grid: {columns: 2, rowHeight: 44}
        """)
    ],
    nearMisses: [
      RuleExample(
        "a quoted number where text is read as well",
        """
        sections:
          - items: 3
            grid: {columns: 2, rowHeight: "44"}
        """)
    ])
}
