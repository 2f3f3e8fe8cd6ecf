import LayoutDiagnostics
import LayoutResolver
import LayoutSpec

/// `edge-spacing-overflow`: edge spacing around an item that fills its group.
public enum EdgeSpacingOverflow: StaticRule {
  public static let metadata = RuleMetadata(
    id: "edge-spacing-overflow",
    summary: "edge spacing beside an item that already fills its group",
    why:
      "edge spacing lies outside the item: 100% and 8 more leave no room for even one item, and UIKit raises",
    severity: .error, layer: .static, evidence: .reported, since: "0.1.0", fixes: [.unsafe],
    bad: [
      RuleExample(
        "gutters outside a full width",
        """
        sections:
          - items: 9
            group:
              horizontal:
                size: 100% x 44
                subitems:
                  - item:
                      edgeSpacing: {leading: 8, trailing: 8}  # <- edge-spacing-overflow
        """)
    ],
    good: [
      RuleExample(
        "gutters inside",
        """
        sections:
          - items: 9
            group:
              horizontal: {size: 100% x 44, subitems: [{item: {contentInsets: {horizontal: 8}}}]}
        """)
    ],
    nearMisses: [
      RuleExample(
        "across the group",
        """
        lint: {disable: [group-cannot-fit-item]}
        sections:
          - items: 9
            group:
              horizontal: {size: 100% x 60, subitems: [{item: {size: 100% x 44, edgeSpacing: {top: 8}}}]}
        """),
      RuleExample(
        "a count makes room for it",
        """
        sections:
          - items: 9
            group:
              horizontal: {size: 100% x 44, count: 2, subitem: {item: {edgeSpacing: {leading: 8}}}}
        """),
      RuleExample(
        "a flexible edge of nothing",
        """
        sections:
          - items: 9
            group:
              horizontal: {size: 100% x 44, subitems: [{item: {edgeSpacing: {leading: flexible(0)}}}]}
        """),
    ])

  public static func check(_ layout: LintedLayout) -> [Finding] {
    var findings: [Finding] = []
    layout.forEachSection { section in
      // Nothing is laid out in a section without cells, and nothing raised.
      guard section.items.count > 0 else { return }
      section.forEachNode { group, _ in
        guard let line = group.line, !group.sharesOut(line.axis),
          !group.size[line.axis].isEstimated, let first = line.subitems.first,
          first.size[line.axis].fraction(of: line.axis) == 1
        else { return }
        let spacing = [first.edgeSpacing.start(line.axis), first.edgeSpacing.end(line.axis)].map(\.minimum)
        let total = spacing[0] + spacing[1]
        guard spacing.allSatisfy({ $0 >= 0 }), total > 0 else { return }
        let side = line.axis.side
        let edges = line.axis == .horizontal ? "leading and trailing" : "top and bottom"
        findings.append(
          Finding(
            group.id,
            "the \(first.noun) takes 100% of the group's \(side) and has edge spacing of \(written(total)) besides; "
              + "edge spacing lies outside of it",
            at: layout.sourceMap.keySpan(of: first.id, "edgeSpacing"),
            secondary: [
              DiagnosticLabel(layout.sourceMap.keySpan(of: group.id), "the group has no room for it")
            ],
            notes: ["UIKit: \"This group cannot fit even a single item\""],
            help: [
              "write contentInsets for the \(edges) edges instead, which lie inside (unsafe: frames change)"
            ],
            fixes: [fix(first, line.axis)]))
      }
    }
    return findings
  }

  /// Turns edge spacing into insets of the same amount.
  private static func fix(_ node: Node, _ axis: Axis) -> SpecFix {
    let spacing = [node.edgeSpacing.start(axis), node.edgeSpacing.end(axis)]
    let given = zip(Edge.ends(of: axis), spacing).filter { $1.minimum > 0 }
    return SpecFix(
      .unsafe, "write contentInsets instead",
      [
        .removeEdges(node.id, "edgeSpacing", given.map(\.0)),
        .addEdges(node.id, "contentInsets", given.map { EdgeValue($0, .number($1.minimum)) }),
      ])
  }
}
