import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

extension RuleID { static let orthogonalEstimatedCrossAxis = RuleID("orthogonal-estimated-cross-axis") }

package enum OrthogonalEstimatedCrossAxis: SolvedRule {
  package static let metadata = RuleMetadata(
    id: .orthogonalEstimatedCrossAxis,
    summary: "a section that scrolls sideways takes its height from estimated groups",
    why:
      "the section is as high as the highest group laid out so far: it starts at the estimate and jumps as higher cards scroll in",
    severity: .warning, layer: .solved, evidence: .reported, since: "0.1.0", coversViewsWithoutSize: true,
    dependsOn: .container, crashes: [.brokenConstraints: 3],
    bad: [
      "cards that measure themselves": """
      items: 9
      orthogonalScrollingBehavior: groupPaging
      group:
        horizontal:
          size: 80% x ~200  # <- orthogonal-estimated-cross-axis
          subitems: [{item: 100% x ~200}]
      """
    ],
    good: [
      "cards of a fixed height": """
      items: 9
      orthogonalScrollingBehavior: groupPaging
      group: {horizontal: {size: 80% x 200, subitems: [{item: 100% x 100%}]}}
      """
    ],
    nearMisses: [
      "cards that are all of one measured height": """
      items: 9
      measured: {height: 220}
      orthogonalScrollingBehavior: groupPaging
      group: {horizontal: {size: 80% x ~200, subitems: [{item: 100% x ~200}]}}
      """,
      "cards that are all measured before any is placed": """
      items: 9
      orthogonalScrollingBehavior: continuous
      group: {horizontal: {size: 40% x uniform(120), subitems: [{item: 100% x uniform(120)}]}}
      """,
      "an estimate that nothing in the group measures": """
      items: 9
      orthogonalScrollingBehavior: continuous
      group: {horizontal: {size: 90% x ~100, subitem: {item: {size: 100% x 22%w}}, count: 4}}
      """,
      "estimated along the way that it scrolls": """
      items: 9
      orthogonalScrollingBehavior: continuous
      group: {horizontal: {size: ~80 x 32, subitems: [{item: ~80 x 32}]}}
      """,
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let axis = layout.spec.configuration.scrollDirection
    return layout.sections.compactMap { section in
      guard section.orthogonalScrolling != nil, section.arrangement == nil,
        case .estimated(let estimate) = section.group.size[axis],
        section.nodes.contains(where: { $0.isMeasured(axis) }),
        !solution.areAllAlike(section, along: axis)
      else { return nil }
      return Finding(
        section.group.id,
        "the section scrolls across the layout and is as \(axis.adjective) as its \(axis == .horizontal ? "widest" : "tallest") group so far, at first \(written(estimate)); "
          + "it jumps when a greater one is measured",
        at: layout.sizeSpan(of: section.group.id, axis),
        help: "write an absolute \(axis.side), one for each content size category if it holds text",
        "or, for few cells from iOS 17, \(uniform: written(estimate))")
    }
  }
}

extension Solution {
  /// Returns `true` if all cells measure the same length.
  fileprivate func areAllAlike(_ section: LintedSection, along axis: Axis) -> Bool {
    let items = section.items
    guard let first = items.runs.first?.measured[axis] else { return false }
    switch first {
    case .none, .each: return false
    case .same: return items.runs.allSatisfy { $0.measured[axis] == first }
    case .ofWidth:
      let lengths = (0..<min(items.count, ItemList.examinedCount)).map {
        measuredLength(ofCell: $0, in: section, along: axis)
      }
      return lengths[0] != nil && lengths.allSatisfy { $0 == lengths[0] }
    }
  }
}
