import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

extension RuleID { static let crossAxisOverflow = RuleID("cross-axis-overflow") }

package enum CrossAxisOverflow: SolvedRule {
  package static let metadata = RuleMetadata(
    id: .crossAxisOverflow,
    summary: "a subitem is longer than its group across the group's axis",
    why:
      "it covers the next row, and because UIKit finds visible cells by their group's rectangle, the cell disappears while part of it is still visible",
    severity: .warning, layer: .solved, evidence: .reported, since: "0.1.0", fixes: [.unsafe],
    yieldsTo: [.fractionOutOfRange, .nonpositiveDimension],
    bad: [
      "an item higher than its row": """
      items: 9
      group:
        horizontal:
          size: 100% x 60
          subitems: [{item: 50% x 80}]  # <- cross-axis-overflow
      """,
      "an item pushed out of its row": """
      items: 9
      group:
        horizontal:
          size: 100% x 60
          contentInsets: {top: 20}
          subitems: [{item: 50% x 50}]  # <- cross-axis-overflow
      """,
      "a whole item with edge spacing above it": """
      items: 9
      group:
        horizontal:
          size: 100% x 60
          subitems: [{item: {size: 50% x 100%, edgeSpacing: {top: 8}}}]  # <- cross-axis-overflow
      """,
      "a cell that negative insets draw out of its row": """
      items: 9
      group:
        horizontal:
          size: 100% x 60
          subitems: [{item: {size: 50% x 100%, contentInsets: {bottom: -30}}}]  # <- cross-axis-overflow
      """,
      "cells that a row's negative insets begin above it": """
      items: 9
      group:
        horizontal:
          size: 100% x 60
          contentInsets: {top: -20}  # <- cross-axis-overflow
          subitems: [{item: 50% x 100%}]
      """,
      "a group in a group": """
      items: 9
      group:
        horizontal:
          size: 100% x 60
          subitems:
            - vertical:
                size: 50% x 100  # <- cross-axis-overflow
                subitems: [{item: 100% x 50%}]
      """,
    ],
    good: [
      "a row as high as its item": """
      items: 9
      group: {horizontal: {size: 100% x 80, subitems: [{item: 50% x 80}]}}
      """
    ],
    nearMisses: [
      "an item that reaches into the insets of its row": """
      items: 9
      group: {horizontal: {size: 100% x 60, contentInsets: {bottom: 20}, subitems: [{item: 50% x 60}]}}
      """,
      "an estimated row, which grows": """
      items: 9
      group: {horizontal: {size: 100% x ~60, subitems: [{item: 50% x 80}]}}
      """,
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    layout.solvedNodes.compactMap { entry in
      guard let parent = entry.parent, let group = parent.group, let axis = group.axis?.cross,
        !group.size[axis].isEstimated, entry.isFixed(axis)
      else { return nil }
      // A cell with negative insets reaches beyond its item; other insets do not change where the item ends.
      let insets = entry.group == nil ? entry.node.size.effective(entry.node.contentInsets) : Insets()
      let box = (start: entry.solved.origin[axis], end: entry.solved.origin[axis] + entry.solved.extent[axis])
      let start = box.start + min(0, insets.start(axis))
      let end = box.end - min(0, insets.end(axis))
      let room = parent.solved.extent[axis]
      func isOutside(_ start: Double, _ end: Double) -> Bool {
        start < -layout.environment.pixel || end > room + layout.environment.pixel
      }
      guard isOutside(start, end) else { return nil }
      // The node whose negative insets are the cause.
      let insetOwner: NodeID? =
        !isOutside(box.start, box.end)
        ? entry.node.id
        : box.end - box.start <= room - group.contentInsets.total(axis) + layout.environment.pixel
          && (start < 0 && group.contentInsets.start(axis) < 0
            || end > room && group.contentInsets.end(axis) < 0)
          ? group.id : nil
      let drawn = insetOwner == entry.node.id ? " with its insets" : ""
      let from = start == 0 ? "" : " from \(written(start)) on"
      let map = layout.sourceMap
      // A fraction grows with its group and would stick out as before, and a count gives a group its share whatever its size says.
      let canGrowGroup =
        insetOwner == nil && start >= 0 && entry.node.size[axis].baseAxis != axis && !parent.isShared(axis)
      return Finding(
        entry.node.id,
        "the \(entry.node.noun) is \(written(end - start)) \(axis.adjective)\(drawn)\(from), the group \(entry.group == nil ? "" : "around it ")is \(written(room)) \(axis.adjective) \(layout.environment.place)",
        at: insetOwner.map { map.keySpan(of: $0, "contentInsets") }
          ?? layout.sizeSpan(of: entry.node.id, axis),
        secondary: DiagnosticLabel(layout.sizeSpan(of: group.id, axis), "the group's \(axis.side)"),
        help: insetOwner != nil
          ? "write insets of 0 or more (unsafe: frames change)"
          : canGrowGroup
            ? "make the group's \(axis.side) at least \(written(end)) (unsafe: frames change)"
            : "make the \(entry.node.noun)'s \(axis.side)\(entry.node.edgeSpacing.least(axis) > 0 ? " or its edge spacing" : "") smaller",
        fixes: canGrowGroup ? fix(group, axis, end) : nil)
    }
  }

  /// Makes a group as long as its contents, if its length is in points.
  private static func fix(_ group: Group, _ axis: Axis, _ length: Double) -> SpecFix? {
    guard case .absolute = group.size[axis] else { return nil }
    let wanted = Dimension.absolute((length * 1_000).rounded() / 1_000)
    return .unsafe(
      "make the group's \(axis.side) \(written(length))",
      .resize(group.id, axis, from: group.size[axis], to: wanted))
  }
}
