import LayoutDiagnostics

package enum FractionOfForeignAxisEstimate: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("fraction-of-foreign-axis-estimate"),
    summary: "a side that is a fraction of the group's other side, which is estimated",
    why:
      "the fraction is of the estimate, not of the measured length: squares do not come out square, and one side may change the other",
    severity: .warning, layer: .static, evidence: .single, since: "0.1.0",
    bad: [
      "a square beside text": """
      items: 8
      group:
        horizontal:
          size: 100% x ~80
          subitems:
            - item: 100%h x 80  # <- fraction-of-foreign-axis-estimate
            - item: 50% x ~80
      """
    ],
    good: [
      "a square of the row's width": """
      items: 8
      group: {horizontal: {size: 100% x ~80, subitems: [{item: 25% x 25%w}, {item: 75% x ~80}]}}
      """
    ],
    nearMisses: [
      "a height that is known": """
      items: 8
      group: {horizontal: {size: 100% x 80, subitems: [{item: 100%h x 80}, {item: 50% x 80}]}}
      """,
      "equal shares replace the width": """
      lint: {disable: [count-overrides-item-size]}
      items: 8
      group: {horizontal: {size: 100% x ~80, count: 3, subitem: {item: 100%h x ~80}}}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    layout.nodes.findings { node, axis in
      guard let parent = node.parent, parent.size[axis.cross].isEstimated, !parent.sharesOut(axis),
        node.size[axis].fraction(of: axis.cross) != nil
      else { return nil }
      let length = node.size[axis].written(along: axis)
      let other = axis.cross.side
      return Finding(
        node.id,
        "the \(node.noun)'s \(axis.side) is \(length), a fraction of the group's \(other), which is estimated; "
          + "it follows the estimate, not what is measured",
        at: layout.sizeSpan(of: node.id, axis),
        secondary: DiagnosticLabel(layout.sizeSpan(of: parent.id, axis.cross), "the \(other) is estimated"),
        help: "take a fraction of a side that is known, or write the points")
    }
  }
}
