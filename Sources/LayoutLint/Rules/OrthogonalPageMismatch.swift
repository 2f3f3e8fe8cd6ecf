import LayoutDiagnostics
import LayoutSolver

package enum OrthogonalPageMismatch: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("orthogonal-page-mismatch"),
    summary: "paging in a row whose groups are not as long as a page",
    why:
      "paging scrolls by the length of the view, so that pages stop in the middle of cards; groupPaging and groupPagingCentered scroll by groups",
    severity: .warning, layer: .solved, evidence: .single, since: "0.1.0", fixes: [.unsafe],
    yieldsTo: [.orthogonalWidthIgnoresInsets],
    bad: [
      "cards of 80 %": """
      items: 9
      orthogonalScrollingBehavior: paging  # <- orthogonal-page-mismatch
      group: {horizontal: {size: 80% x 200, subitems: [{item: 100% x 100%}]}}
      """
    ],
    good: [
      "cards of the whole width": """
      items: 9
      orthogonalScrollingBehavior: paging
      group: {horizontal: {size: 100% x 200, subitems: [{item: 100% x 100%}]}}
      """
    ],
    nearMisses: [
      "group paging": """
      items: 9
      orthogonalScrollingBehavior: groupPaging
      group: {horizontal: {size: 80% x 200, subitems: [{item: 100% x 100%}]}}
      """,
      "insets that leave nothing to a page": """
      environment: {container: 320 x 480}
      items: 9
      contentInsets: {horizontal: 160}
      orthogonalScrollingBehavior: paging
      group: {horizontal: {size: 200 x 200, subitems: [{item: 100% x 100%}]}}
      """,
      "cards that the insets push out of the view, which is found for itself": """
      lint: {disable: [orthogonal-width-ignores-insets]}
      items: 9
      contentInsets: {horizontal: 16}
      orthogonalScrollingBehavior: paging
      group: {horizontal: {size: 100% x 200, subitems: [{item: 100% x 100%}]}}
      """,
      "a single page": """
      items: 1
      orthogonalScrollingBehavior: paging
      group: {horizontal: {size: 80% x 200, subitems: [{item: 100% x 100%}]}}
      """,
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let axis = layout.spec.configuration.scrollDirection.cross
    return layout.templates.compactMap { template in
      let section = template.section
      guard section.orthogonalScrolling?.behavior == .paging, let root = template.root,
        !root.node.size[axis].isEstimated, let row = solution.sections[template.index].orthogonalRow,
        row.viewportLength >= layout.environment.pixel, row.contentLength > row.viewportLength
      else { return nil }
      let length = root.extent[axis] + root.node.edgeSpacing.least(axis)
      let step = length + section.interGroupSpacing
      guard abs(step - row.viewportLength) > layout.environment.pixel else { return nil }
      let spacing =
        section.interGroupSpacing == 0 ? "" : " + \(written(section.interGroupSpacing)) = \(written(step))"
      return Finding(
        section.id,
        "a page is \(written(row.viewportLength)) \(axis.adjective), a group \(written(length))\(spacing) \(layout.environment.place): pages stop within groups",
        at: layout.sourceMap.valueSpan(of: section.id, "orthogonalScrollingBehavior"),
        secondary: DiagnosticLabel(layout.sizeSpan(of: section.group.id, axis), "the group's \(axis.side)"),
        help: "write groupPaging, or groupPagingCentered (unsafe: the row rests elsewhere)",
        fixes: layout.isMadeByShorthand(section, "orthogonalScrollingBehavior")
          ? nil
          : .unsafe(
            "write groupPaging", .set(section.id, "orthogonalScrollingBehavior", .text("groupPaging"))))
    }
  }
}
