import LayoutDiagnostics
import LayoutResolver
import LayoutSolver
import LayoutSpec

/// Reports the groups that hold more subitems than can be solved. It is an error, not a rule: settings have no say.
public func reportExceededLimits(
  _ layout: ResolvedLayout, _ solution: Solution, into diagnostics: inout DiagnosticBag
) {
  for finding in solution.findings {
    guard case .tooManySlots = finding.problem else { continue }
    let map = layout.sourceMap
    diagnostics.report(
      Diagnostic(
        .error, rule: "resource-limit",
        "the group holds more than \(SolverFinding.greatestSlotCount) subitems; at most so many are solved",
        at: map.keySpan(of: finding.node), help: ["give the subitems a greater length along the group"],
        path: map.path(of: finding.node)))
  }
}
