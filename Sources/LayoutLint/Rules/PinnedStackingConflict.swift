import LayoutDiagnostics

extension RuleID { static let pinnedStackingConflict = RuleID("pinned-stacking-conflict") }

package enum PinnedStackingConflict: StaticRule {
  package static let metadata = RuleMetadata(
    id: .pinnedStackingConflict,
    summary: "the layout and a section pin items to the same edge",
    why: "pinned items do not stack: the section's header slides under or over the layout's",
    severity: .warning, layer: .static, evidence: .reported, since: "0.1.0",
    bad: [
      "a global header over section headers": """
      configuration:
        boundarySupplementaryItems:
          - elementKind: global
            size: 100% x 44
            alignment: top
            pinToVisibleBounds: true  # <- pinned-stacking-conflict
      items: 9
      header: {height: ~30, pinToVisibleBounds: true}
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """
    ],
    good: [
      "only the section's header is pinned": """
      configuration: {boundarySupplementaryItems: [{elementKind: global, size: 100% x 44, alignment: top}]}
      items: 9
      header: {height: ~30, pinToVisibleBounds: true}
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """
    ],
    nearMisses: [
      "at opposite edges": """
      configuration:
        boundarySupplementaryItems:
          - {elementKind: global, size: 100% x 44, alignment: bottom, pinToVisibleBounds: true}
      items: 9
      header: {height: ~30, pinToVisibleBounds: true}
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    let axis = layout.spec.configuration.scrollDirection
    return layout.spec.configuration.boundaryItems.compactMap { item in
      guard item.pinToVisibleBounds else { return nil }
      let edge = item.alignment.place(axis)
      let rivals = layout.sections.flatMap(\.boundaryItems).filter {
        $0.pinToVisibleBounds && $0.alignment.place(axis) == edge
      }
      guard edge != .center, let first = rivals.first else { return nil }
      let side =
        axis == .vertical ? edge == .start ? "top" : "bottom" : edge == .start ? "leading" : "trailing"
      return Finding(
        item.id,
        "the layout and \(rivals.count == 1 ? "a section" : "sections") pin items to the \(side) edge; pinned items do not stack",
        at: layout.sourceMap.keySpan(of: item.id, "pinToVisibleBounds"),
        secondary: DiagnosticLabel(
          layout.sourceMap.keySpan(of: first.id), "an item of a section, pinned too"),
        help: "pin only one of them")
    }
  }
}
