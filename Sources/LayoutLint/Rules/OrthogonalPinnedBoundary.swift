import LayoutDiagnostics
import LayoutResolver
import LayoutSpec

/// `orthogonal-pinned-boundary`: a header at the side of a section that scrolls sideways.
package enum OrthogonalPinnedBoundary: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("orthogonal-pinned-boundary"),
    summary: "a boundary item at the side of a section that scrolls across the layout",
    why:
      "boundary items stay outside the section's own scroll view: one at its leading or trailing edge neither scrolls with the cards nor pins to them",
    severity: .warning, layer: .static, evidence: .reported, since: "0.1.0", dependsOn: .container,
    bad: [
      "a title before the cards": """
      items: 9
      orthogonalScrollingBehavior: continuous
      group:
        horizontal: {size: 80% x 200, subitems: [{item: {}}]}
      boundarySupplementaryItems:
        - elementKind: title
          size: 40 x 200
          alignment: leading  # <- orthogonal-pinned-boundary
      """
    ],
    good: [
      "a header above the cards": """
      items: 9
      orthogonalScrollingBehavior: continuous
      header: ~44
      group:
        horizontal: {size: 80% x 200, subitems: [{item: {}}]}
      """
    ],
    nearMisses: [
      "a view in the place of the cells": """
      items: 0
      orthogonalScrollingBehavior: continuous
      group:
        horizontal: {size: 80% x 200, subitems: [{item: {}}]}
      boundarySupplementaryItems: [{elementKind: empty, size: 100% x 200, alignment: leading}]
      """,
      "a side item of a section that does not scroll": """
      items: 9
      group:
        horizontal: {size: 80% x 200, subitems: [{item: {}}]}
      boundarySupplementaryItems: [{elementKind: title, size: 40 x 200, alignment: leading}]
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    let scrollAxis = layout.spec.configuration.scrollDirection
    // Without cells there is nothing to scroll with: the item may stand in their place.
    let rows = layout.sections.filter { $0.orthogonalScrolling != nil && $0.items.count > 0 }
    return rows.flatMap(\.boundaryItems).compactMap { item in
      guard !item.isHidden, item.alignment.place(scrollAxis) == .center,
        item.alignment.place(scrollAxis.cross) != .center
      else { return nil }
      return Finding(
        item.id,
        "the item stands at the \(item.alignment.rawValue) edge of a section that scrolls; "
          + "it \(item.pinToVisibleBounds ? "does not pin to" : "does not scroll with") the cells",
        at: layout.sourceMap.valueSpan(of: item.id, "alignment"),
        help: "make it the first cell, or a supplementary item of the group")
    }
  }
}
