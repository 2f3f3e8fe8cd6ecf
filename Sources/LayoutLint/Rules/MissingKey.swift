/// No fix: any value would be a guess.
package enum MissingKey: Rule {
  package static let metadata = RuleMetadata(
    id: .missingKey,
    summary: "a required key is absent",
    why: "UIKit asks for it too; a guess would hide the omission",
    severity: .error, layer: .reading, evidence: .inferred, since: "0.1.0",
    crashes: [.noSize: 1, .noGroup: 1],
    bad: [
      "a grid without columns": """
      items: 3
      grid: {rowHeight: 44}  # <- missing-key
      """,
      "a section without a layout": """
      items: 3  # <- missing-key
      """,
      "a group without a size": """
      items: 3
      group: {horizontal: {subitems: [{item: {}}]}}  # <- missing-key
      """,
    ],
    good: [
      "all that is needed": """
      items: 3
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """
    ],
    nearMisses: [
      "a variant, which is merged over the section": """
      items: 3
      grid: {columns: 2, rowHeight: 44}
      variants:
        - when: "${width > 700}"
          grid: {columns: 3}
      """
    ])
}
