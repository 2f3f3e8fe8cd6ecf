import LayoutDiagnostics
import LayoutSolver

package enum FlexibleSpacingNoSlack: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("flexible-spacing-no-slack"),
    summary: "flexible spacing in a group whose subitems leave no free space",
    why: "every gap has its minimum length, like fixed spacing",
    severity: .info, layer: .solved, evidence: .single, since: "0.1.0", isOptIn: true,
    bad: [
      "between items that share the row": """
      environment: {container: 320 x 480}
      lint: {severity: {flexible-spacing-no-slack: info}}
      items: 9
      group:
        horizontal:
          size: 100% x 60
          interItemSpacing: flexible(8)  # <- flexible-spacing-no-slack
          subitems: [{item: 50% x 100%}]
      """
    ],
    good: [
      "between items of a fixed width": """
      environment: {container: 320 x 480}
      lint: {severity: {flexible-spacing-no-slack: info}}
      items: 9
      group: {horizontal: {size: 100% x 60, interItemSpacing: flexible(8), subitems: [{item: 90 x 100%}]}}
      """
    ],
    nearMisses: [
      "fixed spacing": """
      environment: {container: 320 x 480}
      lint: {severity: {flexible-spacing-no-slack: info}}
      items: 9
      group: {horizontal: {size: 100% x 60, interItemSpacing: 8, subitems: [{item: 50% x 100%}]}}
      """
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    var findings: [Finding] = []
    for entry in layout.solvedNodes {
      guard let group = entry.group, let line = group.line, let count = entry.solved.slotCount, count > 0,
        !layout.isMadeByShorthand(group.id), !entry.solved.isFilledByMeasure
      else { continue }
      let axis = line.axis
      let children = entry.solved.children
      guard !children.isEmpty else { continue }
      let (rounds, rest) = count.quotientAndRemainder(dividingBy: children.count)
      var taken = Double(count - 1) * line.interItemSpacing.minimum
      var owner = line.interItemSpacing.isFlexible && count > 1 ? group.id : nil
      for (index, child) in children.enumerated() {
        let edges = [child.node.edgeSpacing.start(axis), child.node.edgeSpacing.end(axis)]
        let times = Double(rounds + (index < rest ? 1 : 0))
        taken += times * (child.extent[axis] + edges[0].minimum + edges[1].minimum)
        if owner == nil, edges.contains(where: \.isFlexible) { owner = child.node.id }
      }
      let slack = entry.isFixed(axis) ? entry.solved.inner[axis] - taken : 0
      guard let owner, slack < layout.environment.pixel else { continue }
      let key = owner == group.id ? "interItemSpacing" : "edgeSpacing"
      findings.append(
        Finding(
          owner,
          "the flexible spacing has nothing to share out: subitems and least gaps take \(written(taken)) of \(written(entry.solved.inner[axis])) \(layout.environment.place)",
          at: layout.sourceMap.keySpan(of: owner, key), needsAllEnvironments: true,
          help: "write fixed spacing, or make the subitems smaller"))
    }
    return findings
  }
}
