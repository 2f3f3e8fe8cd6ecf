import LayoutDiagnostics

/// `document-shape`: a file that holds more or something else than one document of text.
package enum DocumentShape: Rule {
  package static let metadata = RuleMetadata(
    id: .documentShape,
    summary:
      "more than one document, a byte order mark, a tab as indentation, or what is no UTF-8 text; in a file of Swift no declaration that makes a layout, or several",
    why: "readers differ: some drop the second document without a word, some stop at the mark or at the tab",
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
