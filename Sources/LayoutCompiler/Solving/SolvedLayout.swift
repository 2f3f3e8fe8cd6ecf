import LayoutDiagnostics
import LayoutResolver
import LayoutSolver

/// A spec solved for one variation. A class, since a copy would count the references of every part of it.
package final class SolvedLayout: Sendable {
  package let layout: ResolvedLayout
  package let solution: Solution
  /// The errors that were found in this layout, in the order of their places.
  let errors: [Diagnostic]

  init(layout: ResolvedLayout, solution: Solution, errors: [Diagnostic]) {
    self.layout = layout
    self.solution = solution
    self.errors = errors
  }

  /// True if nothing was left out of the layout.
  package var isWhole: Bool { layout.leftOut == nil }
}
