import LayoutDiagnostics
import LayoutResolver
import LayoutSpec

extension RuleID { static let manyEstimatedItems = RuleID("many-estimated-items") }

/// `many-estimated-items`: thousands of cells that are measured one by one.
package enum ManyEstimatedItems: StaticRule {
  package static let metadata = RuleMetadata(
    id: .manyEstimatedItems,
    summary: "a section has very many self-sizing cells",
    why:
      "each cell is measured when it first appears and moves all that follows: scrolling to the end and rotating get slow and jumpy",
    severity: .warning, layer: .items, evidence: .reported, since: "0.1.0",
    options: ["options.estimatedItems"], crashes: [.layoutLoop: 2],
    bad: [
      RuleExample(
        "five thousand",
        """
        sections:
          - items: 5000  # <- many-estimated-items
            group:
              horizontal: {size: 100% x ~44, subitems: [{item: 100% x ~44}]}
        """)
    ],
    good: [
      RuleExample(
        "rows of a fixed height",
        """
        sections:
          - items: 5000
            group:
              horizontal: {size: 100% x 44, subitems: [{item: {}}]}
        """)
    ],
    nearMisses: [
      RuleExample(
        "a thousand",
        """
        sections:
          - items: 1000
            group:
              horizontal: {size: 100% x ~44, subitems: [{item: 100% x ~44}]}
        """),
      RuleExample(
        "a list of fixed rows",
        """
        sections:
          - items: 5000
            list: {appearance: plain, rowHeight: 44}
        """),
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    var findings: [Finding] = []
    let greatestCount = layout.options.estimatedItems
    let axis = layout.spec.configuration.scrollDirection
    layout.forEachSection { section in
      guard section.items.count > greatestCount, section.orthogonalScrolling == nil else { return }
      var isEstimated = false
      section.forEachNode { node, parent in
        if node.isItem, node.size[axis].isEstimated, parent?.sharesOut(axis) != true {
          isEstimated = true
        }
      }
      guard isEstimated else { return }
      findings.append(
        Finding(
          section.id,
          "the section has \(section.items.count) cells of estimated \(axis.side); more than \(greatestCount) are slow to scroll",
          at: layout.sourceMap.keySpan(of: section.id, "items"),
          help: ["give the cells a \(axis.side) that is known from the data, or show fewer of them at a time"]
        ))
    }
    return findings
  }
}
