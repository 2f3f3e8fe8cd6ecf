import LayoutDiagnostics
import LayoutSpec

package enum EstimatesDiffer: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("estimates-differ"),
    summary: "a group's estimate is far from the estimates of its contents",
    why:
      "a self-sizing group becomes as long as its items: until they are measured the layout uses one estimate or the other, and rows and the scroll position jump",
    severity: .info, layer: .static, evidence: .reported, since: "0.1.0", fixes: [.unsafe],
    bad: [
      "a row that was copied for higher cells": """
      items: 9
      group:
        horizontal:
          size: 100% x ~44  # <- estimates-differ
          subitems: [{item: 100% x ~300}]
      """,
      "an estimate of a whole screen": """
      items: 9
      group:
        vertical:
          size: 100% x ~800  # <- estimates-differ
          subitems: [{item: 100% x ~60}]
      """,
      "an estimate below that of each of the items": """
      items: 9
      group:
        vertical:
          size: 100% x ~44  # <- estimates-differ
          subitems: [{item: 100% x ~300}, {item: 100% x ~300}]
      """,
    ],
    good: [
      "the same estimate": """
      items: 9
      group: {horizontal: {size: 100% x ~300, subitems: [{item: 100% x ~300}]}}
      """
    ],
    nearMisses: [
      "about the same": """
      items: 9
      group: {horizontal: {size: 100% x ~100, subitems: [{item: 100% x ~80}]}}
      """,
      "a column of three, which is as long as they are": """
      items: 9
      group:
        vertical: {size: 100% x ~60, subitems: [{item: 100% x ~60}, {item: 100% x ~60}, {item: 100% x ~60}]}
      """,
      "an item of the height of its row beside it": """
      items: 9
      group: {horizontal: {size: 100% x ~200, subitems: [{item: 30% x ~44}, {item: 70% x 100%}]}}
      """,
    ])

  /// Estimates that differ by a smaller ratio, or by fewer points, do not differ noticeably.
  fileprivate static let leastRatio = 2.0
  private static let leastDifference = 44.0

  package static func check(_ layout: LintedLayout) -> [Finding] {
    layout.nodes.findings { group, axis in
      guard group.isGroup, let line = group.line, let own = group.size[axis].estimate,
        !layout.isMadeByShorthand(group.id), line.subitems.contains(where: { $0.size[axis].isEstimated }),
        let content = line.estimatedLength(axis, beside: own),
        max(own, content) > leastRatio * min(own, content), abs(own - content) >= leastDifference
      else { return nil }
      let first = line.subitems.first { $0.size[axis].isEstimated } ?? line.subitems[0]
      let whole = (content * 1_000).rounded() / 1_000
      return Finding(
        group.id,
        "the group's \(axis.side) is estimated at \(written(own)), what is in it at \(written(content))",
        at: layout.sizeSpan(of: group.id, axis),
        secondary: DiagnosticLabel(
          layout.sizeSpan(of: first.id, axis), "the estimate of the \(first.noun) in it"),
        help: "write \(estimated: written(content)) for the group (unsafe: frames may change)",
        fixes: .unsafe(
          "write ~\(written(content))",
          .resize(group.id, axis, from: group.size[axis], to: group.size[axis].withEstimate(whole))))
    }
  }
}

extension LineContent {
  /// Returns the length of the contents before measuring, in points; `nil` if unknown. `estimate` is the
  /// group's own.
  fileprivate func estimatedLength(_ axis: Axis, beside estimate: Double) -> Double? {
    let lengths = subitems.compactMap { $0.size[axis].points }
    guard lengths.count == subitems.count, let longest = lengths.max() else { return nil }
    if axis != self.axis { return longest }
    guard !sharesOut(axis) else { return nil }
    if knownCapacity == 1 { return longest }
    // Along its axis a group becomes as long as its subitems, regardless of its estimate. Only an estimate
    // below one of them is wrong.
    guard longest > EstimatesDiffer.leastRatio * estimate, repetition == .untilFull else { return nil }
    return lengths.reduce(0, +) + Double(lengths.count - 1) * interItemSpacing.minimum
  }
}
