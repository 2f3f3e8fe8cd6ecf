import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

extension RuleID { static let orthogonalWidthIgnoresInsets = RuleID("orthogonal-width-ignores-insets") }

/// Reports nothing if centered paging centers the group in the view, or if the items' own insets keep the
/// cells inside the view.
package enum OrthogonalWidthIgnoresInsets: SolvedRule {
  package static let metadata = RuleMetadata(
    id: .orthogonalWidthIgnoresInsets,
    summary: "a group of an orthogonally scrolling section is a fraction of the view and ends outside it",
    why:
      "in such a section fractions are of the whole view, not of what the insets leave: the card begins at the inset and is cut off at the other side",
    severity: .warning, layer: .solved, evidence: .reported, since: "0.1.0", fixes: [.unsafe],
    hasMilderFindings: true,
    bad: [
      "cards of the whole width beside insets": """
      items: 9
      contentInsets: {horizontal: 16}
      orthogonalScrollingBehavior: groupPaging
      group:
        horizontal:
          size: 100% x 200  # <- orthogonal-width-ignores-insets
          subitems: [{item: 100% x 100%}]
      """,
      "a carousel of the whole width": """
      items: 9
      contentInsets: {leading: 20}
      carousel:
        width: 100%  # <- orthogonal-width-ignores-insets
        height: 200
      """,
      "cards as wide as the view": """
      items: 9
      contentInsets: {horizontal: 16}
      orthogonalScrollingBehavior: groupPaging
      group:
        horizontal:
          size: {width: "${width}", height: 200}  # <- orthogonal-width-ignores-insets
          subitems: [{item: 100% x 100%}]
      """,
    ],
    good: [
      "insets in the group": """
      items: 9
      orthogonalScrollingBehavior: groupPaging
      group:
        horizontal: {size: 100% x 200, contentInsets: {horizontal: 16}, subitems: [{item: 100% x 100%}]}
      """,
      "the width that the insets leave": """
      items: 9
      contentInsets: {horizontal: 16}
      carousel: {width: "${width - 32}", height: 200}
      """,
    ],
    nearMisses: [
      "the next card looks in": """
      items: 9
      contentInsets: {horizontal: 16}
      orthogonalScrollingBehavior: groupPaging
      group: {horizontal: {size: 90% x 200, subitems: [{item: 100% x 100%}]}}
      """,
      "a card in the middle of the view": """
      items: 9
      contentInsets: {horizontal: 16}
      orthogonalScrollingBehavior: groupPagingCentered
      group: {horizontal: {size: 100% x 200, subitems: [{item: 100% x 100%}]}}
      """,
      "items with insets of their own": """
      items: 9
      contentInsets: {leading: 16}
      orthogonalScrollingBehavior: groupPaging
      group:
        horizontal: {size: 100% x 200, subitems: [{item: {size: 100% x 100%, contentInsets: {trailing: 16}}}]}
      """,
      "a strip of small cells that is scrolled": """
      items: 9
      contentInsets: {horizontal: 16}
      orthogonalScrollingBehavior: continuous
      group: {horizontal: {size: 100% x 100, subitems: [{item: 1/3 x 100%}]}}
      """,
      "a section that scrolls with the page": """
      items: 9
      contentInsets: {horizontal: 16}
      group: {horizontal: {size: 100% x 200, subitems: [{item: 100% x 100%}]}}
      """,
    ])

  /// A group with a smaller fraction is meant to show a part of the next card.
  private static let leastFraction = 0.95

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let axis = layout.spec.configuration.scrollDirection.cross
    return layout.templates.compactMap { template in
      let section = template.section
      let insets = section.contentInsets
      guard let behavior = section.orthogonalScrolling?.behavior, behavior != .groupPagingCentered,
        insets.start(axis) > 0, insets.end(axis) >= 0, let root = template.root,
        let whole = whole(root.node.size[axis], along: axis, layout.environment),
        let reach = solution.reachOfFirstGroup(ofSection: template.index, axis)
      else { return nil }
      let isRow = section.group.axis == axis && root.slotCount ?? 0 > 1
      let cut = insets.start(axis) + reach - layout.environment.container[axis]
      guard cut > layout.environment.pixel, !isRow || !behavior.isContinuous else { return nil }
      let isShorthand = layout.isMadeByShorthand(section.group.id)
      let side = axis.side
      let exact = "${\(side) - \(written(insets.total(axis)))}"
      return Finding(
        section.id,
        "the group is \(whole); it begins at \(written(insets.start(axis))) and ends \(written(cut)) outside of the view \(layout.environment.place)",
        at: layout.sizeSpan(of: section.group.id, axis), severity: isRow ? .info : nil,
        secondary: DiagnosticLabel(
          layout.sourceMap.keySpan(of: section.id, "contentInsets"), "the section's insets"),
        help: isShorthand
          ? "write \"\(exact)\" for its \(side)"
          : "move the insets into the group (unsafe: frames change), or write \"\(exact)\" for its \(side)",
        fixes: isShorthand ? nil : fix(section, axis))
    }
  }

  /// The length of a group that is to fill the view, in words; `nil` for a shorter or a longer one.
  private static func whole(_ dimension: Dimension, along axis: Axis, _ environment: Environment) -> String? {
    let view = environment.container[axis]
    let share = dimension.fraction(of: axis) ?? dimension.points.map { $0 / view } ?? 0
    guard share >= leastFraction, share <= 1 else { return nil }
    return dimension.points.map {
      "\(written($0)) \(axis.adjective) in a view of \(written(view)), without regard to the insets"
    }
      ?? "\(dimension.written(along: axis)) of the view's \(axis.side), not of what the insets leave"
  }

  /// Moves the section's insets into the group, if nothing else depends on them.
  private static func fix(_ section: LintedSection, _ axis: Axis) -> SpecFix? {
    let group = section.group.contentInsets
    guard section.boundaryItems.isEmpty, group.start(axis) == 0, group.end(axis) == 0 else { return nil }
    let insets = section.contentInsets
    let edges = zip(Edge.ends(of: axis), [insets.start(axis), insets.end(axis)]).filter { $0.1 != 0 }
    return .unsafe(
      "move the insets into the group", .removeEdges(section.id, "contentInsets", edges.map(\.0)),
      .addEdges(section.group.id, "contentInsets", edges.map { EdgeValue($0.0, .number($0.1)) }))
  }
}

extension OrthogonalScrolling.Behavior {
  fileprivate var isContinuous: Bool { self == .continuous || self == .continuousGroupLeadingBoundary }
}

extension Solution {
  /// The greatest number of views of a group that are examined.
  private static let greatestViewCount = 1_000

  /// Returns the distance, in points, that the cells of a section's first group reach from the group's start;
  /// `nil` if the group has no cells.
  fileprivate func reachOfFirstGroup(ofSection section: Int, _ axis: Axis) -> Double? {
    guard let group = frameOfFirstGroup(ofSection: section) else { return nil }
    let isMirrored = axis == .horizontal && environment.layoutDirection == .rtl
    var reach: Double?
    var rest = Self.greatestViewCount
    forEachElementOfFirstGroup(ofSection: section) { element in
      if element.category == .cell {
        let cell = element.frame
        let end =
          isMirrored
          ? group.x + group.width - cell.x
          : cell.origin[axis] + cell.extent[axis] - group.origin[axis]
        reach = max(reach ?? end, end)
      }
      rest -= 1
      return rest > 0
    }
    return reach
  }
}
