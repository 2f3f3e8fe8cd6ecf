import LayoutDiagnostics
import LayoutResolver
import LayoutSolver

/// Reports exceeded limits of the solver, and formulas whose values cannot be used. These are errors, so lint settings do not apply.
package func reportExceededLimits(
  _ layout: ResolvedLayout, _ solution: Solution, into diagnostics: inout DiagnosticBag
) {
  if layout.spec.mayLackHeights, !layout.environment.isWithoutSize {
    LintedLayout(layout).reportHeightsWithoutValue(solution, into: &diagnostics)
  }
  for finding in solution.findings {
    let message: String
    let help: String
    switch finding.problem {
    case .tooManySlots:
      message =
        "the group holds more than \(SolverFinding.greatestSlotCount) subitems; at most so many are solved"
      help = "give the subitems a greater length along the group"
    case .tooManyGroups:
      message =
        "more than \(SolverFinding.greatestGroupCount) groups of self-sizing cells differ; at most so many are solved"
      help = "give the section fewer cells, or neighbouring cells the same 'measured'"
    case .tooManyCells:
      message =
        "the section has more than \(SolverFinding.greatestCellCount) cells that are not all alike; at most so many are placed"
      help = "give the section fewer cells, or all of them the same size"
    case .tooMuchVisibleItemsWork:
      message =
        "the rules for elements in sight take more than \(SolverFinding.greatestVisibleItemsWork) steps to compute"
      help = "give the section fewer rules, or larger cells"
    case .unsetVisibleItem(let found):
      diagnostics.report(found.diagnostic(of: finding.node, in: layout, solution))
      continue
    case .cannotFit, .trimmedAway: continue
    }
    let map = layout.sourceMap
    diagnostics.report(
      Diagnostic(
        .error, rule: .resourceLimit, message, at: map.keySpan(of: finding.node), help: [help],
        path: map.path(of: finding.node)))
  }
}
