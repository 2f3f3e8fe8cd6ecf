import LayoutDiagnostics
import LayoutSpec
import LayoutText

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
      group: {horizontal: {size: 80% x 200, subitems: [{item: {}}]}}
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
      group: {horizontal: {size: 80% x 200, subitems: [{item: {}}]}}
      """
    ],
    nearMisses: [
      "a column that stays in an inset of its own width": """
      items: 9
      contentInsets: {leading: 100}
      orthogonalScrollingBehavior: continuous
      group: {horizontal: {size: 80% x 200, subitems: [{item: {}}]}}
      boundarySupplementaryItems:
        - {elementKind: names, size: 100 x 200, alignment: leading, absoluteOffset: {x: -100, y: 0}}
      """,
      "a view in the place of the cells": """
      items: 0
      orthogonalScrollingBehavior: continuous
      group: {horizontal: {size: 80% x 200, subitems: [{item: {}}]}}
      boundarySupplementaryItems: [{elementKind: empty, size: 100% x 200, alignment: leading}]
      """,
      "a side item of a section that does not scroll": """
      items: 9
      group: {horizontal: {size: 80% x 200, subitems: [{item: {}}]}}
      boundarySupplementaryItems: [{elementKind: title, size: 40 x 200, alignment: leading}]
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    let scrollAxis = layout.spec.configuration.scrollDirection
    // In a section without cells, the item may replace them.
    let rows = layout.sections.filter { $0.orthogonalScrolling != nil && $0.items.count > 0 }
    return rows.flatMap { section in
      section.boundaryItems.compactMap { item in
        guard !item.isHidden, item.alignment.place(scrollAxis) == .center,
          item.alignment.place(scrollAxis.cross) != .center,
          !section.hasInset(for: item, scrollAxis.cross)
        else { return nil }
        let name = item.elementKind
        return Finding(
          item.id,
          "\(quotedText(name)) stays at the \(item.alignment.rawValue) edge while the section's cells scroll past it"
            + (item.pinToVisibleBounds ? "; pinToVisibleBounds pins it along the layout only" : ""),
          at: layout.sourceMap.valueSpan(of: item.id, "alignment"),
          help: "make it the first cell, or a supplementary item of the group",
          "or, to keep it there, give the section an inset of its length on that side")
      }
    }
  }
}

extension LintedSection {
  /// Returns `true` if a side item fits in the section's inset and thus covers no cell at rest.
  fileprivate func hasInset(for item: BoundaryItem, _ axis: Axis) -> Bool {
    guard case .absolute(let length) = item.size[axis] else { return false }
    let isStart = item.alignment.place(axis) == .start
    let inset = isStart ? contentInsets.start(axis) : contentInsets.end(axis)
    let offset = isStart ? item.absoluteOffset[axis] : -item.absoluteOffset[axis]
    return (supplementariesFollowContentInsets ? inset : 0) + offset + length <= inset
  }
}
