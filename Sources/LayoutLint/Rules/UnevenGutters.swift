import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

package enum UnevenGutters: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("uneven-gutters"),
    summary: "items have insets or edge spacing at one side only, and their section has the same at both",
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
      """,
      "edge spacing behind each item": """
      environment: {container: 320 x 480}
      items: 9
      contentInsets: {horizontal: 16}
      group:
        horizontal:
          size: 100% x 100
          subitems: [{item: {size: 88 x 100%, edgeSpacing: {trailing: 8}}}]  # <- uneven-gutters
      """,
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
      "edge spacing in a row that has more room": """
      environment: {container: 320 x 480}
      items: 9
      contentInsets: {horizontal: 16}
      group:
        horizontal: {size: 100% x 100, subitems: [{item: {size: 80 x 100%, edgeSpacing: {trailing: 8}}}]}
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
          let first = line.subitems.first, let gutter = Gutter.find(in: line),
          // Rounding may shorten each subitem by a pixel.
          let used = entry.solved.usedLength, let slots = entry.solved.slotCount,
          abs(used - entry.solved.inner[axis]) <= Double(slots) * layout.environment.pixel + 1e-6
        else { return nil }
        let ends = Edge.ends(of: axis)
        let (edge, other) = gutter.isAtStart ? (ends[0], ends[1]) : (ends[1], ends[0])
        return Finding(
          first.id,
          "with the \(edge.rawValue) \(gutter.words) the row ends \(written(margin + gutter.length)) from the \(edge.rawValue) edge and \(written(margin)) from the \(other.rawValue) one \(layout.environment.place)",
          at: layout.sourceMap.keySpan(of: first.id, gutter.key),
          secondary: DiagnosticLabel(
            layout.sourceMap.keySpan(of: template.section.id, "contentInsets"), "the section's insets"),
          help: gutter.isInside
            ? "write interItemSpacing: \(written(gutter.length)) in the group, and no such \(gutter.words)"
            : "write interItemSpacing: \(written(gutter.length)) in the group, fractions of its \(axis.side) for the subitems, and no such \(gutter.words)"
        )
      }
    }
  }

  /// What all subitems of a line have at one end of its axis and not at the other, in points.
  private struct Gutter: Hashable {
    /// True for insets, which are a part of the subitem.
    let isInside: Bool
    let length: Double
    let isAtStart: Bool

    var key: String { isInside ? "contentInsets" : "edgeSpacing" }
    var words: String { isInside ? "insets" : "edge spacing" }

    static func find(in line: LineContent) -> Gutter? {
      guard let first = line.subitems.first.flatMap({ of($0, in: line) }) else { return nil }
      return line.subitems.allSatisfy { of($0, in: line) == first } ? first : nil
    }

    private static func of(_ node: Node, in line: LineContent) -> Gutter? {
      let axis = line.axis
      let (insets, spacing) = (node.contentInsets, node.edgeSpacing)
      if insets.isOneSided(axis), node.edgeSpacing.least(axis) == 0,
        node.size[axis].fraction(of: axis) != nil || line.sharesOut(axis)
      {
        return Gutter(
          isInside: true, length: insets.total(axis), isAtStart: insets.start(axis) != 0)
      }
      guard insets.total(axis) == 0, case .fixed(let start) = spacing.start(axis),
        case .fixed(let end) = spacing.end(axis), start >= 0, end >= 0, (start == 0) != (end == 0)
      else { return nil }
      return Gutter(isInside: false, length: start + end, isAtStart: start != 0)
    }
  }
}

extension Insets {
  /// True if there is an inset at one end of an axis and none at the other.
  fileprivate func isOneSided(_ axis: Axis) -> Bool {
    !isNegative(axis) && (start(axis) == 0) != (end(axis) == 0)
  }
}
