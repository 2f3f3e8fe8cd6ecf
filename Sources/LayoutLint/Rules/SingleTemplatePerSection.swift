/// No fix: a group around several would need a size that is not written, and it is unknown which of two
/// layouts is meant.
package enum SingleTemplatePerSection: Rule {
  package static let metadata = RuleMetadata(
    id: .singleTemplatePerSection,
    summary: "several groups, or kinds of layout, for one section",
    why:
      "a section has exactly one group, which repeats: there is no place for a second one, and no alternation by row",
    severity: .error, layer: .reading, evidence: .reported, since: "0.1.0",
    bad: [
      "two groups in turn": """
      items: 6
      group:  
        - horizontal: {size: 100% x 44, subitems: [{item: {}}]}  # <- single-template-per-section
        - horizontal: {size: 100% x 88, subitems: [{item: {}}]}
      """,
      "a grid and a list": """
      items: 6
      grid: {columns: 2, rowHeight: 44}
      list: plain  # <- single-template-per-section
      """,
    ],
    good: [
      "one group that holds the two": """
      items: 6
      group: {vertical: {size: 100% x 132, subitems: [{item: 100% x 44}, {item: 100% x 88}]}}
      """
    ],
    nearMisses: [
      "another kind in a variant": """
      items: 6
      grid: {columns: 2, rowHeight: 44}
      variants:
        - when: "${width > 700}"
          list: plain
      """
    ])
}
