import LayoutDiagnostics
import LayoutSolver
import LayoutSpec
import LayoutText

/// Yields to every rule that reports the same cause for the item or the groups around it.
package enum CellOutsideView: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("cell-outside-view"),
    summary: "a cell ends outside the view on an axis on which its section does not scroll",
    why: "users cannot see all of it, and cannot tap what lies outside",
    severity: .warning, layer: .solved, evidence: .reported, since: "0.1.0",
    yieldsTo: [
      RuleID("fixed-width-on-resizable"), .crossAxisOverflow, .repeatCountOverflows, .groupCannotFitItem,
      .edgeSpacingOverflow, .customFramesMismatch, .estimatedMainAxisUnbounded, .fractionOutOfRange,
      RuleID("group-no-room-after-insets"), .nonpositiveDimension, .insetExceedsSlot,
    ],
    followsOtherErrors: true,
    bad: [
      "edge spacing beside a group that is as wide as the view": """
      environment: {container: 393 x 852}
      items: 3
      group:
        horizontal:
          size: 100% x 60
          edgeSpacing: {leading: 16}  # <- cell-outside-view
          subitems: [{item: 100% x 100%}]
      """,
      "measured cells of which a count says how many there are": """
      environment: {container: 393 x 852}
      items: [{count: 3, measured: {width: 180}}]
      group:
        horizontal:
          size: 100% x 60
          interItemSpacing: 8
          count: 3  # <- cell-outside-view
          repeatingSubitem: {item: ~100 x 60}
      """,
      "a cell of a flow that is longer than its rows": """
      environment: {container: 393 x 852}
      items:
        - measured: {width: 90, height: 44}
        - measured: {width: 420, height: 44}  # <- cell-outside-view
      flow: {spacing: 8}
      """,
      "a column that is higher than a view that scrolls sideways": """
      environment: {container: 393 x 852}
      configuration: {scrollDirection: horizontal}
      items: 3
      group:
        vertical:
          size: 120 x 900  # <- cell-outside-view
          subitems: [{item: 100% x 50%}]
      """,
    ],
    good: [
      "insets of the section, which are taken off the group's width": """
      environment: {container: 393 x 852}
      items: 3
      contentInsets: {leading: 16}
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """
    ],
    nearMisses: [
      "a row that scrolls by itself": """
      environment: {container: 393 x 852}
      items: 9
      orthogonalScrollingBehavior: continuous
      group: {horizontal: {size: 40% x 60, subitems: [{item: 100% x 100%}]}}
      """,
      "cells that reach over the sides, as their negative insets say": """
      environment: {container: 393 x 852}
      lint: {disable: [negative-spacing]}
      items: 3
      contentInsets: {horizontal: -8}
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
      "a badge that sticks out": """
      environment: {container: 393 x 852}
      items: 3
      group:
        horizontal:
          size: 100% x 60
          subitems:
            - item:
                size: 100% x 100%
                supplementaryItems: [{elementKind: badge, size: 20 x 20, containerAnchor: {edges: topTrailing, absoluteOffset: [10, -10]}}]
      """,
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let allowance = layout.environment.pixel + 1e-6
    return layout.sections.flatMap { section in
      solution.cellsOutsideView(ofSection: section.index, allowance: allowance)
        .compactMap { finding($0, section, allowance, layout, solution) }
    }
  }

  private static func finding(
    _ found: CellOutside, _ section: LintedSection, _ allowance: Double, _ layout: LintedLayout,
    _ solution: Solution
  ) -> Finding? {
    let axis = layout.spec.configuration.scrollDirection.cross
    let isMeant =
      section.contentInsets.isNegative(axis)
      || found.boxes.contains {
        $0.node.contentInsets.isNegative(axis) || $0.node.edgeSpacing.isNegative(axis)
      }
    guard !isMeant, !outgrowsItsGroup(found, section, along: axis, allowance, layout) else { return nil }
    let cause = OverhangCause.find(found, section, along: axis, allowance: allowance, layout)
    let edge = Edge.ends(of: axis)[found.isAfter ? 1 : 0].rawValue
    let id = section.items.itemID(of: found.cell).map { " (\(shownText($0)))" } ?? ""
    let breadth = solution.contentSize[axis]
    let scrolls = breadth > layout.environment.container[axis] + allowance
    return Finding(
      found.node,
      "cell \(found.cell)\(id) reaches \(written(found.overhang)) beyond the view's \(edge) edge \(layout.environment.place): \(cause.text)",
      at: cause.span, rank: -found.overhang,
      related: [section.id] + found.boxes.map(\.node.id), secondary: cause.label,
      notes: scrolls
        ? "the content is \(written(breadth)) \(axis.adjective): the view scrolls across its direction, too"
        : nil,
      help: cause.help)
  }

  /// Returns `true` if the box outside is self-sizing in a group that does not grow, which
  /// `estimated-item-in-fixed-group` reports.
  private static func outgrowsItsGroup(
    _ found: CellOutside, _ section: LintedSection, along axis: Axis, _ allowance: Double,
    _ layout: LintedLayout
  ) -> Bool {
    let view = layout.environment.container[axis]
    guard let level = found.firstOutside(of: view, allowance: allowance) else { return false }
    let node = section.nodes.first { $0.id == found.boxes[level].node.id }
    return node.map { EstimatedItemInFixedGroup.finds($0, axis) } ?? false
  }
}
