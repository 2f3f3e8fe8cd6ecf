import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

/// A header lines up if it begins at the section's insets or at the first cell. Sections that state whether
/// boundary items follow insets are not judged, nor are headers with negative insets. `api-unavailable` and
/// `deprecated-api` report the properties themselves.
package enum HeaderInsetMismatch: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("header-inset-mismatch"),
    summary: "a header's leading edge does not line up with that of the items",
    why:
      "whether boundary items follow a section's insets changed between systems (supplementariesFollowContentInsets, then supplementaryContentInsetsReference): the alignment differs by target",
    severity: .info, layer: .solved, evidence: .documented, since: "0.1.0",
    bad: [
      "a title with the section's insets once more": """
      items: 3
      contentInsets: {horizontal: 16}
      header: {size: 100% x ~44, contentInsets: {horizontal: 16}}  # <- header-inset-mismatch
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """
    ],
    good: [
      "a title in line with the items": """
      items: 3
      contentInsets: {horizontal: 16}
      header: {size: 100% x ~44}
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """
    ],
    nearMisses: [
      "a full width with insets of its own": """
      lint: {disable: [deprecated-api]}
      items: 3
      contentInsets: {horizontal: 16}
      supplementariesFollowContentInsets: false
      header: {size: 100% x 44, contentInsets: {horizontal: 16}}
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
      "a title that is told not to follow the insets": """
      items: 3
      contentInsets: {horizontal: 16}
      supplementariesFollowContentInsets: false
      header: {size: 100% x ~44}
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
      "a title that stands out on purpose": """
      items: 3
      contentInsets: {horizontal: 16}
      header: {size: 100% x ~44, contentInsets: {leading: -8}}
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
      "items with insets of their own": """
      items: 3
      contentInsets: {horizontal: 5}
      header: {size: 100% x 44}
      group: {horizontal: {size: 100% x 60, subitems: [{item: {size: 50% x 100%, contentInsets: 5}}]}}
      """,
    ])

  /// The keys that state whether boundary items follow the insets.
  private static let following = [
    "supplementariesFollowContentInsets", "supplementaryContentInsetsReference",
  ]

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let scroll = layout.spec.configuration.scrollDirection
    let across = scroll.cross
    let isMirrored = across == .horizontal && layout.environment.layoutDirection == .rtl
    func leading(_ frame: Rect) -> Double {
      isMirrored ? solution.contentSize.width - frame.x - frame.width : frame.origin[across]
    }
    var findings: [Finding] = []
    for (template, items) in zip(layout.templates, layout.boundaryItems) {
      let section = template.section
      guard section.contentInsets.start(across) > 0, section.orthogonalScrolling?.scroll[across] ?? 0 == 0,
        Self.following.allSatisfy({ layout.sourceMap.map(of: section.id)[$0] == nil }),
        let first = solution.frame(ofItem: 0, inSection: template.index).map(leading)
      else { continue }
      let inset = leading(solution.insetFrame(ofSection: template.index))
      for placed in items {
        let item = placed.item
        let isWhole = item.size[across].fraction(of: across) == 1
        guard item.alignment.place(scroll) != .center, item.absoluteOffset[across] == 0,
          item.contentInsets.start(across) >= 0,
          isWhole || item.alignment.place(across) == .start, !item.isHidden
        else { continue }
        let edge = leading(placed.element.frame)
        let pixel = layout.environment.pixel
        guard abs(edge - first) > pixel, abs(edge - inset) > pixel else { continue }
        let name = across == .horizontal ? "leading edge" : "top"
        findings.append(
          Finding(
            item.id,
            "\(layout.environment.place) the \(placed.noun)'s \(name) is at \(written(edge)), the first cell's at \(written(first))",
            at: layout.sourceMap.keySpan(of: item.id),
            help:
              "boundary items follow the section's insets by themselves: give this one none of its own there")
        )
      }
    }
    return findings
  }
}
