package enum DocumentShape: Rule {
  package static let metadata = RuleMetadata(
    id: .documentShape,
    summary:
      "more than one document, a byte order mark, a tab as indentation, or text that is not UTF-8; in a Swift file no declaration that makes a layout, or several",
    why: "parsers differ: some silently drop the second document, some stop at the mark or the tab",
    severity: .warning, layer: .reading, evidence: .inferred, since: "0.1.0", fixes: [.safe],
    bad: [
      "a second document": """
      sections:
        - items: 3
          grid: {columns: 2, rowHeight: 44}
      ---  # <- document-shape
      sections: []
      """,
      "a tab as indentation": """
      sections:
        - items: 3
      \tgrid: {columns: 2, rowHeight: 44}  # <- document-shape
      """,
      "a byte order mark": """
      \u{FEFF}# A file from an old editor.  # <- document-shape
      items: 3
      grid: {columns: 2, rowHeight: 44}
      """,
    ],
    good: [
      "one document": """
      items: 3
      grid: {columns: 2, rowHeight: 44}
      """
    ],
    nearMisses: [
      "a document that says where it begins and ends": """
      ---
      sections:
        - items: 3
          grid: {columns: 2, rowHeight: 44}
      ...
      """,
      "a tab behind a value": """
      items: 3\t# three
      grid: {columns: 2, rowHeight: 44}
      """,
    ])
}
