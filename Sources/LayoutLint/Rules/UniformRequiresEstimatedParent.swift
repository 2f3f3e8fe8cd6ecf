import LayoutDiagnostics

/// Only a warning: Apple documents the requirement, but UIKit is not known to reject such a layout.
package enum UniformRequiresEstimatedParent: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("uniform-requires-estimated-parent"),
    summary: "uniformAcrossSiblings in a group that is not estimated on that axis",
    why:
      "Apple requires a group that is estimated on the same axis; UIKit's behavior without one is not documented",
    severity: .warning, layer: .static, evidence: .documented, since: "0.1.0", fixes: [.unsafe],
    bad: [
      "rows of a fixed height": """
      lint: {disable: [estimated-item-in-fixed-group]}
      items: 9
      group:
        horizontal:
          size: 100% x 44
          subitems: [{item: 50% x uniform(44)}]  # <- uniform-requires-estimated-parent
      """
    ],
    good: [
      "rows that grow": """
      items: 9
      group: {horizontal: {size: 100% x ~44, subitems: [{item: 50% x uniform(44)}]}}
      """
    ],
    nearMisses: [
      "a group that is uniform itself": """
      items: 9
      group:
        horizontal:
          size: 100% x ~44
          subitems: [{vertical: {size: 50% x uniform(44), subitems: [{item: 100% x uniform(44)}]}}]
      """,
      "equal shares replace the width": """
      lint: {disable: [count-overrides-item-size]}
      items: 9
      group: {horizontal: {size: 100% x 44, subitem: {item: {size: uniform(50) x 100%}}, count: 3}}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    layout.nodes.findings { node, axis in
      guard case .uniformAcrossSiblings(let estimate) = node.size[axis], let parent = node.parent,
        !parent.size[axis].isEstimated, !parent.sharesOut(axis)
      else { return nil }
      let length = parent.size[axis].written(along: axis)
      return Finding(
        node.id,
        "the \(node.noun)'s \(axis.side) is uniform, its group's is \(length); "
          + "uniform items need a group that is estimated on the same axis",
        at: layout.sizeSpan(of: node.id, axis),
        secondary: DiagnosticLabel(
          layout.sizeSpan(of: parent.id, axis),
          "the group's \(axis.side) is \(length)"),
        help: "make the group's \(axis.side) \(estimated: written(estimate)) (unsafe: frames change)",
        fixes: .unsafe(
          "make the group's \(axis.side) ~\(written(estimate))",
          .resize(parent.id, axis, from: parent.size[axis], to: .estimated(estimate))))
    }
  }
}
