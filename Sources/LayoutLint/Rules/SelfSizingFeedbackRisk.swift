import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

package enum SelfSizingFeedbackRisk: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("self-sizing-feedback-risk"),
    summary: "an item is estimated on both axes, or on one with the other between two pixels",
    why:
      "each measured side changes the other: the two may never settle, which is a hang or UIKit's recursive-layout exception",
    severity: .warning, layer: .solved, evidence: .reported, since: "0.1.0", crashes: [.layoutLoop: 1],
    bad: [
      "a tag without a height": """
      items: 9
      group:
        horizontal:
          size: 100% x ~32
          subitems: [{item: ~80 x ~32}]  # <- self-sizing-feedback-risk
      """,
      "a tag that measures between two pixels": """
      items: [{measured: {width: 61.4, height: 20.1}}, {measured: {width: 80.7, height: 20.1}}]
      group:
        horizontal:
          size: 100% x ~32
          subitems: [{item: ~80 x ~32}]  # <- self-sizing-feedback-risk
      """,
      "a third of the width with insets of half a point": """
      environment: {container: 320 x 480}
      lint: {disable: [ragged-row]}
      items: 9
      group:
        horizontal:
          size: 100% x ~60
          subitems:
            - item: {size: 1/3 x ~60, contentInsets: {horizontal: 4.5}}  # <- self-sizing-feedback-risk
      """,
    ],
    good: [
      "a tag of a fixed height": """
      items: 9
      group: {horizontal: {size: 100% x 44, subitems: [{item: ~80 x 44}]}}
      """
    ],
    nearMisses: [
      "a count that replaces one of the two": """
      lint: {disable: [count-overrides-item-size]}
      items: 9
      group: {horizontal: {size: 100% x ~32, subitem: {item: ~80 x uniform(32)}, count: 3}}
      """,
      "a list": """
      items: 9
      list: plain
      """,
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let unknown = layout.nodes.filter { Axis.allCases.allSatisfy($0.isMeasured) }
    // A cell that measures whole pixels gets that size, and is not measured again.
    let settled = unknown.isEmpty ? [] : layout.sections.filter { !solution.measuresBetweenPixels($0) }
    let intrinsic = Set(settled.flatMap(\.nodes).map(\.id))
    return unknown.map { item in
      Finding(
        item.id, "the item is estimated on both axes; one side should be known when the other is measured",
        at: layout.sourceMap.valueSpan(of: item.id, "size"),
        severity: intrinsic.contains(item.id) ? .info : nil, help: "make one side absolute, or a fraction")
    } + layout.solvedNodes.compactMap { betweenPixels($0, layout) }
  }

  /// Reports an item with insets of fractional points if one of its lengths is rounded to pixels and the
  /// other is measured.
  private static func betweenPixels(_ entry: TemplateNode, _ layout: LintedLayout) -> Finding? {
    guard let item = entry.item,
      let axis = Axis.allCases.first(where: { entry.isFixed($0) && !entry.isFixed($0.cross) })
    else { return nil }
    let insets = item.size.effective(item.contentInsets)
    let edges = [insets.top, insets.leading, insets.bottom, insets.trailing]
    guard edges.contains(where: { $0 != $0.rounded() }), let length = exactLength(entry, axis) else {
      return nil
    }
    let pixels = length * layout.environment.displayScale
    guard abs(pixels - pixels.rounded()) > 0.01 else { return nil }
    return Finding(
      item.id,
      "\(layout.environment.place) the item's \(axis.side) comes to \(written(length)), between two pixels, with insets of fractions of a point, while its \(axis.cross.side) is measured",
      at: layout.sizeSpan(of: item.id, axis), severity: .info,
      help: "write insets of whole points")
  }

  /// Returns the length before rounding to pixels.
  private static func exactLength(_ entry: TemplateNode, _ axis: Axis) -> Double? {
    if entry.isShared(axis) {
      return entry.parent?.solved.slotCount.map { entry.solved.container[axis] / Double(max(1, $0)) }
    }
    switch entry.node.size[axis] {
    case .absolute(let points): return points
    case .fractionalWidth(let fraction): return fraction * entry.solved.container.width
    case .fractionalHeight(let fraction): return fraction * entry.solved.container.height
    case .estimated, .uniformAcrossSiblings: return nil
    }
  }
}

extension Solution {
  /// The greatest number of cells of each run that are examined.
  private static let greatestCellCount = 64

  /// True if a cell measures a length that is not a whole number of pixels at any display scale.
  fileprivate func measuresBetweenPixels(_ section: LintedSection) -> Bool {
    var first = 0
    return section.items.runs.contains { run in
      defer { first += run.count }
      return Axis.allCases.contains { axis in
        (0..<min(run.count, Self.greatestCellCount)).contains { offset in
          let points =
            measuredLength(at: offset, of: run, beginningAt: first, in: section, along: axis) ?? 0
          return [2.0, 3].allSatisfy { abs(points * $0 - (points * $0).rounded()) > 0.01 }
        }
      }
    }
  }
}
