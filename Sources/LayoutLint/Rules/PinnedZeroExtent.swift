import LayoutDiagnostics
import LayoutSolver

extension RuleID { static let pinnedZeroExtent = RuleID("pinned-zero-extent") }

package enum PinnedZeroExtent: SolvedRule {
  package static let metadata = RuleMetadata(
    id: .pinnedZeroExtent,
    summary: "a pinned boundary item has no width or no height",
    why: "UIKit's pinning asserts while the view scrolls: an empty frame does not intersect itself",
    severity: .error, layer: .solved, evidence: .documented, since: "0.1.0",
    yieldsTo: [.nonpositiveDimension], coversLeastContainer: true, crashes: [.pinnedOutside: 1],
    bad: [
      "a header whose insets are as high as it is": """
      items: 3
      header: {size: 100% x 16, pinToVisibleBounds: true, contentInsets: {vertical: 8}}  # <- pinned-zero-extent
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
      "a header that measures nothing": """
      items: 3
      header: {size: 100% x ~44, pinToVisibleBounds: true, measured: {height: 0}}  # <- pinned-zero-extent
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
    ],
    good: [
      "a header": """
      items: 3
      header: {size: 100% x ~44, pinToVisibleBounds: true}
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """
    ],
    nearMisses: [
      "an empty header that is not pinned": """
      items: 3
      header: {size: 100% x ~44, measured: {height: 0}}
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let pixel = layout.environment.pixel
    return layout.boundaryItems.joined().compactMap { placed in
      guard placed.item.pinToVisibleBounds else { return nil }
      let extent = placed.element.frame.extent
      guard extent.width < pixel - 1e-6 || extent.height < pixel - 1e-6 else { return nil }
      return Finding(
        placed.item.id,
        "the pinned \(placed.noun) comes to \(extent.text) points \(layout.environment.place); what is pinned needs a width and a height",
        at: layout.sourceMap.keySpan(of: placed.item.id),
        help: "leave the item out where it is empty, or do not pin it")
    }
  }
}
