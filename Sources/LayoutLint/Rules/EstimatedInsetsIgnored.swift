import LayoutDiagnostics
import LayoutSpec

package enum EstimatedInsetsIgnored: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("estimated-insets-ignored"),
    summary: "contentInsets have no effect along an estimated dimension",
    why: "UIKit ignores insets on an axis with an estimated dimension: gutters are missing, "
      + "and appear as soon as the dimension becomes absolute",
    severity: .warning, layer: .static, evidence: .documented, since: "0.1.0", fixes: [.unsafe, .safe],
    bad: [
      "insets on all edges of an item of estimated height": """
      items: 9
      group:
        horizontal:
          size: 100% x ~44
          subitems:
            - item:
                size: 50% x ~44
                contentInsets: 8  # <- estimated-insets-ignored
      """,
      "each edge for itself": """
      items: 9
      group:
        horizontal:
          size: 100% x ~44
          subitems:
            - item:
                size: 50% x ~44
                contentInsets:
                  leading: 8
                  top: 4  # <- estimated-insets-ignored
                  bottom: 6  # <- estimated-insets-ignored
      """,
      "a group": """
      items: 9
      group:
        horizontal:
          size: 100% x ~44
          contentInsets: {vertical: 10}  # <- estimated-insets-ignored
          subitems: [{item: 50% x ~44}]
      """,
    ],
    good: [
      "edge spacing instead": """
      items: 9
      group:
        horizontal:
          size: 100% x ~44
          subitems: [{item: {size: 100% x ~44, edgeSpacing: {top: 8, bottom: 8}}}]
      """
    ],
    nearMisses: [
      "insets along the other axis": """
      items: 9
      group:
        horizontal:
          size: 100% x ~44
          subitems: [{item: {size: 50% x ~44, contentInsets: {horizontal: 8, vertical: 0}}}]
      """,
      "insets of an absolute height": """
      items: 9
      group: {horizontal: {size: 100% x 44, subitems: [{item: {size: 50% x 44, contentInsets: 8}}]}}
      """,
      "the section's own insets": """
      items: 9
      contentInsets: 8
      group: {horizontal: {size: 100% x ~44, subitems: [{item: 50% x ~44}]}}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    let estimated = layout.nodes.filter { $0.size.width.isEstimated || $0.size.height.isEstimated }
    if estimated.isEmpty { return [] }
    let nodes = Dictionary(estimated.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return layout.insets.flatMap { inset -> [Finding] in
      guard let node = nodes[inset.node] else { return [] }
      return Axis.allCases.compactMap { axis in
        let edges = Edge.ends(of: axis).filter(inset.edges.contains)
        return node.size[axis].isEstimated && !edges.isEmpty ? finding(inset, edges, axis, layout) : nil
      }
    }
  }

  /// - Parameter ignored: the edges at which the inset has no effect.
  private static func finding(
    _ inset: WrittenInset, _ ignored: [Edge], _ axis: Axis, _ layout: LintedLayout
  ) -> Finding {
    let amount = written(inset.points)
    let edges = Edge.listed(ignored)
    let spacing = ignored.map { "\($0.rawValue): \(amount)" }.joined(separator: ", ")
    let isOne = ignored.count == 1
    return Finding(
      inset.node,
      "the \(edges) \(isOne ? "inset" : "insets") of \(amount) \(isOne ? "has" : "have") no effect; "
        + "insets count only along a \(axis.side) that is not estimated",
      at: inset.span,
      secondary: DiagnosticLabel(layout.sizeSpan(of: inset.node, axis), "the \(axis.side) is estimated"),
      help: "for a gutter write edgeSpacing: {\(spacing)} instead (unsafe: frames change)",
      "or delete the \(edges) \(isOne ? "inset" : "insets") (safe: frames do not change)",
      fixes: .unsafe(
        "write edgeSpacing: {\(spacing)} instead",
        .removeEdges(inset.node, "contentInsets", ignored),
        .addEdges(
          inset.node, "edgeSpacing", ignored.map { EdgeValue($0, .number(inset.points)) })),
      .safe(
        "delete the \(edges) \(isOne ? "inset" : "insets")",
        .removeEdges(inset.node, "contentInsets", ignored)))
  }
}
