package enum SectionWithoutLayout: Rule {
  package static let metadata = RuleMetadata(
    id: .sectionWithoutLayout,
    summary: "data has a section that the spec does not lay out, or the code of a section gives no layout",
    why:
      "a section provider that returns nil for a section with items makes UIKit raise \"Invalid section definition\", often while rotating",
    severity: .error, layer: .reading, evidence: .documented, since: "0.1.0", fixes: [.unsafe],
    followsOtherErrors: true, crashes: [.noLayout: 2, .noGroup: 2],
    bad: [
      "a misspelt section in a state": """
      sections:
        - {id: shelf, items: 3, grid: {columns: 2, rowHeight: 44}}
      states: {full: {shelfs: 12}}  # <- section-without-layout
      """
    ],
    good: [
      "the sections of the spec": """
      sections:
        - {id: shelf, items: 3, grid: {columns: 2, rowHeight: 44}}
      states: {full: {shelf: 12}}
      """
    ],
    nearMisses: [
      "a section by its index": """
      sections:
        - {items: 3, grid: {columns: 2, rowHeight: 44}}
      states:
        full:
          "0": 12
      """,
      "a copy of a section": """
      sections:
        - {id: shelf, repeat: 2, items: 3, grid: {columns: 2, rowHeight: 44}}
      states: {full: {shelf-1: 12}}
      """,
    ])
}
