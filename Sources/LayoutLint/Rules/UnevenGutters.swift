import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

package enum UnevenGutters: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("uneven-gutters"),
    summary: "items have insets at one side only, and their section has the same at both",
    why: "the last column has a gap too, so that the margin there is wider than the other",
    severity: .info, layer: .solved, evidence: .single, since: "0.1.0",
    bad: [
      "16 at one side, 24 at the other": """
      items: 9
      contentInsets: {horizontal: 16}
      group:
        horizontal:
          size: 100% x 100
          subitems: [{item: {size: 1/3 x 100%, contentInsets: {trailing: 8}}}]  # <- uneven-gutters
      """
    ],
    good: [
      "spacing between the items": """
      items: 9
      contentInsets: {horizontal: 16}
      group: {horizontal: {size: 100% x 100, interItemSpacing: 8, count: 3, subitem: {item: {}}}}
      """
    ],
    nearMisses: [
      "no margin at all": """
      items: 9
      group:
        horizontal: {size: 100% x 100, subitems: [{item: {size: 1/3 x 100%, contentInsets: {trailing: 1}}}]}
      """,
      "a section that makes up for it": """
      items: 9
      contentInsets: {leading: 16, trailing: 8}
      group:
        horizontal: {size: 100% x 100, subitems: [{item: {size: 1/3 x 100%, contentInsets: {trailing: 8}}}]}
      """,
      "rows that are set in": """
      items: 9
      contentInsets: {horizontal: 16}
      group:
        horizontal: {size: 100% x 100, subitems: [{item: {size: 100% x 100%, contentInsets: {leading: 24}}}]}
      """,
      "two columns that face each other": """
      items: 9
      contentInsets: {horizontal: 16}
      group:
        horizontal:
          size: 100% x 100
          subitems:
            - item: {size: 50% x 100%, contentInsets: {trailing: 4}}
            - item: {size: 50% x 100%, contentInsets: {leading: 4}}
      """,
      "cards of a row that scrolls by itself": """
      items: 9
      contentInsets: {horizontal: 16}
      orthogonalScrollingBehavior: continuous
      group:
        horizontal: {size: 100% x 100, subitems: [{item: {size: 1/3 x 100%, contentInsets: {trailing: 8}}}]}
      """,
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let axis = layout.spec.configuration.scrollDirection.cross
    return layout.templates.flatMap { template -> [Finding] in
      let margin = template.section.contentInsets.start(axis)
      guard template.section.orthogonalScrolling == nil, margin > 0,
        margin == template.section.contentInsets.end(axis), let root = template.root
      else { return [] }
      return template.nodes.compactMap { entry in
        guard let line = entry.group?.line, line.axis == axis, entry.solved.slotCount ?? 0 > 1,
          entry.solved.inner[axis] >= root.container[axis] - layout.environment.pixel,
          let first = line.subitems.first, let edge = oneSide(line),
          // Rounding may shorten each subitem by a pixel.
          let used = entry.solved.usedLength, let slots = entry.solved.slotCount,
          used >= entry.solved.inner[axis] - Double(slots) * layout.environment.pixel - 1e-6
        else { return nil }
        let gap = first.contentInsets.start(axis) + first.contentInsets.end(axis)
        let ends = Edge.ends(of: axis)
        let other = edge == ends[0] ? ends[1] : ends[0]
        return Finding(
          first.id,
          "with the \(edge.rawValue) insets the row ends \(written(margin + gap)) from the \(edge.rawValue) edge and \(written(margin)) from the \(other.rawValue) one \(layout.environment.place)",
          at: layout.sourceMap.keySpan(of: first.id, "contentInsets"),
          secondary: DiagnosticLabel(
            layout.sourceMap.keySpan(of: template.section.id, "contentInsets"), "the section's insets"),
          help: "write interItemSpacing: \(written(gap)) in the group, and no such insets")
      }
    }
  }

  /// Returns the edge at which all subitems have the same inset, if they have none at the opposite edge.
  private static func oneSide(_ line: LineContent) -> Edge? {
    let axis = line.axis
    let (start, end) = (line.subitems[0].contentInsets.start(axis), line.subitems[0].contentInsets.end(axis))
    guard start >= 0, end >= 0, (start == 0) != (end == 0),
      line.subitems.allSatisfy({
        $0.contentInsets.start(axis) == start && $0.contentInsets.end(axis) == end
          && ($0.size[axis].fraction(of: axis) != nil || line.sharesOut(axis))
      })
    else { return nil }
    return Edge.ends(of: axis)[start == 0 ? 1 : 0]
  }
}
