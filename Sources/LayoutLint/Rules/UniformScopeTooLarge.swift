import LayoutDiagnostics

/// Subitems are siblings within their group; the outermost groups of a section are siblings of each other.
package enum UniformScopeTooLarge: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("uniform-scope-too-large"),
    summary: "uniformAcrossSiblings covers many items",
    why: "all siblings are measured before the first of them is placed: large scopes stall scrolling",
    severity: .warning, layer: .static, evidence: .documented, since: "0.1.0", dependsOn: .container,
    options: ["options.uniformSiblings"],
    bad: [
      "a column of twenty": """
      items: 40
      group:
        vertical:
          size: 100% x ~880
          repeatingSubitem: {item: 100% x uniform(44)}  # <- uniform-scope-too-large
          count: 20
      """,
      "every group of a long section": """
      items: 400
      group:
        vertical:
          size: 100% x uniform(44)  # <- uniform-scope-too-large
          subitems: [{item: 100% x ~44}]
      """,
    ],
    good: [
      "a group for each row": """
      items: 400
      group: {horizontal: {size: 100% x ~44, subitems: [{item: 50% x uniform(44)}]}}
      """
    ],
    nearMisses: [
      "twelve in a row": """
      items: 400
      group: {horizontal: {size: 100% x ~44, count: 12, repeatingSubitem: {item: {size: 1/12 x uniform(44)}}}}
      """,
      "few groups": """
      items: 12
      group: {vertical: {size: 100% x uniform(44), subitems: [{item: 100% x ~44}]}}
      """,
    ])

  /// The greatest number of cells that a section of uniform groups may have without a finding.
  private static let greatestSection = 50

  package static func check(_ layout: LintedLayout) -> [Finding] {
    let greatestGroup = layout.options.uniformSiblings
    return layout.sections.flatMap { section in
      section.nodes.findings { node, axis in
        let isLarge =
          node.parent.map { $0.knownCapacity > greatestGroup } ?? (section.items.count > greatestSection)
        guard isLarge, case .uniformAcrossSiblings(let estimate) = node.size[axis],
          node.parent?.sharesOut(axis) != true
        else { return nil }
        let scope =
          node.parent.map { "the \($0.knownCapacity) subitems of its group" }
          ?? "all groups of the section's \(section.items.count) cells"
        return Finding(
          node.id,
          "the uniform \(axis.side) covers \(scope); more than \(node.parent == nil ? greatestSection : greatestGroup) are slow to measure",
          at: layout.sizeSpan(of: node.id, axis),
          help: node.parent != nil
            ? "put each row into a group of its own"
            : section.orthogonalScrolling != nil
              ? "write an absolute \(axis.side), one for each content size category if it holds text"
              : "write \(estimated: written(estimate)), so that each group is measured for itself")
      }
    }
  }
}
