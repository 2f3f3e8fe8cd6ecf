import LayoutDiagnostics
import LayoutSpec

package enum RaggedRow: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("ragged-row"),
    summary: "the self-sizing items of a row can differ in height",
    why:
      "backgrounds of cells in one row end at different heights; stretching them by hand is a known cause of endless layout passes",
    severity: .info, layer: .static, evidence: .reported, since: "0.1.0", fixes: [.unsafe],
    bad: [
      "two cards in a row": """
      items: 9
      group:
        horizontal:
          size: 100% x ~44
          subitems: [{item: 50% x ~44}]  # <- ragged-row
      """,
      "a counted row": """
      items: 9
      group:
        horizontal:
          size: 100% x ~44
          subitem: {item: 100% x ~44}  # <- ragged-row
          count: 3
      """,
    ],
    good: [
      "all as high as the highest": """
      items: 9
      group: {horizontal: {size: 100% x ~44, subitems: [{item: 50% x uniform(44)}]}}
      """
    ],
    nearMisses: [
      "one cell in a row": """
      items: 9
      group: {horizontal: {size: 100% x ~44, subitems: [{item: 100% x ~44}]}}
      """,
      "a grid that says nothing of heights": """
      sections: [{items: 9, grid: {columns: 2}}]
      """,
      "one below the other": """
      items: 9
      group: {vertical: {size: 100% x ~88, subitems: [{item: 100% x ~44}, {item: 100% x ~44}]}}
      """,
      "an item of a fixed height beside one that is measured": """
      items: 9
      group: {horizontal: {size: 100% x ~44, subitems: [{item: 30% x 44}, {item: 70% x ~44}]}}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    // The fix needs uniformAcrossSiblings, which came with iOS 17.
    let hasUniform = DeploymentTargets(layout).areAll(fromIOS: 17)
    return layout.nodes.compactMap { group in
      guard let line = group.line, line.axis == .horizontal,
        group.size.height.isEstimated, group.knownCapacity > 1, case .item(let item)? = line.subitems.first,
        case .estimated(let estimate) = item.size.height,
        line.subitems.allSatisfy({ $0.isItemOfEstimatedHeight })
      else { return nil }
      // Chosen: a shorthand without written heights has none to change.
      let span = layout.sizeSpan(of: item.id, .vertical)
      guard span != layout.sourceMap.keySpan(of: group.id) else { return nil }
      return Finding(
        item.id, "the items of a row are measured each for itself; nothing makes them equally high",
        at: span,
        help:
          "from iOS 17 write \(uniform: written(estimate)) to make them as high as the highest (unsafe: frames change)",
        fixes: hasUniform
          ? SpecFix(
            .unsafe, "write uniform(\(written(estimate)))",
            line.subitems.map { node in
              .resize(
                node.id, .vertical, from: node.size.height,
                to: .uniformAcrossSiblings(node.size.height.estimate ?? estimate))
            }) : nil)
    }
  }
}

extension Node {
  fileprivate var isItemOfEstimatedHeight: Bool {
    if case .item(let item) = self, case .estimated = item.size.height { true } else { false }
  }
}
