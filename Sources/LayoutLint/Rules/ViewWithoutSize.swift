import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

/// No other rule about frames runs for such a view.
package enum ViewWithoutSize: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("view-without-size"),
    summary: "the view has no width or no height",
    why:
      "a closed panel is solved as it is; its frames say nothing about the layout and are not judged",
    severity: .info, layer: .solved, evidence: .reported, since: "0.1.0",
    coversViewsWithoutSize: true,
    bad: [
      "a panel that is closed": """
      environment: {container: 0 x 653}  # <- view-without-size
      items: 9
      group: {horizontal: {size: 100% x 44, subitems: [{item: 25% x 100%}]}}
      """
    ],
    good: [
      "the panel open": """
      environment: {container: 320 x 653}
      items: 9
      group: {horizontal: {size: 100% x 44, subitems: [{item: 25% x 100%}]}}
      """
    ],
    nearMisses: [
      "a narrow window": """
      environment: {container: 1 x 653}
      lint: {disable: [touch-target-too-small, text-cell-fixed-height]}
      items: 9
      group: {horizontal: {size: 100% x 44, subitems: [{item: 100% x 100%}]}}
      """
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    guard layout.environment.isWithoutSize else { return [] }
    let size = layout.environment.container
    let sides = Axis.allCases.filter { size[$0] == 0 }.map { "no \($0.side)" }
    return [
      Finding(
        path: "environment",
        "the view has \(listed(sides)) \(layout.environment.place): its frames are not judged",
        at: layout.normal["environment"]?["container"]?.span ?? layout.normal.span)
    ]
  }
}
