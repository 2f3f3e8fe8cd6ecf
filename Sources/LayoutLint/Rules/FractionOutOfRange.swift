import LayoutDiagnostics
import LayoutSpec

extension RuleID { static let fractionOutOfRange = RuleID("fraction-out-of-range") }

package enum FractionOutOfRange: StaticRule {
  package static let metadata = RuleMetadata(
    id: .fractionOutOfRange,
    summary: "a fraction above 1 of the axis it divides, or a percentage written as a fraction",
    why:
      "the item is larger than its container: it wraps, sticks out or fits nowhere; 50 for 50% is fifty times the container",
    severity: .warning, layer: .static, evidence: .inferred, since: "0.1.0", fixes: [.unsafe],
    bad: [
      "wider than its group": """
      items: 9
      group:
        vertical:
          size: 100% x 100
          subitems: [{item: 150% x 50}]  # <- fraction-out-of-range
      """,
      "a percentage without its sign": """
      items: 9
      group:
        horizontal:
          size: 100% x fractionalWidth(50)  # <- fraction-out-of-range
          subitems: [{item: 50% x 100%}]
      """,
    ],
    good: [
      "as wide as its group": """
      items: 9
      group: {vertical: {size: 100% x 100, subitems: [{item: 100% x 50}]}}
      """
    ],
    nearMisses: [
      "a card that is higher than wide": """
      items: 9
      group: {horizontal: {size: 100% x 150%w, subitems: [{item: 100% x 100%}]}}
      """,
      "a group longer than the screen, along the scroll axis": """
      items: 9
      group: {vertical: {size: 100% x 120%, subitems: [{item: 100% x 100%}]}}
      """,
      "cards wider than the screen, in a row that scrolls": """
      items: 9
      orthogonalScrollingBehavior: continuous
      group: {horizontal: {size: 120% x 200, subitems: [{item: 50% x 100%}]}}
      """,
      "a fraction that a count replaces": """
      lint: {disable: [count-overrides-item-size]}
      items: 9
      group: {horizontal: {size: 100% x 100, subitem: {item: 200% x 100%}, count: 2}}
      """,
    ])

  /// A fraction greater than this was meant as a percentage, on any axis.
  private static let greatestRatio = 5.0

  package static func check(_ layout: LintedLayout) -> [Finding] {
    let scrollAxis = layout.spec.configuration.scrollDirection
    return layout.sections.flatMap { section in
      section.nodes.findings { node, axis in
        guard let fraction = node.size[axis].anyFraction, fraction > 1, node.parent?.sharesOut(axis) != true
        else { return nil }
        let isAlong = node.size[axis].isFraction(of: axis)
        // With cells this is `group-cannot-fit-item` or `repeat-count-overflows`.
        if isAlong, let parent = node.parent, let line = parent.line, line.axis == axis,
          line.subitems.first?.id == node.id, !parent.size[axis].isEstimated, section.items.count > 0
        {
          return nil
        }
        // Chosen: along an axis on which its section scrolls, an outermost group may have any length.
        let scrolls = axis == scrollAxis || section.orthogonalScrolling != nil
        let limit = isAlong && (node.parent != nil || !scrolls) ? 1 : greatestRatio
        guard fraction > limit else { return nil }
        let percentage = percentage(node.id, node.size[axis], axis)
        return Finding(
          node.id,
          "the \(node.noun)'s \(axis.side) is \(written(fraction)) times its container; a fraction is from 0 to 1",
          at: layout.sizeSpan(of: node.id, axis),
          help: percentage.map { "did you mean \($0.written)? (unsafe: frames change)" }
            ?? "write 100% to fill the container, or its length in points to reach beyond it",
          fixes: percentage?.fix)
      }
    }
  }

  /// Returns the percentage that a fraction was probably meant to be, such as `50%` for `50`.
  static func percentage(
    _ node: NodeID, _ dimension: Dimension, _ axis: Axis
  ) -> (written: String, fix: SpecFix)? {
    guard let fraction = dimension.anyFraction, fraction > greatestRatio, fraction <= 100 else { return nil }
    let sign = dimension.isFraction(of: axis) ? "%" : dimension.isFraction(of: .horizontal) ? "%w" : "%h"
    let text = LayoutLint.written(fraction) + sign
    let edit = SpecEdit.resize(node, axis, from: dimension, to: dimension.hundredth)
    return (text, .unsafe("write \(text)", edit))
  }
}

extension Dimension {
  /// A hundredth of a fraction; other dimensions unchanged.
  var hundredth: Dimension {
    switch self {
    case .fractionalWidth(let fraction): .fractionalWidth(fraction / 100)
    case .fractionalHeight(let fraction): .fractionalHeight(fraction / 100)
    case .absolute, .estimated, .uniformAcrossSiblings: self
    }
  }
}
