import LayoutResolver
import LayoutSpec

/// `empty-group`: a horizontal or vertical group without subitems.
public enum EmptyGroup: StaticRule {
  public static let metadata = RuleMetadata(
    id: "empty-group",
    summary: "a group has no subitems",
    why: "UIKit raises an exception when such a group is made: at least one subitem is required",
    severity: .error, layer: .static, evidence: .documented, since: "0.1.0",
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
        "an empty group inside another one",
        """
        sections:
          - items: 3
            group:
              horizontal:
                size: 100% x 200
                subitems:
                  - item: 50% x 100%
                  - vertical:
                      size: 50% x 100%
                      subitems: []  # <- empty-group
        """),
    ],
    good: [
      RuleExample(
        "one subitem",
        """
        sections:
          - items: 3
            group:
              horizontal: {size: 100% x 44, subitems: [{item: 50% x 100%}]}
        """)
    ],
    nearMisses: [
      RuleExample(
        "a section without items",
        """
        sections:
          - items: 0
            group:
              horizontal: {size: 100% x 44, subitems: [{item: {}}]}
        """),
      RuleExample(
        "one subitem without a list",
        """
        sections:
          - items: 3
            group:
              vertical: {size: 100% x 44, subitems: {item: {}}}
        """),
    ])

  public static func check(_ layout: ResolvedLayout) -> [Finding] {
    var findings: [Finding] = []
    layout.spec.forEachNode { node, _ in
      guard case .group(let group) = node, let line = group.line, line.subitems.isEmpty else { return }
      findings.append(
        Finding(
          group.id, "the group has no subitems; at least 1 is required",
          at: layout.sourceMap.valueSpan(of: group.id, "subitems"),
          notes: ["UIKit: \"At least 1 subitem is required for a group\""],
          help: ["give the group an item, or remove it"]))
    }
    return findings
  }
}
