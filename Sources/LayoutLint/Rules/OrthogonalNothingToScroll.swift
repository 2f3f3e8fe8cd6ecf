import LayoutDiagnostics
import LayoutSolver

package enum OrthogonalNothingToScroll: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("orthogonal-nothing-to-scroll"),
    summary: "an orthogonally scrolling section has no more content than fits the view",
    why: "the row looks as if it scrolled but does not; a grid would fill the space",
    severity: .info, layer: .solved, evidence: .single, since: "0.1.0", isOptIn: true,
    bad: [
      "two cards side by side": """
      lint: {severity: {orthogonal-nothing-to-scroll: info}}
      items: 2
      orthogonalScrollingBehavior: continuous  # <- orthogonal-nothing-to-scroll
      group: {horizontal: {size: 50% x 120, subitems: [{item: 100% x 100%}]}}
      """
    ],
    good: [
      "three": """
      lint: {severity: {orthogonal-nothing-to-scroll: info}}
      items: 3
      orthogonalScrollingBehavior: continuous
      group: {horizontal: {size: 50% x 120, subitems: [{item: 100% x 100%}]}}
      """
    ],
    nearMisses: [
      "no cells at all": """
      lint: {severity: {orthogonal-nothing-to-scroll: info}}
      items: 0
      orthogonalScrollingBehavior: continuous
      group: {horizontal: {size: 50% x 120, subitems: [{item: 100% x 100%}]}}
      """
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let axis = layout.spec.configuration.scrollDirection.cross
    return layout.templates.compactMap { template in
      guard let row = solution.sections[template.index].orthogonalRow, template.section.items.count > 0,
        !template.nodes.isEmpty, row.contentLength <= row.viewportLength + layout.environment.pixel
      else { return nil }
      return Finding(
        template.section.id,
        "the row is \(written(row.contentLength)) \(axis.adjective) and \(written(row.viewportLength)) are in sight \(layout.environment.place): there is nothing to scroll",
        at: layout.sourceMap.valueSpan(of: template.section.id, "orthogonalScrollingBehavior"),
        help: "give the section more cells, longer groups, or a variant without scrolling")
    }
  }
}
