import LayoutDiagnostics
import LayoutSolver

package enum ScrollAxisInsetsNotSubtracted: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("scroll-axis-insets-not-subtracted"),
    summary: "a group is as long as the view along the scroll axis, and its section has insets there",
    why:
      "a section's insets are not subtracted along the scroll axis: a group as long as the screen and the insets together are longer than the screen",
    severity: .info, layer: .solved, evidence: .single, since: "0.1.0", isOptIn: true,
    bad: [
      "a page with insets": """
      lint: {severity: {scroll-axis-insets-not-subtracted: info}}
      items: 3
      contentInsets: {vertical: 16}
      group:
        horizontal:
          size: 100% x 100%  # <- scroll-axis-insets-not-subtracted
          subitems: [{item: 100% x 100%}]
      """
    ],
    good: [
      "insets inside the page": """
      lint: {severity: {scroll-axis-insets-not-subtracted: info}}
      items: 3
      group: {horizontal: {size: 100% x 100%, contentInsets: {vertical: 16}, subitems: [{item: 100% x 100%}]}}
      """
    ],
    nearMisses: [
      "half a screen": """
      lint: {severity: {scroll-axis-insets-not-subtracted: info}}
      items: 3
      contentInsets: {vertical: 16}
      group: {horizontal: {size: 100% x 50%, subitems: [{item: 100% x 100%}]}}
      """
    ])

  /// A group with at least this fraction counts as being as long as the view.
  private static let leastFraction = 0.9

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let axis = layout.spec.configuration.scrollDirection
    return layout.templates.compactMap { template in
      let section = template.section
      let insets = section.contentInsets.total(axis)
      guard section.orthogonalScrolling == nil, let root = template.root, insets != 0,
        let fraction = root.node.size[axis].fraction(of: axis), fraction >= leastFraction
      else { return nil }
      let length = root.extent[axis]
      return Finding(
        root.node.id,
        "the group is \(written(length)) \(axis.adjective), with the section's insets \(written(length + insets)); the view is \(written(layout.environment.container[axis])) \(layout.environment.place)",
        at: layout.sizeSpan(of: root.node.id, axis),
        secondary: DiagnosticLabel(
          layout.sourceMap.keySpan(of: section.id, "contentInsets"), "the section's insets"),
        help: "move the insets into the group, or give it a length in points for each kind of container")
    }
  }
}
