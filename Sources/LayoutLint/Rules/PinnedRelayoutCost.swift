import LayoutDiagnostics
import LayoutSpec

package enum PinnedRelayoutCost: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("pinned-relayout-cost"),
    summary: "a pinned item on a layout with very many cells",
    why:
      "a pinned item makes UIKit redo the layout at every step of scrolling, which takes longer the more cells there are",
    severity: .info, layer: .items, evidence: .single, since: "0.1.0", isOptIn: true,
    bad: [
      "ten thousand cells": """
      items: 10000
      header:
        height: ~44
        pinned: true  # <- pinned-relayout-cost
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """
    ],
    good: [
      "a header that scrolls": """
      items: 10000
      header: {height: ~44}
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """
    ],
    nearMisses: [
      "a hundred cells": """
      items: 100
      header: {height: ~44, pinned: true}
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """
    ])

  /// Layouts with pinned items and more cells than this are reported.
  private static let greatestCount = 5_000

  package static func check(_ layout: LintedLayout) -> [Finding] {
    let count = min(layout.spec.cellCount, ItemList.greatestCount)
    guard count > greatestCount else { return [] }
    var pinned = layout.spec.configuration.boundaryItems.filter(\.pinToVisibleBounds)
    for section in layout.sections { pinned += section.boundaryItems.filter(\.pinToVisibleBounds) }
    guard let first = pinned.first else { return [] }
    return [
      Finding(
        first.id,
        "the item is pinned on a layout of \(count) cells; more than \(greatestCount) are slow to scroll",
        at: layout.sourceMap.keySpan(of: first.id, "pinToVisibleBounds"),
        help: "let it scroll, or show fewer cells at a time")
    ]
  }
}
