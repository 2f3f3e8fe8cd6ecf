import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

package enum SectionTrimmedAway: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("section-trimmed-away"),
    summary: "the only group of a section is trimmed to less than nothing, and none of its cells is shown",
    why:
      "a group that is not full is shortened by as much as the missing items would reach beyond the present ones; if that is more than the group's length, nothing of the section may be left",
    severity: .warning, layer: .solved, evidence: .single, since: "0.1.0",
    bad: [
      "a missing item that is taller than the group": """
      environment: {container: 320 x 480}
      items: 1
      group:
        horizontal:
          size: 100% x 100  # <- section-trimmed-away
          subitems: [{item: 50% x 30}, {item: 50% x 200}]
      """
    ],
    good: [
      "as tall as the group": """
      environment: {container: 320 x 480}
      items: 1
      group: {horizontal: {size: 100% x 100, subitems: [{item: 50% x 50}, {item: 50% x 100%}]}}
      """
    ],
    nearMisses: [
      "a missing item that is taller than the group by less than what is there": """
      environment: {container: 320 x 480}
      items: 1
      group: {horizontal: {size: 100% x 100, subitems: [{item: 50% x 90}, {item: 50% x 180}]}}
      """
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let axis = solution.spec.configuration.scrollDirection
    var seen: Set<NodeID> = []
    return solution.findings.compactMap { found in
      guard case .trimmedAway(let length) = found.problem, seen.insert(found.node).inserted else {
        return nil
      }
      return Finding(
        found.node,
        "the section's only group is not full and is trimmed to \(written(length)) points \(layout.environment.place): none of its cells is shown",
        at: layout.sizeSpan(of: found.node, axis),
        help:
          "make the subitems no longer than the room inside the group's insets, or give the section as many items as fill it"
      )
    }
  }
}
