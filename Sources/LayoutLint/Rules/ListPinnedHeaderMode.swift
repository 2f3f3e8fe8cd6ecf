import LayoutDiagnostics

/// UIKit's documentation says only that headers of plain lists pin. When UIKit makes a section from a list,
/// the headers become boundary items, each with its own `pinToVisibleBounds` (Model: lists measured). An
/// added header thus pins in every list, and in a plain list it looks like the list's own.
package enum ListPinnedHeaderMode: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("list-pinned-header-mode"),
    summary: "a pinned header in a list whose own headers do not pin",
    why:
      "only plain lists pin their headers, and give them a background while they float; in other lists rows show through a pinned header",
    severity: .info, layer: .static, evidence: .inferred, since: "0.1.0",
    bad: [
      "in a grouped list": """
      items: 9
      list: insetGrouped
      header:
        height: ~44
        pinToVisibleBounds: true  # <- list-pinned-header-mode
      """
    ],
    good: [
      "the header that the list makes": """
      items: 9
      list: {appearance: plain, headerMode: supplementary}
      """
    ],
    nearMisses: [
      "an added header in a plain list": """
      items: 9
      list: plain
      header: {height: ~44, pinToVisibleBounds: true}
      """,
      "a header that does not pin": """
      items: 9
      list: insetGrouped
      header: ~44
      """,
      "a pinned header of a section that is no list": """
      items: 9
      grid: {columns: 2, rowHeight: 44}
      header: {height: ~44, pinToVisibleBounds: true}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    guard !layout.lists.isEmpty else { return [] }
    var findings: [Finding] = []
    let axis = layout.spec.configuration.scrollDirection
    for section in layout.sections {
      guard let appearance = section.list?["appearance"]?.text,
        ["grouped", "insetGrouped", "sidebar"].contains(appearance)
      else { continue }
      for item in section.boundaryItems where item.pinToVisibleBounds && item.alignment.place(axis) == .start
      {
        findings.append(
          Finding(
            item.id,
            "the header is pinned in a list that is \(appearance), whose own headers scroll away; rows pass beneath it",
            at: layout.sourceMap.keySpan(of: item.id, "pinToVisibleBounds"),
            help:
              "give the header's view a background, leave it unpinned, or write \("appearance", is: "plain") and \("headerMode", is: "supplementary")"
          ))
      }
    }
    return findings
  }
}
