import LayoutDiagnostics

package enum ManyEstimatedItems: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("many-estimated-items"),
    summary: "a section has very many self-sizing cells",
    why:
      "each cell is measured when it first appears and moves everything after it: scrolling to the end and rotating become slow and jumpy",
    severity: .warning, layer: .items, evidence: .reported, since: "0.1.0",
    options: ["options.estimatedItems"], crashes: [.layoutLoop: 2],
    bad: [
      "five thousand": """
      items: 5000  # <- many-estimated-items
      group: {horizontal: {size: 100% x ~44, subitems: [{item: 100% x ~44}]}}
      """
    ],
    good: [
      "rows of a fixed height": """
      items: 5000
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """
    ],
    nearMisses: [
      "a thousand": """
      items: 1000
      group: {horizontal: {size: 100% x ~44, subitems: [{item: 100% x ~44}]}}
      """,
      "a list of fixed rows": """
      items: 5000
      list: {appearance: plain, rowHeight: 44}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    let greatestCount = layout.options.estimatedItems
    let axis = layout.spec.configuration.scrollDirection
    return layout.sections.compactMap { section in
      guard section.items.count > greatestCount, section.orthogonalScrolling == nil else { return nil }
      guard section.nodes.contains(where: { $0.isMeasured(axis) }) else { return nil }
      return Finding(
        section.id,
        "the section has \(section.items.count) cells of estimated \(axis.side); more than \(greatestCount) are slow to scroll",
        at: layout.sourceMap.keySpan(of: section.id, "items"),
        help: "give the cells a \(axis.side) that is known from the data, or show fewer of them at a time"
      )
    }
  }
}
