import LayoutDiagnostics
import LayoutSpec

package enum DoubleGutter: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("double-gutter"),
    summary: "the items' insets and interItemSpacing make the same gap",
    why: "the gap is the sum of both, and neither value alone tells how large it is",
    severity: .info, layer: .static, evidence: .single, since: "0.1.0", isOptIn: true,
    bad: [
      "both": """
      items: 9
      group:
        horizontal:
          size: 100% x 60
          interItemSpacing: 8  # <- double-gutter
          count: 2
          subitem: {item: {contentInsets: {horizontal: 4}}}
      """
    ],
    good: [
      "interItemSpacing, and the outer half in the section": """
      items: 9
      contentInsets: {horizontal: 4}
      group: {horizontal: {size: 100% x 60, interItemSpacing: 16, count: 2, subitem: {item: {}}}}
      """
    ],
    nearMisses: [
      "insets across the row": """
      items: 9
      group:
        horizontal:
          size: 100% x 60
          interItemSpacing: 8
          count: 2
          subitem: {item: {contentInsets: {vertical: 4}}}
      """,
      "insets that do not face each other": """
      items: 9
      group:
        horizontal:
          size: 100% x 60
          interItemSpacing: 8
          subitems:
            - item: {size: 48% x 100%, contentInsets: {leading: 4}}
            - item: {size: 48% x 100%, contentInsets: {trailing: 4}}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    layout.nodes.compactMap { group in
      guard let line = group.line, line.interItemSpacing.minimum > 0,
        let rival = facing(group, line)
      else { return nil }
      return Finding(
        group.id,
        "a gap of \(written(line.interItemSpacing.minimum)) stands between the insets of the items; the two add up",
        at: layout.sourceMap.keySpan(of: group.id, "interItemSpacing"),
        secondary: DiagnosticLabel(
          layout.sourceMap.keySpan(of: rival, "contentInsets"), "the insets of an item"),
        help: "keep interItemSpacing, and give the section the outer insets")
    }
  }

  /// Returns a subitem with an inset at an edge that faces another subitem.
  private static func facing(_ group: LintedNode, _ line: LineContent) -> NodeID? {
    func inset(_ node: Node, _ edge: (Insets) -> (Axis) -> Double) -> Bool {
      let isIgnored = node.size[line.axis].isEstimated && !group.sharesOut(line.axis)
      return !isIgnored && edge(node.contentInsets)(line.axis) > 0
    }
    let last = line.subitems.count - 1
    let repeats = group.knownCapacity > line.subitems.count
    for (index, node) in line.subitems.enumerated() {
      if inset(node, Insets.end), index < last || repeats { return node.id }
      if inset(node, Insets.start), index > 0 || repeats { return node.id }
    }
    return nil
  }
}
