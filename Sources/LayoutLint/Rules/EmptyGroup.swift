package enum EmptyGroup: Rule {
  package static let metadata = RuleMetadata(
    id: .emptyGroup,
    summary: "a group has no subitems",
    why: "UIKit raises: at least 1 subitem is required for a group",
    severity: .error, layer: .reading, evidence: .documented, since: "0.1.0", crashes: [.noSubitems: 1],
    bad: [
      "an empty list": """
      items: 3
      group:
        horizontal:
          size: 100% x 44
          subitems: []  # <- empty-group
      """,
      "an empty group in a group": """
      items: 3
      group:
        horizontal:
          size: 100% x 44
          subitems:
            - item: 50% x 100%
            - vertical: {size: 50% x 100%, subitems: []}  # <- empty-group
      """,
    ],
    good: [
      "a group with an item": """
      items: 3
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """
    ],
    nearMisses: [
      "a group of a section without cells": """
      items: 0
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """
    ])
}
