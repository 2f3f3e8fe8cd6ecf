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
    layout.templates.flatMap { template in
      template.nodes.flatMap { findings(of: $0, in: template.section, layout) }
    }
  }

  private static func findings(of entry: TemplateNode, in section: LintedSection, _ layout: LintedLayout)
    -> [Finding]
  {
    guard let group = entry.group, let line = group.line, case .untilFull = line.repetition,
      !entry.solved.isFilledByMeasure, let count = entry.solved.slotCount, count > 0,
      count < line.subitems.count
    else { return [] }
    let axis = line.axis
    let isRoot = entry.parent == nil
    let scrollsAlong =
      (section.orthogonalScrolling == nil) == (axis == layout.spec.configuration.scrollDirection)
    return (count..<line.subitems.count).prefix(greatestCount).map { index in
      let node = line.subitems[index]
      let sum = Sum(line, upTo: index, in: entry.solved)
      return Finding(
        node.id,
        "the \(node.noun) is never placed: \(sum.words), the group has room for \(written(entry.solved.inner[axis])) \(layout.environment.place)",
        at: layout.sourceMap.keySpan(of: node.id), severityWhenPartial: .info,
        secondary: DiagnosticLabel(layout.sizeSpan(of: group.id, axis), "the group's \(axis.side)"),
        help: SpelledHelp(
          sum.help(ofGroup: isRoot && scrollsAlong ? group.size[axis].fraction(of: axis) : nil)))
    }
  }

  /// The sum of the first subitems' lengths and gaps. Fractions refer to the length that the gaps leave.
  private struct Sum {
    let axis: Axis
    let room: Double
    let lengths: [Double]
    let gap: Double
    /// The fractions of the group's own length.
    let fractions: [Double]
    /// True if room goes to edge spacing, which does not shrink with the subitems.
    let hasEdgeSpacing: Bool

    init(_ line: LineContent, upTo index: Int, in group: SolvedNode) {
      let axis = line.axis
      let gap = line.interItemSpacing.minimum
      let parts = line.subitems[...index]
      var room = group.inner
      room[axis] -= Double(index) * gap
      lengths = parts.map { node in
        node.edgeSpacing.least(axis)
          + (node.size[axis].baseAxis.flatMap { base in
            node.size[axis].anyFraction.map { $0 * max(0, room[base]) }
          } ?? points(node.size[axis]))
      }
      hasEdgeSpacing = parts.contains { $0.edgeSpacing.least(axis) > 0 }
      fractions = parts.compactMap { $0.size[axis].fraction(of: axis) }
      self.axis = axis
      self.gap = gap
      self.room = group.inner[axis]
    }

    private var gaps: Double { Double(lengths.count - 1) * gap }

    var words: String {
      let shown =
        lengths.prefix(6).map(written).joined(separator: " + ") + (lengths.count > 6 ? " + …" : "")
      let gapWords = lengths.count == 2 ? written(gap) : "\(lengths.count - 1) x \(written(gap))"
      return "\(shown)\(gap == 0 ? "" : " + \(gapWords)") = \(written(lengths.reduce(0, +) + gaps))"
    }

    /// The changes that make the subitems fit. A greater group has greater fractions.
    ///
    /// - Parameter whole: the group's own fraction, if it may be longer than what it is in.
    func help(ofGroup whole: Double?) -> String {
      let shorter =
        (lengths.last ?? 0) + gaps < room
        ? "make the subitems before it shorter" : "make all of the subitems shorter"
      let sum = fractions.reduce(0, +)
      if sum < 1 { return "\(shorter), or the group's \(axis.side) greater" }
      guard let whole, fractions.count == lengths.count, !hasEdgeSpacing else { return shorter }
      let share = Set(fractions).count == 1 ? written(fractions[0] / sum * 100) + " %" : "as much smaller"
      return
        "\(shorter), or make the group's \(axis.side) \(written(whole * sum * 100)) % and theirs \(share), since fractions grow with the group"
    }
  }

  private static func points(_ dimension: Dimension) -> Double {
    if case .absolute(let points) = dimension { points } else { dimension.estimate ?? 0 }
  }
}
