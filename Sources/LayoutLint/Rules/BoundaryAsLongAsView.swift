import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

extension RuleID { static let boundaryAsLongAsView = RuleID("boundary-as-long-as-view") }

/// A boundary item of a section without cells may have any length, and so may a self-sizing one that is not
/// pinned.
package enum BoundaryAsLongAsView: SolvedRule {
  package static let metadata = RuleMetadata(
    id: .boundaryAsLongAsView,
    summary: "a header or footer as long as the view, or pinned ones longer than half of it",
    why:
      "no cell is visible until the header has scrolled away, and a pinned one never leaves room for cells; usually its size was copied from an item",
    severity: .warning, layer: .solved, evidence: .reported, since: "0.1.0",
    bad: [
      "a header with the size of an item": """
      items: 9
      header: {size: 100% x 100%}  # <- boundary-as-long-as-view
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
      "a pinned picture": """
      environment: {container: 320 x 480}
      items: 9
      header:
        size: 100% x 300  # <- boundary-as-long-as-view
        pinToVisibleBounds: true
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
      "a strip between a header and a footer that are pinned": """
      items: 9
      header:
        size: 100% x 49%  # <- boundary-as-long-as-view
        pinToVisibleBounds: true
      footer: {size: 100% x 49%, pinToVisibleBounds: true}
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
    ],
    good: [
      "a header as long as its text": """
      items: 9
      header: {size: 100% x ~44}
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """
    ],
    nearMisses: [
      "a view in the place of the cells": """
      items: 0
      header: {size: 100% x 100%}
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
      "a picture that scrolls away": """
      environment: {container: 320 x 480}
      items: 9
      header: {size: 100% x 300}
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
      "a pinned header above a footer that scrolls away": """
      environment: {container: 320 x 480}
      items: 9
      header: {size: 100% x 49%, pinToVisibleBounds: true}
      footer: {size: 100% x 49%}
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
    ])

  /// An item that takes at least this share of the view fills it.
  private static let wholeShare = 0.95
  /// The largest share of the view that pinned items may take.
  private static let greatestPinnedShare = 0.5

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let axis = layout.spec.configuration.scrollDirection
    let view = layout.environment.container[axis]
    guard view > 0 else { return [] }
    let single: [Finding] = layout.boundaryItems.joined().compactMap { placed in
      let item = placed.item
      let share = placed.element.frame.extent[axis] / view
      guard placed.isInFront, item.alignment.place(axis) != .center,
        share > greatestPinnedShare && item.pinToVisibleBounds
          || share >= wholeShare && !item.size[axis].isEstimated,
        hasCells(placed.section, layout)
      else { return nil }
      let length = written(placed.element.frame.extent[axis])
      return Finding(
        item.id,
        "the \(placed.noun) is \(length) \(axis.adjective)\(item.pinToVisibleBounds ? " and pinned" : ""), the view is \(written(view)) \(axis.adjective) \(layout.environment.place)",
        at: layout.sizeSpan(of: item.id, axis), severityWhenPartial: .info,
        help: "write the \(axis.side) that it is to have: 44, or \(estimated: "44") for what measures itself",
        item.pinToVisibleBounds ? "or do not pin it" : nil)
    }
    return single + pinnedPairs(layout, axis, view)
  }

  /// Reports pairs of items that are pinned at opposite ends and together take too much of the view. Each of
  /// them belongs to the section or to the layout.
  private static func pinnedPairs(_ layout: LintedLayout, _ axis: Axis, _ view: Double) -> [Finding] {
    guard let ofLayout = layout.boundaryItems.last else { return [] }
    return layout.boundaryItems.indices.compactMap { index in
      let own = layout.boundaryItems[index]
      let isLayout = index == layout.boundaryItems.count - 1
      func longest(_ place: AxisPlace) -> PlacedBoundaryItem? {
        (isLayout ? own : own + ofLayout).filter {
          $0.item.pinToVisibleBounds && $0.isInFront && $0.item.alignment.place(axis) == place
        }.max { $0.element.frame.extent[axis] < $1.element.frame.extent[axis] }
      }
      guard let start = longest(.start), let end = longest(.end) else { return nil }
      let pair = start.section == nil && end.section != nil ? (end, start) : (start, end)
      let (length, other) = (pair.0.element.frame.extent[axis], pair.1.element.frame.extent[axis])
      // A single item that is too long is already reported, and a pair of the layout's own items is reported
      // only once.
      guard isLayout || pair.0.section != nil, max(length, other) <= greatestPinnedShare * view,
        length + other > greatestPinnedShare * view, hasCells(pair.0.section, layout)
      else { return nil }
      return Finding(
        pair.0.item.id,
        "the \(pair.0.noun) is \(written(length)) \(axis.adjective) and pinned, and so is the \(pair.1.noun) of \(written(other)) at the other end; the view is \(written(view)) \(axis.adjective) \(layout.environment.place)",
        at: layout.sizeSpan(of: pair.0.item.id, axis), severityWhenPartial: .info,
        secondary: DiagnosticLabel(
          layout.sizeSpan(of: pair.1.item.id, axis), "the \(pair.1.noun)'s \(axis.side)"),
        help: "make them shorter, or pin only one of them")
    }
  }

  private static func hasCells(_ section: Int?, _ layout: LintedLayout) -> Bool {
    layout.sections.contains { $0.items.count > 0 && (section == nil || $0.index == section) }
  }
}
