import LayoutDiagnostics

package enum OrthogonalPropertiesInert: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("orthogonal-properties-inert"),
    summary: "orthogonalScrollingProperties without an orthogonalScrollingBehavior",
    why: "deceleration and bounce belong to a scroll view that the section does not have",
    severity: .warning, layer: .static, evidence: .documented, since: "0.1.0", fixes: [.safe],
    bad: [
      "bounce of a plain section": """
      items: 9
      orthogonalScrollingProperties: {bounce: never}  # <- orthogonal-properties-inert
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """
    ],
    good: [
      "a section that scrolls": """
      items: 9
      orthogonalScrollingBehavior: paging
      orthogonalScrollingProperties: {bounce: never}
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """
    ],
    nearMisses: [
      "a carousel": """
      items: 9
      carousel: {height: 100}
      orthogonalScrollingProperties: {bounce: never}
      """
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    layout.sections.compactMap { section in
      guard section.orthogonalScrolling == nil,
        let field = layout.sourceMap.map(of: section.id).field("orthogonalScrollingProperties")
      else { return nil }
      return Finding(
        section.id, "orthogonalScrollingProperties have no effect; the section does not scroll by itself",
        at: field.keySpan,
        help: "delete them (safe: frames do not change), or give an orthogonalScrollingBehavior",
        fixes: .safe("delete them", .removeEntry(field.keySpan, "orthogonalScrollingProperties")))
    }
  }
}
