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
      let length = entry.solved.extent[axis]
      let end = entry.solved.origin[axis] + length
      let room = parent.solved.extent[axis]
      guard end > room + layout.environment.pixel else { return nil }
      let before = entry.solved.origin[axis]
      let start = before == 0 ? "" : " from \(written(before)) on"
      // A fraction grows with its group and would stick out as before.
      let isFraction = entry.node.size[axis].baseAxis == axis
      return Finding(
        entry.node.id,
        "the \(entry.node.noun) is \(written(length)) \(axis.adjective)\(start), the group \(entry.group == nil ? "" : "around it ")is \(written(room)) \(axis.adjective) \(layout.environment.place)",
        at: layout.sizeSpan(of: entry.node.id, axis),
        secondary: DiagnosticLabel(layout.sizeSpan(of: group.id, axis), "the group's \(axis.side)"),
        help: isFraction
          ? "make the \(entry.node.noun)'s \(axis.side) or its edge spacing smaller"
          : "make the group's \(axis.side) at least \(written(end)) (unsafe: frames change)",
        fixes: isFraction ? nil : fix(group, axis, end))
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
