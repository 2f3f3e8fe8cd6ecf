import LayoutResolver
import LayoutSpec

/// `list-pinned-header-mode`: a pinned header in a list that does not pin.
public enum ListPinnedHeaderMode: StaticRule {
  public static let metadata = RuleMetadata(
    id: "list-pinned-header-mode",
    summary: "a pinned header beside a list whose headers do not pin",
    why:
      "only plain lists pin, and only the header that headerMode makes: other headers scroll away or lie over it",
    severity: .warning, layer: .static, evidence: .documented, since: "0.1.0",
    bad: [
      RuleExample(
        "in a grouped list",
        """
        sections:
          - items: 9
            list: insetGrouped
            header:
              height: 44
              pinToVisibleBounds: true  # <- list-pinned-header-mode
        """),
      RuleExample(
        "without headerMode",
        """
        sections:
          - items: 9
            list: plain
            header:
              height: 44
              pinToVisibleBounds: true  # <- list-pinned-header-mode
        """),
    ],
    good: [
      RuleExample(
        "the header that the list makes",
        """
        sections:
          - items: 9
            list: {appearance: plain, headerMode: supplementary}
        """)
    ],
    nearMisses: [
      RuleExample(
        "a header that does not pin",
        """
        sections:
          - items: 9
            list: insetGrouped
            header: ~44
        """),
      RuleExample(
        "a pinned header of a section that is no list",
        """
        sections:
          - items: 9
            grid: {columns: 2, rowHeight: 44}
            header: {height: ~44, pinToVisibleBounds: true}
        """),
    ])

  public static func check(_ layout: LintedLayout) -> [Finding] {
    guard !layout.lists.isEmpty else { return [] }
    var findings: [Finding] = []
    let axis = layout.spec.configuration.scrollDirection
    layout.forEachSection { section in
      guard let list = section.list else { return }
      let appearance = list["appearance"]?.text ?? "plain"
      let pins =
        ["plain", "sidebarPlain"].contains(appearance) && list["headerMode"]?.text == "supplementary"
      guard !pins else { return }
      // What the list makes itself stands where the list does.
      let own = layout.sourceMap.keySpan(of: section.group.id)
      for item in section.boundaryItems
      where item.pinToVisibleBounds && item.alignment.place(axis) == .start
        && layout.sourceMap.keySpan(of: item.id) != own
      {
        findings.append(
          Finding(
            item.id,
            "the header is pinned beside a list that is \(appearance) with headerMode: \(list["headerMode"]?.text ?? "none"); "
              + "only a plain list with headerMode: supplementary pins its header",
            at: layout.sourceMap.keySpan(of: item.id, "pinToVisibleBounds"),
            help: ["write appearance: plain and headerMode: supplementary, or leave the header unpinned"]))
      }
    }
    return findings
  }
}
