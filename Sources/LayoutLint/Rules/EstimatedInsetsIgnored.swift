import LayoutDiagnostics
import LayoutResolver
import LayoutSpec
import LayoutText

/// `estimated-insets-ignored`: contentInsets along an estimated dimension.
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
      group:
        horizontal: {size: 100% x 44, subitems: [{item: {size: 50% x 44, contentInsets: 8}}]}
      """,
      "the section's own insets": """
      items: 9
      contentInsets: 8
      group:
        horizontal: {size: 100% x ~44, subitems: [{item: 50% x ~44}]}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    var findings: [Finding] = []
    for node in layout.nodes {
      for axis in Axis.allCases where node.size[axis].isEstimated {
        for inset in IgnoredInset.all(of: node, along: axis, layout) {
          findings.append(finding(inset, node, axis, layout))
        }
      }
    }
    return findings
  }

  private static func finding(
    _ inset: IgnoredInset, _ node: LintedNode, _ axis: Axis, _ layout: LintedLayout
  ) -> Finding {
    let amount = written(inset.points)
    let edges = listed(inset.edges)
    let spacing = inset.edges.map { "\($0): \(amount)" }.joined(separator: ", ")
    let isOne = inset.edges.count == 1
    return Finding(
      node.id,
      "the \(edges) \(isOne ? "inset" : "insets") of \(amount) \(isOne ? "has" : "have") no effect; "
        + "insets count only along a \(axis.side) that is not estimated",
      at: inset.span,
      secondary: [
        DiagnosticLabel(
          layout.sizeSpan(of: node.id, axis), "the \(axis.side) is estimated")
      ],
      help: [
        "for a gutter write edgeSpacing: {\(spacing)} instead (unsafe: frames change)",
        "or delete the \(edges) \(isOne ? "inset" : "insets") (safe: frames do not change)",
      ],
      fixes: [
        .unsafe(
          "write edgeSpacing: {\(spacing)} instead",
          .removeEdges(node.id, "contentInsets", inset.edges.compactMap(Edge.init)),
          .addEdges(
            node.id, "edgeSpacing", inset.edges.compactMap(Edge.init).map { EdgeValue($0, inset.value) })),
        .safe(
          "delete the \(edges) \(isOne ? "inset" : "insets")",
          .removeEdges(node.id, "contentInsets", inset.edges.compactMap(Edge.init))),
      ])
  }
}

/// Insets that were written as one value, on edges where they do not count.
private struct IgnoredInset {
  let edges: [String]
  let points: Double
  let span: Span

  /// The same amount as it is to be written elsewhere.
  var value: SpecValue { .number(points) }

  static func all(of node: LintedNode, along axis: Axis, _ layout: LintedLayout) -> [IgnoredInset] {
    let edges =
      axis == .horizontal
      ? [("leading", node.contentInsets.leading), ("trailing", node.contentInsets.trailing)]
      : [("top", node.contentInsets.top), ("bottom", node.contentInsets.bottom)]
    let insets = edges.filter { $0.1 != 0 }.map { edge, points in
      IgnoredInset(
        edges: [edge], points: points, span: layout.sourceMap.valueSpan(of: node.id, "contentInsets", edge))
    }
    // One number for both edges is one mistake.
    if insets.count == 2, insets[0].span == insets[1].span {
      return [IgnoredInset(edges: edges.map(\.0), points: insets[0].points, span: insets[0].span)]
    }
    return insets
  }
}
