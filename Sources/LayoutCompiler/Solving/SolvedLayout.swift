import LayoutDiagnostics
import LayoutResolver
import LayoutSolver

/// A spec solved for one variation.
package struct SolvedLayout: Sendable {
  package let layout: ResolvedLayout
  package let solution: Solution
  /// The errors that were found in this layout, in the order of their places.
  let errors: [Diagnostic]

  /// True if nothing was left out of the layout.
  package var isWhole: Bool { layout.leftOut == nil }
}
