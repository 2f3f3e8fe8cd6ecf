import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

package enum SideBoundaryFraction: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("side-boundary-fraction"),
    summary: "a boundary item beside the content has a fractional length along the scroll axis",
    why:
      "the fraction is of the view, not of the section: 100% is a whole screen, and the section grows to it",
    severity: .warning, layer: .solved, evidence: .documented, since: "0.1.0", fixes: [.unsafe],
    bad: [
      "a bar at the leading edge": """
      items: 3
      boundarySupplementaryItems:
        - elementKind: bar
          size: 44 x 100%  # <- side-boundary-fraction
          alignment: leading
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
      "two bars beside a list, one of them inside it": """
      items: 3
      list: {appearance: plain}
      boundarySupplementaryItems:
        - {elementKind: index, size: 20 x 50%, alignment: trailing, extendsBoundary: false}  # <- side-boundary-fraction
        - {elementKind: bar, size: 44 x 100%, alignment: leading}  # <- side-boundary-fraction
      """,
    ],
    good: [
      "as long as the section": """
      items: 3
      boundarySupplementaryItems:
        - {elementKind: bar, size: 44 x 180, alignment: leading, extendsBoundary: false, zIndex: -1}
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """
    ],
    nearMisses: [
      "a fraction of the width in a header": """
      items: 3
      boundarySupplementaryItems: [{elementKind: title, size: 100% x 44, alignment: top}]
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
      "a bar whose height is left out": """
      items: 3
      boundarySupplementaryItems: [{elementKind: bar, size: 44, alignment: leading}]
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let axis = layout.spec.configuration.scrollDirection
    guard layout.spec.holdsSideFractions(along: axis) else { return [] }
    // Solve without these items, because they lengthen the section themselves.
    let plain = solve(layout.spec.withoutSideFractions(along: axis), in: layout.environment)
    func findings(_ items: [BoundaryItem], _ whole: String, _ length: Double) -> [Finding] {
      items.compactMap { item in
        // A side that is not written is not reported as a fraction.
        guard let fraction = item.sideFraction(along: axis),
          layout.sourceMap.map(of: item.id)["size"]?[axis.side] != nil
        else { return nil }
        let own = fraction * layout.environment.container[axis]
        return Finding(
          item.id,
          "\(item.size[axis].written(along: axis)) is of the view, \(written(own)) points; without it \(whole) is \(written(length)) \(axis.adjective) \(layout.environment.place)",
          at: layout.sizeSpan(of: item.id, axis),
          help: "write the length in points (unsafe: frames change)",
          fixes: length > 0
            ? .unsafe(
              "write \(written(length))",
              .resize(
                item.id, axis, from: item.size[axis], to: .absolute((length * 1_000).rounded() / 1_000)))
            : nil)
      }
    }
    return layout.templates.flatMap { template in
      findings(
        template.section.boundaryItems, "the section", plain.frame(ofSection: template.index).extent[axis])
    } + findings(layout.spec.configuration.boundaryItems, "the content", plain.contentSize[axis])
  }
}

extension BoundaryItem {
  /// Returns the fraction of an item next to the content along the scroll axis; `nil` for other items.
  fileprivate func sideFraction(along axis: Axis) -> Double? {
    guard alignment.place(axis) == .center, alignment.place(axis.cross) != .center else { return nil }
    return size[axis].fraction(of: axis)
  }
}

extension Spec {
  fileprivate func holdsSideFractions(along axis: Axis) -> Bool {
    configuration.boundaryItems.contains { $0.sideFraction(along: axis) != nil }
      || sections.runs.contains { $0.first.boundaryItems.contains { $0.sideFraction(along: axis) != nil } }
  }

  fileprivate func withoutSideFractions(along axis: Axis) -> Spec {
    var spec = self
    spec.configuration.boundaryItems.removeAll { $0.sideFraction(along: axis) != nil }
    spec.sections.changeEach { $0.boundaryItems.removeAll { $0.sideFraction(along: axis) != nil } }
    return spec
  }
}
