import LayoutDiagnostics

package enum EstimatedMainAxisSingleRun: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("estimated-main-axis-single-run"),
    summary: "a row of estimated length holds each of its subitems once",
    why:
      "such a group never repeats its subitems: each line shows them once instead of filling the width",
    severity: .warning, layer: .static, evidence: .single, since: "0.1.0", fixes: [.unsafe],
    dependsOn: .container,
    bad: [
      "tags that were to fill the line": """
      items: 9
      group:
        horizontal:
          size: ~80 x 32  # <- estimated-main-axis-single-run
          subitems: [{item: ~80 x 32}]
      """
    ],
    good: [
      "a line as wide as the container": """
      items: 9
      group: {horizontal: {size: 100% x 44, subitems: [{item: ~80 x 44}]}}
      """
    ],
    nearMisses: [
      "a row that scrolls": """
      items: 9
      orthogonalScrollingBehavior: continuous
      group: {horizontal: {size: ~80 x 32, subitems: [{item: ~80 x 32}]}}
      """,
      "along the way that the layout scrolls": """
      items: 9
      group: {vertical: {size: 100% x ~44, subitems: [{item: 100% x ~44}]}}
      """,
      "more than half of the width": """
      items: 9
      group: {horizontal: {size: ~300 x 32, subitems: [{item: ~300 x 32}]}}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    // Chosen: only outermost groups across the scroll axis are judged. Along it, one run in each group is
    // intended.
    let axis = layout.spec.configuration.scrollDirection.cross
    return layout.sections.compactMap { section in
      let group = section.group
      guard section.orthogonalScrolling == nil, let line = group.line, line.axis == axis,
        case .untilFull = line.repetition, group.size[axis].isEstimated, !line.subitems.isEmpty,
        let total = line.listedLength
      else { return nil }
      let room = layout.environment.container[axis]
      guard total <= room / 2 else { return nil }
      return Finding(
        group.id,
        "the group's \(axis.side) is estimated, so it holds each of its subitems once: about \(written(total)) of \(written(room))",
        at: layout.sizeSpan(of: group.id, axis),
        help: "write 100% to repeat the subitems until the line is full (unsafe: frames change)",
        fixes: .unsafe(
          "write 100%", .resize(group.id, axis, from: group.size[axis], to: .fraction(1, of: axis))))
    }
  }
}
