import LayoutDiagnostics
import LayoutSpec

package enum EstimatedCountGroupNotMeasured: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("estimated-count-group-not-measured"),
    summary: "a vertical group with a count divides an estimated height",
    why: "each of the stacked items gets its share of the estimate, and none is ever measured",
    severity: .warning, layer: .static, evidence: .single, since: "0.1.0", fixes: [.unsafe],
    bad: [
      "two cells, one below the other": """
      items: 9
      group:
        vertical:
          size: 100% x ~88  # <- estimated-count-group-not-measured
          subitem: {item: 100% x 100%}
          count: 2
      """,
      "columns of an estimated width": """
      items: 9
      orthogonalScrollingBehavior: continuous
      group:
        horizontal:
          size: ~300 x 100  # <- estimated-count-group-not-measured
          subitem: {item: 100% x 100%}
          count: 3
      """,
    ],
    good: [
      "the items listed": """
      items: 9
      group: {vertical: {size: 100% x ~88, subitems: [{item: 100% x ~44}, {item: 100% x ~44}]}}
      """
    ],
    nearMisses: [
      "columns of estimated height": """
      items: 9
      group: {horizontal: {size: 100% x ~44, subitem: {item: {size: 100% x uniform(44)}}, count: 2}}
      """,
      "a height that is shared out": """
      items: 9
      group: {vertical: {size: 100% x 88, subitem: {item: 100% x 100%}, count: 2}}
      """,
      "one cell": """
      items: 9
      group: {vertical: {size: 100% x ~88, subitems: [{item: 100% x ~88}]}}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    layout.nodes.compactMap { group in
      guard let line = group.line, case .equalShares(let count) = line.repetition,
        group.size[line.axis].isEstimated
      else { return nil }
      let side = line.axis.side
      let estimate = group.size[line.axis].written(along: line.axis)
      return Finding(
        group.id,
        "count shares the \(side) of \(estimate) out between \(count) items; none of them is measured",
        at: layout.sizeSpan(of: group.id, line.axis),
        // UIKit's behavior was measured for heights and is inferred for widths.
        severity: line.axis == .vertical ? nil : .info,
        secondary: DiagnosticLabel(layout.sourceMap.keySpan(of: group.id, "count"), "the count is here"),
        help: "list the items as subitems, each with its own estimate (unsafe: frames change)",
        fixes: fix(group, line, count))
    }
  }

  /// The greatest count for which the fix lists the items.
  private static let greatestCount = 12

  /// Lists the items, if they have nothing but a size.
  private static func fix(_ group: LintedNode, _ line: LineContent, _ count: Int) -> SpecFix? {
    let axis = line.axis
    guard count <= greatestCount, let estimate = group.size[axis].estimate,
      case .item(let item)? = line.subitems.first,
      item.contentInsets == .zero, item.edgeSpacing == .zero, item.supplementaryItems.isEmpty
    else { return nil }
    let share = Dimension.estimated(estimate / Double(count))
    let sides = (axis == .horizontal ? [share, item.size.height] : [item.size.width, share])
    let size =
      sides[0].writtenExactly(along: .horizontal) + " x " + sides[1].writtenExactly(along: .vertical)
    let items = [SpecValue](repeating: .map(["item": .text(size)]), count: count)
    return .unsafe(
      "list \(count) items with an estimate each",
      .rename(group.id, "subitem", to: "subitems", .list(items)), .remove(group.id, "count"))
  }
}
