import LayoutDiagnostics
import LayoutSolver

package enum OrthogonalFillsViewport: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("orthogonal-fills-viewport"),
    summary: "an orthogonally scrolling section fills the view",
    why:
      "the rest of the page is not visible, and every vertical drag begins on something that scrolls sideways; a card of 500 points does this on a phone in landscape",
    severity: .warning, layer: .solved, evidence: .single, since: "0.1.0",
    bad: [
      "a phone held sideways": """
      environment: {device: iphone-16, orientation: landscape}
      sections:
        - items: 9
          orthogonalScrollingBehavior: groupPaging
          group:
            horizontal:
              size: 90% x 500  # <- orthogonal-fills-viewport
              subitems: [{item: 100% x 100%}]
        - items: 9
          list: plain
      """
    ],
    good: [
      "less in a compact height": """
      environment: {device: iphone-16, orientation: landscape}
      sections:
        - items: 9
          orthogonalScrollingBehavior: groupPaging
          group: {horizontal: {size: 90% x 200, subitems: [{item: 100% x 100%}]}}
        - items: 9
          list: plain
      """
    ],
    nearMisses: [
      "the only section": """
      items: 9
      orthogonalScrollingBehavior: groupPaging
      group: {horizontal: {size: 100% x 100%, subitems: [{item: 100% x 100%}]}}
      """
    ])

  /// A section that takes at least this share of the view fills it.
  private static let greatestShare = 0.95

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    guard layout.spec.sections.count > 1 else { return [] }
    let axis = layout.spec.configuration.scrollDirection
    let view = layout.environment.container[axis]
    return layout.templates.compactMap { template in
      let section = template.section
      let length = solution.frame(ofSection: template.index).extent[axis]
      guard section.orthogonalScrolling != nil, !template.nodes.isEmpty, view > 0,
        length >= greatestShare * view
      else { return nil }
      return Finding(
        section.id,
        "the section is \(written(length)) \(axis.adjective) and scrolls by itself, the view is \(written(view)) \(axis.adjective) \(layout.environment.place)",
        at: layout.sizeSpan(of: section.group.id, axis),
        help: "give the section a variant for such a container, with a group of less \(axis.side)")
    }
  }
}
