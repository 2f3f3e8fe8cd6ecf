import LayoutDiagnostics

/// `empty-group`: a group that holds nothing.
package enum EmptyGroup: Rule {
  package static let metadata = RuleMetadata(
    id: .emptyGroup,
    summary: "a group has no subitems",
    why: "UIKit raises: at least 1 subitem is required for a group",
    severity: .error, layer: .reading, evidence: .documented, since: "0.1.0", crashes: [.noSubitems: 1],
    bad: [
      RuleExample(
        "an empty list",
        """
        sections:
          - items: 3
            group:
              horizontal:
                size: 100% x 44
                subitems: []  # <- empty-group
        """),
      RuleExample(
        "an empty group in a group",
        """
        sections:
          - items: 3
            group:
              horizontal:
                size: 100% x 44
                subitems:
                  - item: 50% x 100%
                  - vertical: {size: 50% x 100%, subitems: []}  # <- empty-group
        """),
    ],
    good: [
      RuleExample(
        "a group with an item",
        """
        sections:
          - items: 3
            group:
              horizontal:
                size: 100% x 44
                subitems: [{item: {}}]
        """)
    ],
    nearMisses: [
      RuleExample(
        "a group of a section without cells",
        """
        sections:
          - items: 0
            group:
              horizontal:
                size: 100% x 44
                subitems: [{item: {}}]
        """)
    ])
}
