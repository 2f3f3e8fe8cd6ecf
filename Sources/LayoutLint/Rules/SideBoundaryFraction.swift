import LayoutDiagnostics
import LayoutResolver
import LayoutSolver
import LayoutSpec

/// `side-boundary-fraction`: a side item whose length along the scroll axis is a fraction.
public enum SideBoundaryFraction: SolvedRule {
  public static let metadata = RuleMetadata(
    id: "side-boundary-fraction",
    summary: "a boundary item beside the content has a fractional length along the scroll axis",
    why:
      "the fraction is of the view, not of the section: 100% is a whole screen, and the section grows to it",
    severity: .warning, layer: .solved, evidence: .documented, since: "0.1.0", fixes: [.unsafe],
    bad: [
      RuleExample(
        "a bar at the leading edge",
        """
        sections:
          - items: 3
            boundarySupplementaryItems:
              - elementKind: bar
                size: 44 x 100%  # <- side-boundary-fraction
                alignment: leading
            group:
              horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}
        """)
    ],
    good: [
      RuleExample(
        "as long as the section",
        """
        sections:
          - items: 3
            boundarySupplementaryItems:
              - {elementKind: bar, size: 44 x 180, alignment: leading, extendsBoundary: false, zIndex: -1}
            group:
              horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}
        """)
    ],
    nearMisses: [
      RuleExample(
        "a fraction of the width in a header",
        """
        sections:
          - items: 3
            boundarySupplementaryItems: [{elementKind: title, size: 100% x 44, alignment: top}]
            group:
              horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}
        """)
    ])

  public static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let axis = layout.spec.configuration.scrollDirection
    func findings(_ items: [BoundaryItem], _ whole: String, _ length: Double) -> [Finding] {
      items.compactMap { item in
        guard item.alignment.place(axis) == .center, item.alignment.place(axis.cross) != .center,
          let fraction = item.size[axis].fraction(of: axis)
        else { return nil }
        let own = fraction * layout.environment.container[axis]
        return Finding(
          item.id,
          "\(item.size[axis].written(along: axis)) is of the view, \(written(own)) points; \(whole) is \(written(length)) \(axis.adjective) \(layout.environment.place)",
          at: layout.sourceMap.valueSpan(of: item.id, "size", axis.side),
          help: ["write the length in points (unsafe: frames change)"],
          fixes: length > 0
            ? [
              SpecFix(
                .unsafe, "write \(written(length))",
                [
                  .resize(
                    item.id, axis, from: item.size[axis], to: .absolute((length * 1_000).rounded() / 1_000))
                ])
            ] : [])
      }
    }
    return layout.templates.flatMap { template in
      findings(
        template.section.boundaryItems, "the section",
        solution.frame(ofSection: template.index).extent[axis])
    } + findings(layout.spec.configuration.boundaryItems, "the content", solution.contentSize[axis])
  }
}
