import LayoutDiagnostics
import LayoutResolver
import LayoutSpec

extension RuleID { static let estimatedMainAxisSingleRun = RuleID("estimated-main-axis-single-run") }

/// `estimated-main-axis-single-run`: a row that is as long as what it holds, and no longer.
package enum EstimatedMainAxisSingleRun: StaticRule {
  package static let metadata = RuleMetadata(
    id: .estimatedMainAxisSingleRun,
    summary: "a row of estimated length holds each of its subitems once",
    why:
      "such a group never repeats its subitems: instead of a grid that fills the width there is one run of cells in a line",
    severity: .warning, layer: .static, evidence: .single, since: "0.1.0", fixes: [.unsafe],
    dependsOn: .container,
    bad: [
      RuleExample(
        "tags that were to fill the line",
        """
        sections:
          - items: 9
            group:
              horizontal:
                size: ~80 x 32  # <- estimated-main-axis-single-run
                subitems: [{item: ~80 x 32}]
        """)
    ],
    good: [
      RuleExample(
        "a line as wide as the container",
        """
        sections:
          - items: 9
            group:
              horizontal: {size: 100% x 44, subitems: [{item: ~80 x 44}]}
        """)
    ],
    nearMisses: [
      RuleExample(
        "a row that scrolls",
        """
        sections:
          - items: 9
            orthogonalScrollingBehavior: continuous
            group:
              horizontal: {size: ~80 x 32, subitems: [{item: ~80 x 32}]}
        """),
      RuleExample(
        "along the way that the layout scrolls",
        """
        sections:
          - items: 9
            group:
              vertical: {size: 100% x ~44, subitems: [{item: 100% x ~44}]}
        """),
      RuleExample(
        "more than half of the width",
        """
        sections:
          - items: 9
            group:
              horizontal: {size: ~300 x 32, subitems: [{item: ~300 x 32}]}
        """),
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    var findings: [Finding] = []
    // Chosen: only outermost groups across the scroll axis. Along it one run in each group is what is meant.
    let axis = layout.spec.configuration.scrollDirection.cross
    layout.forEachSection { section in
      let group = section.group
      guard section.orthogonalScrolling == nil, let line = group.line, line.axis == axis,
        case .untilFull = line.repetition, group.size[axis].isEstimated, !line.subitems.isEmpty
      else { return }
      var total = 0.0
      for node in line.subitems {
        guard let length = node.size[axis].points else { return }
        total += length
      }
      let room = layout.environment.container[axis]
      guard total <= room / 2 else { return }
      findings.append(
        Finding(
          group.id,
          "the group's \(axis.side) is estimated, so it holds each of its subitems once: about \(written(total)) of \(written(room))",
          at: layout.sourceMap.valueSpan(of: group.id, "size", axis.side),
          help: ["write 100% to repeat the subitems until the line is full (unsafe: frames change)"],
          fixes: [
            SpecFix(
              .unsafe, "write 100%",
              [.resize(group.id, axis, from: group.size[axis], to: .fraction(1, of: axis))])
          ]))
    }
    return findings
  }
}
