import LayoutDiagnostics

package enum DeprecatedApi: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("deprecated-api"),
    summary: "an API that is deprecated on every deployment target",
    why:
      "the compiler warns, and the replacement behaves differently: a counted group no longer resizes its items",
    severity: .warning, layer: .static, evidence: .documented, since: "0.1.0", fixes: [.unsafe, .safe],
    dependsOn: .run, options: ["targets"],
    bad: [
      "a count that resizes": """
      lint: {targets: {ios: 16}}
      items: 9
      group:
        horizontal:
          size: 100% x 44
          subitem: {item: 100% x 100%}  # <- deprecated-api
          count: 2
      """,
      "the old switch for insets": """
      lint: {targets: {ios: 17, tvos: 16}}
      items: 9
      supplementariesFollowContentInsets: false  # <- deprecated-api
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """,
      "the old switch as it stands anyway": """
      lint: {targets: {ios: 16}}
      items: 9
      supplementariesFollowContentInsets: true  # <- deprecated-api
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """,
    ],
    good: [
      "the successor": """
      lint: {targets: {ios: 16}}
      items: 9
      supplementaryContentInsetsReference: none
      group: {horizontal: {size: 100% x 44, repeatingSubitem: {item: 50% x 100%}, count: 2}}
      """
    ],
    nearMisses: [
      "a target that has only the old one": """
      lint: {targets: {ios: 16, tvos: 15}}
      items: 9
      group: {horizontal: {size: 100% x 44, subitem: {item: 100% x 100%}, count: 2}}
      """,
      "a grid, which leaves the choice open": """
      lint: {targets: {ios: 16}}
      sections: [{items: 9, grid: {columns: 2, rowHeight: 44}}]
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    let targets = DeploymentTargets(layout)
    guard !targets.all.isEmpty, targets.areAll(fromIOS: 16) else { return [] }
    var findings: [Finding] = []
    for section in layout.sections {
      if let field = layout.sourceMap.map(of: section.id).field("supplementariesFollowContentInsets") {
        findings.append(
          Finding(
            section.id,
            "supplementariesFollowContentInsets is deprecated from iOS 16; supplementaryContentInsetsReference has replaced it",
            at: field.keySpan,
            help: field.value.boolean == false
              ? "write \("supplementaryContentInsetsReference", is: "none") (unsafe: frames may change)"
              : "delete it: boundary items follow the insets anyway (safe: frames do not change)",
            fixes: field.value.boolean == false
              ? .unsafe(
                "write supplementaryContentInsetsReference: none",
                .rename(
                  section.id, "supplementariesFollowContentInsets",
                  to: "supplementaryContentInsetsReference", .text("none")))
              : .safe("delete it", .removeEntry(field.keySpan, "supplementariesFollowContentInsets"))))
      }
      for group in section.nodes {
        guard let line = group.line, case .equalShares(let count) = line.repetition
        else { continue }
        let span = layout.sourceMap.keySpan(of: group.id, "subitem")
        // In a shorthand, all parts have the span of its key: `subitem` is not written, and there is nothing
        // to report.
        guard span != layout.sourceMap.keySpan(of: group.id) else { continue }
        findings.append(
          Finding(
            group.id,
            "a count that resizes its subitem is deprecated from iOS 16; repeatingSubitem keeps its size",
            at: span,
            help:
              "write repeatingSubitem, with a \(line.axis.side) of 1/\(count) (unsafe: frames change where there is spacing)",
            fixes: line.subitems.first.map { node in
              .unsafe(
                "write repeatingSubitem", .rename(group.id, "subitem", to: "repeatingSubitem"),
                .resize(
                  node.id, line.axis, from: node.size[line.axis],
                  to: .fraction(1 / Double(count), of: line.axis)))
            }))
      }
    }
    return findings
  }
}
