import LayoutDiagnostics
import LayoutResolver
import LayoutSolver
import LayoutSpec

/// Reports the groups that hold more subitems than can be solved. It is an error, not a rule: settings have no say.
func reportExceededLimits(
  _ layout: ResolvedLayout, _ solution: Solution, into diagnostics: inout DiagnosticBag
) {
  for finding in solution.findings {
    guard case .tooManySlots = finding.problem else { continue }
    let map = layout.sourceMap
    let span =
      map.map(of: finding.node)["count"] == nil
      ? map.keySpan(of: finding.node) : map.valueSpan(of: finding.node, "count")
    diagnostics.report(
      Diagnostic(
        .error, rule: "resource-limit",
        "the group holds more than \(SolverFinding.greatestSlotCount) subitems; at most so many are solved",
        at: span, help: ["give the subitems a greater length along the group"],
        path: map.path(of: finding.node)))
  }
}
