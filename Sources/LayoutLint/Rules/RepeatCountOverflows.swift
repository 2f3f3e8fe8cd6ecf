import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

extension RuleID { static let repeatCountOverflows = RuleID("repeat-count-overflows") }

package enum RepeatCountOverflows: SolvedRule {
  package static let metadata = RuleMetadata(
    id: .repeatCountOverflows,
    summary: "count copies of a repeating subitem do not fit in the group",
    why:
      "horizontal(layoutSize:repeatingSubitem:count:) resizes nothing, unlike the older form with subitem: the row sticks out of its group",
    severity: .warning, layer: .solved, evidence: .documented, since: "0.1.0", fixes: [.unsafe],
    yieldsTo: [.edgeSpacingOverflow],
    bad: [
      "three of 120 and their gaps": """
      environment: {container: 393 x 852}
      items: 9
      contentInsets: {horizontal: 16}
      group:
        horizontal:
          size: 100% x 120
          interItemSpacing: 8
          count: 3  # <- repeat-count-overflows
          repeatingSubitem: {item: 120 x 100%}
      """,
      "three of 40 %": """
      environment: {container: 320 x 480}
      items: 9
      group:
        horizontal:
          size: 100% x 120
          count: 3  # <- repeat-count-overflows
          repeatingSubitem: {item: 40% x 100%}
      """,
    ],
    good: [
      "a third of what the gaps leave": """
      environment: {container: 393 x 852}
      items: 9
      contentInsets: {horizontal: 16}
      group:
        horizontal: {size: 100% x 120, interItemSpacing: 8, count: 3, repeatingSubitem: {item: 1/3 x 100%}}
      """
    ],
    nearMisses: [
      "edge spacing beside a copy that fills the group, which is found as such": """
      lint: {disable: [edge-spacing-overflow]}
      items: 9
      group: {horizontal: {size: 100% x 44, count: 1, repeatingSubitem: {item: {edgeSpacing: {leading: 8}}}}}
      """,
      "a group as long as what it holds": """
      environment: {container: 393 x 852}
      lint: {disable: [estimated-main-axis-single-run]}
      items: 9
      group: {horizontal: {size: ~100 x 120, count: 3, repeatingSubitem: {item: 200 x 100%}}}
      """,
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    layout.solvedNodes.compactMap { entry in
      guard let group = entry.group, let line = group.line, case .repeating(let count) = line.repetition,
        count > 0, entry.isFixed(line.axis), let child = entry.solved.children.first,
        !child.node.size[line.axis].isEstimated
      else { return nil }
      let axis = line.axis
      let length = child.extent[axis] + child.node.edgeSpacing.least(axis)
      let gap = line.interItemSpacing.minimum
      let total = Double(count) * length + Double(count - 1) * gap
      let room = entry.solved.inner[axis]
      guard total > room + layout.environment.pixel else { return nil }
      let gaps =
        gap == 0 || count == 1 ? "" : count == 2 ? " + \(written(gap))" : " + \(count - 1) x \(written(gap))"
      let limit =
        room == entry.solved.extent[axis]
        ? "the group is \(written(room)) \(axis.adjective)" : "the group has room for \(written(room))"
      // Edge spacing lies outside of a fraction: equal shares leave no room for it.
      let isMended = child.node.size[axis].isFraction(of: axis) && child.node.edgeSpacing.least(axis) <= 0
      let share = Dimension.fraction(1 / Double(count), of: axis)
      return Finding(
        group.id,
        "\(count) x \(written(length))\(gaps) = \(written(total)), \(limit) \(layout.environment.place)",
        at: layout.sourceMap.keySpan(of: group.id, "count"),
        secondary: DiagnosticLabel(layout.sizeSpan(of: child.node.id, axis), "the subitem's \(axis.side)"),
        help: isMended ? "write 1/\(count) as the subitem's \(axis.side) (unsafe: frames change)" : nil,
        "make the count smaller, or the subitem's \(axis.side)",
        fixes: isMended
          ? .unsafe(
            "write 1/\(count)",
            .resize(child.node.id, axis, from: child.node.size[axis], to: share))
          : nil)
    }
  }
}
