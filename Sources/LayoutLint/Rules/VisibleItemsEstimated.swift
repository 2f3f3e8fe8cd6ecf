import LayoutDiagnostics

package enum VisibleItemsEstimated: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("visible-items-estimated"),
    summary: "visibleItems in a section with estimated dimensions",
    why:
      "UIKit logs \"the section invalidation handler cannot currently mutate visible items for layouts containing estimated items\" and applies nothing; neither does layoutc",
    severity: .warning, layer: .static, evidence: .single, since: "0.1.0",
    crashes: [.inertHandler: 1],
    bad: [
      "cards of an estimated height": """
      items: 9
      orthogonalScrollingBehavior: groupPagingCentered
      group: {horizontal: {size: 80% x ~200, subitems: [{item: 100% x ~200}]}}
      visibleItems: {scaleByDistance: {from: 0.8, to: 1}}  # <- visible-items-estimated
      """,
      "a header that sizes itself": """
      items: 9
      header: ~44
      group: {horizontal: {size: 100% x 200, subitems: [{item: {}}]}}
      visibleItems: {fadeByDistance: {from: 0, to: 1}}  # <- visible-items-estimated
      """,
    ],
    good: [
      "cards of a height": """
      items: 9
      orthogonalScrollingBehavior: groupPagingCentered
      group: {horizontal: {size: 80% x 200, subitems: [{item: {}}]}}
      visibleItems: {scaleByDistance: {from: 0.8, to: 1}}
      """
    ],
    nearMisses: [
      "an estimate in another section": """
      sections:
        - {items: 9, list: plain}
        - items: 9
          group: {horizontal: {size: 100% x 200, subitems: [{item: {}}]}}
          visibleItems: {fadeByDistance: {from: 0, to: 1}}
      """
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    layout.sections.compactMap { section in
      guard !section.visibleItems.isEmpty, let estimate = section.firstEstimate else { return nil }
      return Finding(
        section.id, "the section has estimated dimensions: its visibleItems are not applied",
        at: layout.sourceMap.keySpan(of: section.id, "visibleItems"),
        secondary: DiagnosticLabel(layout.sourceMap.valueSpan(of: estimate, "size"), "estimated here"),
        notes:
          "UIKit: \"the section invalidation handler cannot currently mutate visible items for layouts containing estimated items\"",
        help: "give the section's views absolute or fractional sizes")
    }
  }
}
