import LayoutDiagnostics
import LayoutReader

package enum ListPhantomHeaderGap: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("list-phantom-header-gap"),
    summary: "a grouped list without a header keeps room above its first row",
    why:
      "up to iOS 18 UIKit keeps the room of a header above the first grouped section, which looks like a mistake below a navigation bar",
    severity: .info, layer: .static, evidence: .single, since: "0.1.0", isOptIn: true,
    bad: [
      "the first section": """
      environment: {system: ios-18}
      sections:
        - items: 5
          list: insetGrouped  # <- list-phantom-header-gap
      """
    ],
    good: [
      "room of its own": """
      environment: {system: ios-18}
      sections:
        - items: 5
          contentInsets: {top: 0}
          list: insetGrouped
      """
    ],
    nearMisses: [
      "a system without that room": """
      environment: {system: ios-26}
      sections:
        - items: 5
          list: insetGrouped
      """,
      "a header": """
      environment: {system: ios-18}
      sections:
        - items: 5
          list: {appearance: insetGrouped, headerMode: supplementary}
      """,
      "a later section, and a plain one": """
      sections:
        - {items: 5, list: plain}
        - {items: 5, list: grouped}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    guard let section = layout.sections.first, let list = section.list,
      let appearance = list["appearance"]?.text, ["grouped", "insetGrouped"].contains(appearance),
      list.word(ListKeys.headerMode) == "none", section.contentInsets.top > 0,
      layout.written(section.id)?["contentInsets"]?["top"] == nil, section.boundaryItems.isEmpty
    else { return [] }
    let span = layout.written(section.id)?.field("list")?.keySpan ?? layout.sourceMap.keySpan(of: section.id)
    return [
      Finding(
        section.id,
        "the \(appearance) list has no header, and keeps \(written(section.contentInsets.top)) points above its first row",
        at: span, help: "give the section contentInsets: {top: 0} (unsafe: frames change)")
    ]
  }
}
