import LayoutDiagnostics
import LayoutResolver
import LayoutSolver
import LayoutSpec

extension RuleID { static let crossAxisOverflow = RuleID("cross-axis-overflow") }

/// `cross-axis-overflow`: a subitem that sticks out of its group across the group's axis.
package enum CrossAxisOverflow: SolvedRule {
  package static let metadata = RuleMetadata(
    id: .crossAxisOverflow,
    summary: "a subitem is longer than its group across the group's axis",
    why:
      "it covers the next row; and what lies outside the group's rectangle is not looked for by what is in sight, so the cell blinks out while part of it still is",
    severity: .warning, layer: .solved, evidence: .reported, since: "0.1.0", fixes: [.unsafe],
    yieldsTo: [.fractionOutOfRange, .nonpositiveDimension],
    bad: [
      RuleExample(
        "an item higher than its row",
        """
        sections:
          - items: 9
            group:
              horizontal:
                size: 100% x 60
                subitems:
                  - item: 50% x 80  # <- cross-axis-overflow
        """),
      RuleExample(
        "an item pushed out of its row",
        """
        sections:
          - items: 9
            group:
              horizontal:
                size: 100% x 60
                contentInsets: {top: 20}
                subitems:
                  - item: 50% x 50  # <- cross-axis-overflow
        """),
      RuleExample(
        "a whole item with edge spacing above it",
        """
        sections:
          - items: 9
            group:
              horizontal:
                size: 100% x 60
                subitems:
                  - item: {size: 50% x 100%, edgeSpacing: {top: 8}}  # <- cross-axis-overflow
        """),
      RuleExample(
        "a group in a group",
        """
        sections:
          - items: 9
            group:
              horizontal:
                size: 100% x 60
                subitems:
                  - vertical:
                      size: 50% x 100  # <- cross-axis-overflow
                      subitems: [{item: 100% x 50%}]
        """),
    ],
    good: [
      RuleExample(
        "a row as high as its item",
        """
        sections:
          - items: 9
            group:
              horizontal: {size: 100% x 80, subitems: [{item: 50% x 80}]}
        """)
    ],
    nearMisses: [
      RuleExample(
        "an item that reaches into the insets of its row",
        """
        sections:
          - items: 9
            group:
              horizontal: {size: 100% x 60, contentInsets: {bottom: 20}, subitems: [{item: 50% x 60}]}
        """),
      RuleExample(
        "an estimated row, which grows",
        """
        sections:
          - items: 9
            group:
              horizontal: {size: 100% x ~60, subitems: [{item: 50% x 80}]}
        """),
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    var findings: [Finding] = []
    layout.forEachSolvedNode { entry, _ in
      guard let parent = entry.parent, let group = parent.group, let axis = group.axis?.cross,
        !group.size[axis].isEstimated, entry.isFixed(axis)
      else { return }
      let length = entry.solved.extent[axis]
      let end = entry.solved.origin[axis] + length
      let room = parent.solved.extent[axis]
      guard end > room + layout.environment.pixel else { return }
      let before = entry.solved.origin[axis]
      let start = before == 0 ? "" : " from \(written(before)) on"
      // A fraction of the group grows with it and sticks out as far as before.
      let isFraction = entry.node.size[axis].baseAxis == axis
      findings.append(
        Finding(
          entry.node.id,
          "the \(entry.node.noun) is \(written(length)) \(axis.adjective)\(start), the group \(entry.group == nil ? "" : "around it ")is \(written(room)) \(axis.adjective) \(layout.environment.place)",
          at: layout.sourceMap.valueSpan(of: entry.node.id, "size", axis.side),
          secondary: [
            DiagnosticLabel(
              layout.sourceMap.valueSpan(of: group.id, "size", axis.side), "the group's \(axis.side)")
          ],
          help: [
            isFraction
              ? "make the \(entry.node.noun)'s \(axis.side) or its edge spacing smaller"
              : "make the group's \(axis.side) at least \(written(end)) (unsafe: frames change)"
          ], fixes: isFraction ? [] : fixes(group, axis, end)))
    }
    return findings
  }

  /// Makes a group as long as what is in it, where its length is in points.
  private static func fixes(_ group: Group, _ axis: Axis, _ length: Double) -> [SpecFix] {
    guard case .absolute = group.size[axis] else { return [] }
    let wanted = Dimension.absolute((length * 1_000).rounded() / 1_000)
    return [
      SpecFix(
        .unsafe, "make the group's \(axis.side) \(written(length))",
        [.resize(group.id, axis, from: group.size[axis], to: wanted)])
    ]
  }
}
