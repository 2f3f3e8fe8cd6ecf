import LayoutSolver
import LayoutSpec

/// A solved layout with the words for what it was solved for.
package struct LabeledSolution: Sendable {
  /// The device's name, or the bounds where there is none.
  package var device: String
  /// How the device is held; nil for bounds alone.
  package var orientation: String?
  /// The state that fills the sections; nil for the spec's own items.
  package var state: String?
  package var solution: Solution
  /// Looks up where a node was written.
  package var source: (@Sendable (NodeID) -> SourcePlace?)?
  /// Looks up where a step of a derivation was written.
  package var steps: (@Sendable (DerivationStep.Place) -> SourcePlace?)?
  /// What is wrong with it.
  package var culprits = Culprits()

  package init(
    device: String, orientation: String? = nil, state: String? = nil, solution: Solution,
    source: (@Sendable (NodeID) -> SourcePlace?)? = nil,
    steps: (@Sendable (DerivationStep.Place) -> SourcePlace?)? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.state = state
    self.solution = solution
    self.source = source
    self.steps = steps
  }

  /// The words where nothing but the solution says what it was solved for.
  init(_ solution: Solution, source: (@Sendable (NodeID) -> SourcePlace?)? = nil) {
    let environment = solution.environment
    self.init(
      device: environment.device ?? Self.bounds(environment), solution: solution, source: source)
  }

  /// What stands for a device where there are bounds alone, such as `393 × 852`.
  package static func bounds(_ environment: Environment) -> String {
    let size = environment.container
    return "\(Int(size.width.rounded())) × \(Int(size.height.rounded()))"
  }
}
