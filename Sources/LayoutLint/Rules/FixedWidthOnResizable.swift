import LayoutDiagnostics
import LayoutSolver

/// Judges only layouts that scroll vertically, because in others a width is a length along the scroll axis.
/// In an orthogonally scrolling section, a horizontal group of several subitems may have any width, and so
/// may groups that scroll continuously.
package enum FixedWidthOnResizable: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("fixed-width-on-resizable"),
    summary: "a group's absolute width does not fit its container",
    why:
      "cells are clipped in Slide Over, in Split View and on narrow phones, and stranded on one side of an iPad",
    severity: .warning, layer: .solved, evidence: .single, since: "0.1.0",
    yieldsTo: [.onePointDimension],
    bad: [
      "as wide as a larger phone": """
      environment: {container: 320 x 568}
      items: 9
      group:
        horizontal:
          size: 375 x 60  # <- fixed-width-on-resizable
          subitems: [{item: 50% x 100%}]
      """,
      "pages that are wider than the container": """
      environment: {container: 320 x 568}
      items: 9
      orthogonalScrollingBehavior: groupPaging
      group:
        horizontal:
          size: 375 x 200  # <- fixed-width-on-resizable
          subitems: [{item: 100% x 100%}]
      """,
      "as wide as a phone, on a pad": """
      environment: {container: 1024 x 1366}
      items: 9
      group:
        horizontal:
          size: 375 x 60  # <- fixed-width-on-resizable
          subitems: [{item: 50% x 100%}]
      """,
    ],
    good: [
      "a fraction of the container": """
      environment: {container: 1024 x 1366}
      items: 9
      group: {horizontal: {size: 100% x 60, subitems: [{item: 50% x 100%}]}}
      """
    ],
    nearMisses: [
      "a column in the middle": """
      environment: {container: 1024 x 1366}
      items: 9
      group:
        horizontal:
          size: 375 x 60
          edgeSpacing: {leading: flexible(0), trailing: flexible(0)}
          subitems: [{item: 50% x 100%}]
      """,
      "a sheet that is scrolled": """
      items: 1000
      orthogonalScrollingBehavior: continuous
      group:
        vertical:
          size: 2000 x 2200
          repeatingSubitem: {horizontal: {size: 2000 x 44, subitem: {item: {}}, count: 20}}
          count: 50
      """,
      "cards in a row that scrolls by itself": """
      environment: {container: 1024 x 1366}
      items: 9
      orthogonalScrollingBehavior: continuous
      group: {horizontal: {size: 300 x 200, subitems: [{item: 100% x 100%}]}}
      """,
    ])

  /// Groups that take less than this share of the container's width are reported.
  private static let leastShare = 0.6

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    guard layout.spec.configuration.scrollDirection == .vertical else { return [] }
    return layout.templates.compactMap { template in
      guard let root = template.root, case .absolute(let width) = root.node.size.width else { return nil }
      let room = root.container.width
      let edges = root.node.edgeSpacing
      let isRow = template.section.orthogonalScrolling != nil
      let behavior = template.section.orthogonalScrolling?.behavior
      let isStrip =
        behavior == .continuous || behavior == .continuousGroupLeadingBoundary
        || isRow && template.section.group.axis == .horizontal && root.slotCount ?? 0 > 1
      let message: String
      if width > room + layout.environment.pixel, !isStrip {
        message =
          "the group is \(written(width)) wide, there is room for \(written(room)) \(layout.environment.place)"
      } else if !isRow, !edges.leading.isFlexible, !edges.trailing.isFlexible, room > 0,
        edges.leading.minimum + width + edges.trailing.minimum < leastShare * room
      {
        let share = written((width / room * 100).rounded())
        message =
          "the group is \(written(width)) wide, \(share) % of the \(written(room)) that there are \(layout.environment.place)"
      } else {
        return nil
      }
      return Finding(
        root.node.id, message, at: layout.sizeSpan(of: root.node.id, .horizontal),
        help: "write a fraction of the width, or give the section a variant for other containers")
    }
  }
}
