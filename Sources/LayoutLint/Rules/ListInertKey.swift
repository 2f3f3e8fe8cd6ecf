import LayoutDiagnostics
import LayoutReader

/// Only a warning, because UIKit ignores such keys. `single-template-per-section` reports other layouts in
/// addition to `list`.
package enum ListInertKey: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("list-inert-key"),
    summary: "a key that the list ignores",
    why: "the key refers to something that the list does not have, and gives false confidence",
    severity: .warning, layer: .static, evidence: .documented, since: "0.1.0", fixes: [.safe],
    dependsOn: .container,
    bad: [
      "room above a header that is not there": """
      items: 9
      list:
        appearance: plain
        headerTopPadding: 12  # <- list-inert-key
      """,
      "the size of a header and a footer that are not there": """
      items: 9
      list:
        appearance: plain
        headerMode: firstItemInSection
        headerMeasured: {height: 40}  # <- list-inert-key
        footerMeasured: {height: 40}  # <- list-inert-key
      """,
      "a header beside a list that is to have none": """
      items: 9
      header: ~44
      list: {headerMode: none}  # <- list-inert-key
      """,
    ],
    good: [
      "a header with room above it": """
      items: 9
      list: {appearance: plain, headerMode: supplementary, headerTopPadding: 12, headerMeasured: {height: 40}}
      """
    ],
    nearMisses: [
      "room above a first item that is the header": """
      items: 9
      list: {appearance: plain, headerMode: firstItemInSection, headerTopPadding: 12}
      """,
      "the height of rows on a Mac, whose cells have it as everywhere": """
      environment: {container: 800 x 600, traits: {userInterfaceIdiom: mac}}
      items: 9
      list: {appearance: sidebar, rowHeight: ~28}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    guard !layout.lists.isEmpty else { return [] }
    var findings: [Finding] = []
    for section in layout.sections {
      guard let list = section.list else { continue }
      let map = layout.sourceMap.map(of: section.id)
      let headerMode = list.word(ListKeys.headerMode)
      let footerMode = list.word(ListKeys.footerMode)
      func report(_ key: String, _ mode: String, isInert: Bool) {
        guard isInert, let field = list.field(key) else { return }
        findings.append(
          Finding(
            section.id, "\(key) has no effect with \(mode)", at: field.keySpan,
            help: "delete it (safe: frames do not change)",
            fixes: .safe("delete \(key)", .removeEntry(field.keySpan, key))))
      }
      report("headerTopPadding", "headerMode: none", isInert: headerMode == "none")
      report("contentHuggingElements", "headerMode: \(headerMode)", isInert: headerMode != "supplementary")
      report("headerMeasured", "headerMode: \(headerMode)", isInert: headerMode != "supplementary")
      report("footerMeasured", "footerMode: none", isInert: footerMode == "none")
      for (key, mode) in [("header", headerMode), ("footer", footerMode)] {
        // `list-first-item-header` reports headerMode: firstItemInSection with a header.
        guard mode == "none", let field = list.field("\(key)Mode"), let own = map.field(key) else { continue }
        findings.append(
          Finding(
            section.id, "\(key)Mode: \(mode) has no effect on the section's own '\(key)'", at: field.keySpan,
            secondary: DiagnosticLabel(own.keySpan, "the \(key) is here"),
            help: "delete the mode, or the \(key)"))
      }
    }
    return findings
  }
}
