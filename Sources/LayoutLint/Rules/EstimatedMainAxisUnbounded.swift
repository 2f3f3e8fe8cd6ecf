import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

extension RuleID { static let estimatedMainAxisUnbounded = RuleID("estimated-main-axis-unbounded") }

/// `group-cannot-fit-item` reports an estimate that is itself too long. An item without measured cells is
/// reported only if it has edge spacing: then the longest cell that fits is shorter than the group.
package enum EstimatedMainAxisUnbounded: SolvedRule {
  package static let metadata = RuleMetadata(
    id: .estimatedMainAxisUnbounded,
    summary: "an item is estimated along its group's axis with nothing that limits its length",
    why:
      "a cell can measure longer than the row; then UIKit raises that the group cannot fit even a single item, at run time and with real data only",
    severity: .warning, layer: .solved, evidence: .reported, since: "0.1.0",
    crashes: [.itemTooLarge: 3, .noFrames: 4],
    bad: [
      "a tag that measures longer than the row": """
      environment: {container: 320 x 480}
      lint: {disable: [touch-target-too-small]}
      items: [{measured: {width: 90}}, {measured: {width: 340}}]
      group:
        horizontal:
          size: 100% x 32
          subitems: [{item: ~80 x 32}]  # <- estimated-main-axis-unbounded
      """,
      "the second of two kinds of cells": """
      environment: {container: 320 x 480}
      items: [{measured: {width: 40, height: 44}}, {measured: {width: 340, height: 44}}]
      group:
        vertical:
          size: 100% x 88
          subitems:
            - item: 100% x 44
            - horizontal:
                size: 100% x 44
                subitems: [{item: ~80 x 44}]  # <- estimated-main-axis-unbounded
      """,
      "tags with edge spacing": """
      items: 9
      group:
        horizontal:
          size: 100% x 44
          subitems: [{item: {size: ~80 x 44, edgeSpacing: {trailing: 8}}}]  # <- estimated-main-axis-unbounded
      """,
    ],
    good: [
      "tags with gaps, all shorter than the row": """
      environment: {container: 320 x 480}
      items: [{measured: {width: 90}}, {measured: {width: 140}}]
      group: {horizontal: {size: 100% x 44, interItemSpacing: 8, subitems: [{item: ~80 x 44}]}}
      """
    ],
    nearMisses: [
      "a long cell that another item makes": """
      environment: {container: 320 x 480}
      items: [{measured: {width: 340, height: 44}}, {measured: {width: 40, height: 44}}]
      group:
        vertical:
          size: 100% x 88
          subitems: [{item: 100% x 44}, {horizontal: {size: 100% x 44, subitems: [{item: ~80 x 44}]}}]
      """,
      "a group that grows with its items": """
      environment: {container: 320 x 480}
      lint: {disable: [estimated-main-axis-single-run]}
      items: [{measured: {width: 340}}]
      group: {horizontal: {size: ~80 x 44, subitems: [{item: ~80 x 44}]}}
      """,
    ])

  /// The greatest number of cells that are examined.
  private static let greatestCellCount = 4_096

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    var findings: [Finding] = []
    for template in layout.templates {
      for entry in template.nodes {
        guard let item = entry.item, let parent = entry.parent, let group = parent.group,
          let axis = group.axis, item.size[axis].isEstimated, !entry.isShared(axis),
          !group.size[axis].isEstimated
        else { continue }
        let edges = [item.edgeSpacing.start(axis), item.edgeSpacing.end(axis)]
        let spacing = edges[0].minimum + edges[1].minimum
        let room = parent.solved.inner[axis]
        guard entry.solved.extent[axis] + spacing <= room else { continue }
        if let longest = longestMeasured(template, item.id, along: axis, solution) {
          guard longest.length + spacing > room + layout.environment.pixel else { continue }
          let besides = spacing == 0 ? "" : " and \(written(spacing)) of edge spacing"
          findings.append(
            finding(
              item, group, axis,
              "cell \(longest.cell) measures \(written(longest.length)) along the group\(besides); the group has room for \(written(room)) \(layout.environment.place)",
              nil, layout))
        } else if edges.contains(where: { $0 != .fixed(0) }) {
          findings.append(
            finding(
              item, group, axis,
              "the item is estimated along the group and has edge spacing; nothing keeps it below the \(written(room - spacing)) that there is room for \(layout.environment.place)",
              .info, layout))
        }
      }
    }
    return findings
  }

  private static func finding(
    _ item: Item, _ group: Group, _ axis: Axis, _ message: String, _ severity: Severity?,
    _ layout: LintedLayout
  ) -> Finding {
    Finding(
      item.id, message, at: layout.sizeSpan(of: item.id, axis), severity: severity,
      rank: severity == nil ? 0 : 1,
      secondary: DiagnosticLabel(layout.sizeSpan(of: group.id, axis), "the group's \(axis.side)"),
      notes: "UIKit: \"This group cannot fit even a single item\", once such a cell is measured",
      help: "limit the \(axis.side) that the cell asks for: at most the container less insets and spacing")
  }

  /// Returns the longest measured cell of an item.
  private static func longestMeasured(
    _ template: SectionTemplate, _ item: NodeID, along axis: Axis, _ solution: Solution
  ) -> (cell: Int, length: Double)? {
    let isOnlyItem = template.nodes.count { $0.item != nil } == 1
    func isOwn(_ cell: Int) -> Bool {
      isOnlyItem || solution.cell(cell, inSection: template.index)?.node ?? item == item
    }
    var longest: (cell: Int, length: Double)?
    var first = 0
    for run in template.section.items.runs where first < greatestCellCount {
      let count: Int
      switch run.measured[axis] {
      case .none: count = 0
      case .same: count = isOnlyItem ? 1 : min(run.count, greatestCellCount - first)
      case .each, .ofWidth: count = min(run.count, greatestCellCount - first)
      }
      for offset in 0..<count {
        if let length = solution.measuredLength(
          at: offset, of: run, beginningAt: first, in: template.section, along: axis),
          length > longest?.length ?? -1, isOwn(first + offset)
        {
          longest = (first + offset, length)
        }
      }
      first += run.count
    }
    return longest
  }
}
