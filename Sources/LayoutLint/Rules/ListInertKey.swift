import LayoutResolver
import LayoutSpec

/// `list-inert-key`: a key of a list that has nothing to act on.
public enum ListInertKey: StaticRule {
  public static let metadata = RuleMetadata(
    id: "list-inert-key",
    summary: "a key that the list ignores",
    why: "what the key is about does not exist in the list: it gives false confidence",
    severity: .warning, layer: .static, evidence: .documented, since: "0.1.0", fixes: [.safe],
    bad: [
      RuleExample(
        "room above a header that is not there",
        """
        sections:
          - items: 9
            list:
              appearance: plain
              headerTopPadding: 12  # <- list-inert-key
        """),
      RuleExample(
        "the size of a header and a footer that are not there",
        """
        sections:
          - items: 9
            list:
              appearance: plain
              headerMode: firstItemInSection
              headerMeasured: {height: 40}  # <- list-inert-key
              footerMeasured: {height: 40}  # <- list-inert-key
        """),
    ],
    good: [
      RuleExample(
        "a header with room above it",
        """
        sections:
          - items: 9
            list: {appearance: plain, headerMode: supplementary, headerTopPadding: 12, headerMeasured: {height: 40}}
        """)
    ],
    nearMisses: [
      RuleExample(
        "room above a first item that is the header",
        """
        sections:
          - items: 9
            list: {appearance: plain, headerMode: firstItemInSection, headerTopPadding: 12}
        """)
    ])

  public static func check(_ layout: LintedLayout) -> [Finding] {
    guard !layout.lists.isEmpty else { return [] }
    var findings: [Finding] = []
    layout.spec.forEachSection { section in
      guard let list = layout.lists[section.id] else { return }
      let headerMode = list["headerMode"]?.text ?? "none"
      let footerMode = list["footerMode"]?.text ?? "none"
      func report(_ key: String, _ mode: String, isInert: Bool) {
        guard isInert, let field = list.field(key) else { return }
        findings.append(
          Finding(
            section.id, "\(key) has no effect with \(mode)", at: field.keySpan,
            help: ["delete it (safe: frames do not change)"],
            fixes: [SpecFix(.safe, "delete \(key)", [.removeEntry(field.keySpan, key)])]))
      }
      report("headerTopPadding", "headerMode: none", isInert: headerMode == "none")
      report("headerMeasured", "headerMode: \(headerMode)", isInert: headerMode != "supplementary")
      report("footerMeasured", "footerMode: none", isInert: footerMode == "none")
    }
    return findings
  }
}
