import LayoutDiagnostics
import LayoutSolver

/// Runs only at accessibility text sizes. Items with estimated heights count as text, and so do cells of the
/// kinds that the configuration lists.
package enum ColumnsAtAccessibilitySize: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("columns-at-accessibility-size"),
    summary: "narrow columns of text at an accessibility text size",
    why:
      "at such sizes a column of 100 points fits one word a line or less; Apple's guidance is to stack",
    severity: .info, layer: .solved, evidence: .reported, since: "0.1.0", dependsOn: .run,
    options: ["options.textKinds"],
    bad: [
      "three columns of text": """
      environment: {device: iphone-16, traits: {preferredContentSizeCategory: accessibilityLarge}}
      lint: {disable: [ragged-row]}
      items: 9
      group:
        horizontal:
          size: 100% x ~100
          subitems: [{item: 1/3 x ~100}]  # <- columns-at-accessibility-size
      """
    ],
    good: [
      "one column for large text": """
      environment: {device: iphone-16, traits: {preferredContentSizeCategory: accessibilityLarge}}
      let: {columns: "${1 if preferredContentSizeCategory == accessibilityLarge else 3}"}
      items: 9
      grid: {columns: "${columns}", rowHeight: ~100}
      """
    ],
    nearMisses: [
      "the text size large": """
      environment: {device: iphone-16}
      lint: {disable: [ragged-row]}
      items: 9
      group: {horizontal: {size: 100% x ~100, subitems: [{item: 1/3 x ~100}]}}
      """,
      "pictures": """
      environment: {device: iphone-16, traits: {preferredContentSizeCategory: accessibilityLarge}}
      items: 9
      group: {horizontal: {size: 100% x 100, subitems: [{item: 1/3 x 100%}]}}
      """,
    ])

  /// Columns of text that are narrower than this are reported, in points.
  private static let leastWidth = 160.0

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let category = layout.environment.preferredContentSizeCategory
    guard category.hasPrefix("accessibility"), !layout.normal.mentions("preferredContentSizeCategory")
    else { return [] }
    var findings: [Finding] = []
    for template in layout.templates {
      let kinds = layout.options.textKinds
      let textNodes = kinds.isEmpty ? [] : template.nodes(in: solution) { $0.map(kinds.contains) ?? false }
      for entry in template.nodes {
        guard let item = entry.item, let parent = entry.parent, let group = parent.group,
          group.axis == .horizontal, parent.solved.slotCount ?? 0 > 1, entry.isFixed(.horizontal)
        else { continue }
        let width = entry.solved.extent.width - item.size.effective(item.contentInsets).total(.horizontal)
        guard width < leastWidth, item.size.height.isEstimated || textNodes.contains(item.id) else {
          continue
        }
        findings.append(
          Finding(
            item.id,
            "the text is \(written(width)) wide in one of \(parent.solved.slotCount ?? 0) columns at the text size \(category) \(layout.environment.place)",
            at: layout.sizeSpan(of: item.id, .horizontal),
            help: "give the section a variant of one column for the accessibility sizes"))
      }
    }
    return findings
  }
}
