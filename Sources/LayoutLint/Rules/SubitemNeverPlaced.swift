import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

package enum SubitemNeverPlaced: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("subitem-never-placed"),
    summary: "a listed subitem never fits into its group",
    why:
      "UIKit places subitems in order until the group is full and starts over in the next one: the last tile of a mosaic is lost, and all cells after it move up by one",
    severity: .warning, layer: .solved, evidence: .reported, since: "0.1.0",
    yieldsTo: [.groupCannotFitItem, .edgeSpacingOverflow, .fractionOutOfRange],
    bad: [
      "three of 40 %": """
      items: 9
      group:
        horizontal:
          size: 100% x 100
          subitems:
            - item: 40% x 100%
            - item: 40% x 100%
            - item: 40% x 100%  # <- subitem-never-placed
      """,
      "a mosaic whose gaps were not thought of": """
      environment: {container: 320 x 480}
      items: 9
      group:
        vertical:
          size: 100% x 200
          interItemSpacing: 8
          subitems:
            - item: 100% x 100
            - horizontal: {size: 100% x 100, subitems: [{item: 50% x 100%}]}  # <- subitem-never-placed
      """,
    ],
    good: [
      "three that fit": """
      items: 9
      group:
        horizontal: {size: 100% x 100, subitems: [{item: 40% x 100%}, {item: 40% x 100%}, {item: 20% x 100%}]}
      """
    ],
    nearMisses: [
      "two halves and a gap: fractions are of what the gap leaves": """
      items: 9
      group:
        horizontal:
          size: 100% x 100
          interItemSpacing: 8
          subitems: [{item: 50% x 100%}, {item: 50% x 100%}]
      """,
      "fewer cells than subitems": """
      items: 1
      group: {horizontal: {size: 100% x 100, subitems: [{item: 50% x 100%}, {item: 50% x 100%}]}}
      """,
    ])

  private static let greatestCount = 20

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    var findings: [Finding] = []
    for entry in layout.solvedNodes {
      guard let group = entry.group, let line = group.line, case .untilFull = line.repetition,
        !entry.solved.isFilledByMeasure, let count = entry.solved.slotCount, count > 0,
        count < line.subitems.count
      else { continue }
      for index in (count..<line.subitems.count).prefix(greatestCount) {
        let node = line.subitems[index]
        let axis = line.axis
        findings.append(
          Finding(
            node.id,
            "the \(node.noun) is never placed: \(sum(line, upTo: index, in: entry.solved)), the group has room for \(written(entry.solved.inner[axis])) \(layout.environment.place)",
            at: layout.sourceMap.keySpan(of: node.id), severityWhenPartial: .info,
            secondary: DiagnosticLabel(layout.sizeSpan(of: group.id, axis), "the group's \(axis.side)"),
            help: "make the subitems before it shorter, or the group's \(axis.side) greater"))
      }
    }
    return findings
  }

  /// Writes out the sum of the first subitems' lengths and gaps. Fractions refer to the length that the gaps
  /// leave.
  private static func sum(_ line: LineContent, upTo index: Int, in group: SolvedNode) -> String {
    let axis = line.axis
    let gap = line.interItemSpacing.minimum
    var room = group.inner
    room[axis] -= Double(index) * gap
    let lengths = line.subitems[...index].map { node in
      return node.edgeSpacing.least(axis)
        + (node.size[axis].baseAxis.flatMap { base in
          node.size[axis].anyFraction.map { $0 * max(0, room[base]) }
        } ?? points(node.size[axis]))
    }
    let total = lengths.reduce(0, +) + Double(index) * gap
    let shown = lengths.prefix(6).map(written).joined(separator: " + ") + (lengths.count > 6 ? " + …" : "")
    let gaps = index == 1 ? written(gap) : "\(index) x \(written(gap))"
    return "\(shown)\(gap == 0 ? "" : " + \(gaps)") = \(written(total))"
  }

  private static func points(_ dimension: Dimension) -> Double {
    if case .absolute(let points) = dimension { points } else { dimension.estimate ?? 0 }
  }
}
