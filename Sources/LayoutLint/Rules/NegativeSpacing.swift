import LayoutDiagnostics
import LayoutSpec
import LayoutText

package enum NegativeSpacing: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("negative-spacing"),
    summary: "a negative inset or spacing",
    why:
      "views overlap, and what lies outside its group disappears once the group has scrolled away",
    severity: .warning, layer: .static, evidence: .inferred, since: "0.1.0", isOptIn: true,
    bad: [
      "rows over each other": """
      items: 9
      interGroupSpacing: -8  # <- negative-spacing
      group: {horizontal: {size: 100% x 60, subitems: [{item: {}}]}}
      """,
      "items over each other, an item out of its slot": """
      items: 9
      group:
        horizontal:
          size: 100% x 60
          interItemSpacing: -4  # <- negative-spacing
          count: 2
          subitem: {item: {contentInsets: {top: -4}}}  # <- negative-spacing
      """,
      "sections over each other": """
      configuration: {interSectionSpacing: -8}  # <- negative-spacing
      items: 9
      group: {horizontal: {size: 100% x 60, subitems: [{item: {}}]}}
      """,
    ],
    good: [
      "gaps": """
      items: 9
      interGroupSpacing: 8
      group: {horizontal: {size: 100% x 60, subitems: [{item: {}}]}}
      """
    ],
    nearMisses: [
      "frames of a custom group": """
      items: 2
      group:
        custom:
          size: 100% x 100
          items: [{frame: [-10, 0, 100, 100]}, {frame: [60, 0, 100, 100], zIndex: 1}]
      """
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    var findings: [Finding] = []
    let map = layout.sourceMap
    func report(_ what: String, _ points: Double, _ node: NodeID?, at span: Span) {
      guard points < 0 else { return }
      findings.append(
        Finding(
          node, path: "configuration",
          "\(what) is \(written(points)); less than 0 lays views over each other", at: span,
          help:
            "write 0 or more; where the overlap is meant say so: # layoutc:ignore negative-spacing -- REASON")
      )
    }
    report(
      "interSectionSpacing", layout.spec.configuration.interSectionSpacing, nil,
      at: layout.normal["configuration"]?["interSectionSpacing"]?.span ?? layout.normal.span)
    for inset in layout.insets {
      report("the \(Edge.listed(inset.edges)) inset", inset.points, inset.node, at: inset.span)
    }
    for section in layout.sections {
      report(
        "interGroupSpacing", section.interGroupSpacing, section.id,
        at: map.valueSpan(of: section.id, "interGroupSpacing"))
      for group in section.nodes {
        guard let line = group.line else { continue }
        report(
          "interItemSpacing", line.interItemSpacing.minimum, group.id,
          at: map.valueSpan(of: group.id, "interItemSpacing"))
      }
    }
    return findings
  }
}
