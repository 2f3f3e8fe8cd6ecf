import LayoutDiagnostics
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText

extension LintedLayout {
  /// Reports heights that have no value at the widths of their cells, for each place in the spec once. The resolver reports those that do
  /// not depend on a width.
  func reportHeightsWithoutValue(_ solution: Solution, into diagnostics: inout DiagnosticBag) {
    self.solution = solution
    var found: Set<Span> = []
    forEachMeasuredView(solution, where: \.mayLackValue) { view in
      guard view.height == nil else { return }
      let span = heightSpan(of: view)
      guard found.insert(span).inserted else { return }
      diagnostics.report(
        Diagnostic(
          .error, rule: .nonFiniteNumber,
          "measured.height for \(view.name) has no value at its width of \(LayoutLint.written(view.frame.width)) \(environment.place)",
          at: span, help: ["guard the division: x / max(y, 0.001)"], path: sourceMap.path(of: view.node)))
    }
  }
}

extension Spec {
  /// True if a cell, header or footer may have no height at some width.
  var mayLackHeights: Bool {
    func mayLack(_ item: BoundaryItem) -> Bool {
      if case .ofWidth(let program) = item.measured.height { program.mayLackValue } else { false }
    }
    // By index, because copying a section costs more than searching it.
    let runs = sections.runs
    return configuration.boundaryItems.contains(where: mayLack)
      || runs.indices.contains {
        runs[$0].first.items.hasHeights(where: \.mayLackValue)
          || runs[$0].first.boundaryItems.contains(where: mayLack)
      }
  }
}
