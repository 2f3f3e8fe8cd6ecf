import LayoutDiagnostics
import LayoutResolver
import LayoutSpec

extension RuleID { static let orthogonalPropertiesInert = RuleID("orthogonal-properties-inert") }

/// `orthogonal-properties-inert`: how a section scrolls that does not.
package enum OrthogonalPropertiesInert: StaticRule {
  package static let metadata = RuleMetadata(
    id: .orthogonalPropertiesInert,
    summary: "orthogonalScrollingProperties without an orthogonalScrollingBehavior",
    why: "deceleration and bounce belong to a scroll view that the section does not have",
    severity: .warning, layer: .static, evidence: .documented, since: "0.1.0", fixes: [.safe],
    bad: [
      RuleExample(
        "bounce of a plain section",
        """
        sections:
          - items: 9
            orthogonalScrollingProperties: {bounce: never}  # <- orthogonal-properties-inert
            group:
              horizontal: {size: 100% x 44, subitems: [{item: {}}]}
        """)
    ],
    good: [
      RuleExample(
        "a section that scrolls",
        """
        sections:
          - items: 9
            orthogonalScrollingBehavior: paging
            orthogonalScrollingProperties: {bounce: never}
            group:
              horizontal: {size: 100% x 44, subitems: [{item: {}}]}
        """)
    ],
    nearMisses: [
      RuleExample(
        "a carousel",
        """
        sections:
          - items: 9
            carousel: {height: 100}
            orthogonalScrollingProperties: {bounce: never}
        """)
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    var findings: [Finding] = []
    layout.forEachSection { section in
      guard section.orthogonalScrolling == nil,
        let field = layout.sourceMap.map(of: section.id).field("orthogonalScrollingProperties")
      else { return }
      findings.append(
        Finding(
          section.id, "orthogonalScrollingProperties have no effect; the section does not scroll by itself",
          at: field.keySpan,
          help: ["delete them (safe: frames do not change), or give an orthogonalScrollingBehavior"],
          fixes: [
            SpecFix(.safe, "delete them", [.removeEntry(field.keySpan, "orthogonalScrollingProperties")])
          ]))
    }
    return findings
  }
}
