import LayoutDiagnostics
import LayoutResolver
import LayoutSolver

/// A spec solved for one variation.
public struct SolvedLayout: Sendable {
  public let layout: ResolvedLayout
  public let solution: Solution
  /// The errors that were found in this layout, in the order of their places.
  let errors: [Diagnostic]

  /// Whether nothing was left out of the layout.
  public var isWhole: Bool { layout.leftOut == nil }
}
