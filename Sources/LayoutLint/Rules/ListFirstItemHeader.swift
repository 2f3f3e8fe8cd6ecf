import LayoutDiagnostics

package enum ListFirstItemHeader: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("list-first-item-header"),
    summary: "headerMode firstItemInSection leaves the list without rows",
    why:
      "the first item is drawn as the header: with one item there is nothing below it, and indexes are off by one",
    severity: .warning, layer: .items, evidence: .documented, since: "0.1.0",
    bad: [
      "one item without children": """
      items: 1
      list:
        appearance: insetGrouped
        headerMode: firstItemInSection  # <- list-first-item-header
      """,
      "a header of its own beside it": """
      items: 9
      header: ~44
      list:
        appearance: insetGrouped
        headerMode: firstItemInSection  # <- list-first-item-header
      """,
    ],
    good: [
      "a header and rows": """
      items: 3
      list: {appearance: insetGrouped, headerMode: firstItemInSection}
      """
    ],
    nearMisses: [
      "a header whose rows are collapsed": """
      items: [{id: more, expanded: false, children: [{id: a}, {id: b}]}]
      list: {appearance: insetGrouped, headerMode: firstItemInSection}
      """,
      "a list that is empty for now": """
      sections:
        - list: {appearance: insetGrouped, headerMode: firstItemInSection}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    guard !layout.lists.isEmpty else { return [] }
    let axis = layout.spec.configuration.scrollDirection
    return layout.sections.compactMap { section in
      guard let mode = section.list?.field("headerMode"),
        mode.value.text == "firstItemInSection"
      else { return nil }
      // Chosen: a section without items may get items later.
      let hasHeader = section.boundaryItems.contains { $0.alignment.place(axis) == .start }
      // An item of an outline may have collapsed rows below it, which count as rows.
      let isAlone = section.items.count == 1 && section.items.runs.first?.indentationLevel == nil
      guard isAlone || hasHeader else { return nil }
      return Finding(
        section.id,
        hasHeader
          ? "the first item is the header, and the section has a header of its own"
          : "the section's only item is drawn as its header; no rows follow it",
        at: mode.keySpan, severity: hasHeader ? nil : .info,
        help: hasHeader
          ? "write \("headerMode", is: "none"), or remove the other header"
          : "write \("headerMode", is: "supplementary"), or give the item its rows as children")
    }
  }
}
