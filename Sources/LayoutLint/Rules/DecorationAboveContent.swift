import LayoutDiagnostics

package enum DecorationAboveContent: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("decoration-above-content"),
    summary: "a decoration's zIndex puts it in front of the cells",
    why: "the background paints over cells and headers, which have zIndex 1 or below",
    severity: .warning, layer: .static, evidence: .reported, since: "0.1.0", fixes: [.unsafe],
    bad: [
      "a panel at zIndex 2": """
      items: 9
      decorationItems:
        - background: panel
          zIndex: 2  # <- decoration-above-content
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """
    ],
    good: [
      "a panel behind everything": """
      items: 9
      decorationItems: [{background: panel}]
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """
    ],
    nearMisses: [
      "two panels, one behind the other": """
      items: 9
      decorationItems: [{background: panel}, {background: shadow, zIndex: -1}]
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    layout.sections.flatMap(\.decorationItems).filter { $0.zIndex >= 1 }.map { item in
      Finding(
        item.id,
        "the decoration stands at zIndex \(item.zIndex), in front of cells; backgrounds stand at 0 or below",
        at: layout.sourceMap.valueSpan(of: item.id, "zIndex"),
        help: "write zIndex: 0 (unsafe: what is drawn over what changes, frames do not)",
        fixes: .unsafe("write zIndex: 0", .set(item.id, "zIndex", .number(0))))
    }
  }
}
