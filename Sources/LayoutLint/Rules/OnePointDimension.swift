import LayoutDiagnostics
import LayoutSpec

extension RuleID { static let onePointDimension = RuleID("one-point-dimension") }

/// `one-point-dimension`: an item or a group at most one point wide or high.
package enum OnePointDimension: StaticRule {
  package static let metadata = RuleMetadata(
    id: .onePointDimension,
    summary: "an item or a group is at most 1 point wide or high",
    why:
      "a plain number is points: whoever has .fractionalHeight(1.0) in mind and writes 1 gets a view one point high",
    severity: .warning, layer: .static, evidence: .inferred, since: "0.1.0", fixes: [.unsafe],
    bad: [
      "a height of one point": """
      items: 9
      group:
        horizontal:
          size: 100% x 120
          subitems:
            - item: 1/3 x 1  # <- one-point-dimension
      """,
      "half a point where half the group was meant": """
      items: 9
      group:
        vertical:
          size:
            width: 100%
            height: 120
          subitems:
            - item:
                size:
                  width: 100%
                  height: 0.5  # <- one-point-dimension
      """,
      "a group": """
      items: 9
      group:
        horizontal:
          size: {width: 1, height: 44}  # <- one-point-dimension
          subitems: [{item: {}}]
      """,
    ],
    good: [
      "fractions": """
      items: 9
      group:
        horizontal: {size: 100% x 120, subitems: [{item: 1/3 x 100%}]}
      """
    ],
    nearMisses: [
      "a hairline as a boundary item and as a supplementary item": """
      items: 9
      header: 1
      boundarySupplementaryItems:
        - {elementKind: rule, size: 100% x 0.5, alignment: bottom}
      group:
        horizontal:
          size: 100% x 44
          subitems:
            - item:
                supplementaryItems:
                  - {elementKind: separator, size: 100% x 1, containerAnchor: {edges: bottom}}
      """,
      "a fraction below 1 and a length just above": """
      items: 9
      group:
        horizontal: {size: 100% x 2, subitems: [{item: 50% x 1.5}]}
      """,
      "an estimate of one point": """
      items: 9
      group:
        horizontal: {size: 100% x ~1, subitems: [{item: 100% x ~1}]}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    layout.nodes.findings { node, axis in
      guard case .absolute(let points) = node.size[axis], points > 0, points <= 1 else { return nil }
      let length =
        "\(written(points) == "0" ? writtenExactly(points) : written(points)) \(points == 1 ? "point" : "points")"
      // Whoever writes less than a hundredth has no fraction in mind.
      let fraction = Dimension.fraction(points < 0.01 ? 1 : points, of: axis)
      let percent = fraction.written(along: axis)
      return Finding(
        node.id,
        "the \(node.noun)'s \(axis.side) is \(length); a fraction of its container is written \(percent)",
        at: layout.sizeSpan(of: node.id, axis),
        help: "write \(percent) for a fraction (unsafe: frames change)",
        fixes: .unsafe("write \(percent)", .resize(node.id, axis, from: node.size[axis], to: fraction)))
    }
  }
}
