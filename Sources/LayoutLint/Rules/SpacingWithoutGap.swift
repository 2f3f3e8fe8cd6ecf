import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

extension RuleID { static let spacingWithoutGap = RuleID("spacing-without-gap") }

/// A group that happens to hold all cells is reported only if it has no interItemSpacing: whoever sets both
/// knows the difference.
package enum SpacingWithoutGap: SolvedRule {
  package static let metadata = RuleMetadata(
    id: .spacingWithoutGap,
    summary: "spacing is set where there is only one thing to space",
    why:
      "it has no effect: perhaps a gap between rows was meant and one within rows was set, or the other way round",
    severity: .info, layer: .solved, evidence: .reported, since: "0.1.0", fixes: [.unsafe],
    bad: [
      "a gap within rows of one item": """
      items: 9
      group:
        horizontal:
          size: 100% x 60
          interItemSpacing: 8  # <- spacing-without-gap
          subitems: [{item: 100% x 100%}]
      """,
      "a gap between groups where one holds all": """
      items: 4
      interGroupSpacing: 8  # <- spacing-without-gap
      group: {vertical: {size: 100% x 240, count: 4, subitem: {item: 100% x 100%}}}
      """,
    ],
    good: [
      "a gap between rows": """
      items: 9
      interGroupSpacing: 8
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """
    ],
    nearMisses: [
      "a grid of one column: its spacing is for rows, too": """
      items: 9
      grid: {columns: 1, rowHeight: 60, spacing: 8}
      """,
      "tags that fill one row with gaps: more of them would fill more": """
      lint: {disable: [touch-target-too-small]}
      items: 3
      interGroupSpacing: 8
      group: {horizontal: {size: 100% x 44, interItemSpacing: 8, subitems: [{item: ~80 x 44}]}}
      """,
      "a section of one item": """
      items: 1
      interGroupSpacing: 8
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    var findings: [Finding] = []
    for template in layout.templates {
      for entry in template.nodes {
        guard let group = entry.group, let line = group.line, line.interItemSpacing != .fixed(0),
          entry.solved.slotCount == 1, !layout.isMadeByShorthand(group.id)
        else { continue }
        let spacing = line.interItemSpacing.isFlexible ? "" : " of \(written(line.interItemSpacing.minimum))"
        findings.append(
          finding(
            group.id, "interItemSpacing",
            "the interItemSpacing\(spacing) has no effect: the group holds 1 subitem \(layout.environment.place)",
            "for a gap between groups write it as the section's interGroupSpacing (unsafe: frames change)",
            layout, fix(group, template.section)))
      }
      let section = template.section
      guard section.interGroupSpacing != 0, section.items.count > 1, !template.nodes.isEmpty,
        solution.groupCount(ofSection: template.index) == 1,
        section.group.line?.interItemSpacing == .fixed(0),
        !layout.isMadeByShorthand(section, "interGroupSpacing")
      else { continue }
      findings.append(
        finding(
          section.id, "interGroupSpacing",
          "the interGroupSpacing of \(written(section.interGroupSpacing)) has no effect: one group holds all \(section.items.count) cells \(layout.environment.place)",
          "for a gap within the group write it as the group's interItemSpacing (unsafe: frames change)",
          layout))
    }
    return findings
  }

  private static func finding(
    _ node: NodeID, _ key: String, _ message: String, _ help: SpelledHelp, _ layout: LintedLayout,
    _ fix: SpecFix? = nil
  ) -> Finding {
    Finding(
      node, message, at: layout.sourceMap.keySpan(of: node, key), needsAllEnvironments: true, help: help,
      fixes: fix)
  }

  /// Moves the spacing of a section's outermost group to the section.
  private static func fix(_ group: Group, _ section: LintedSection) -> SpecFix? {
    guard group.id == section.group.id, section.interGroupSpacing == 0,
      case .fixed(let points)? = group.line?.interItemSpacing
    else { return nil }
    return .unsafe(
      "write interGroupSpacing: \(written(points))", .remove(group.id, "interItemSpacing"),
      .set(section.id, "interGroupSpacing", .number(points)))
  }
}
