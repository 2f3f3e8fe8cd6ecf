import LayoutSolver
import LayoutSpec

/// A sequence of labeled solutions that makes each solution only when the iteration reaches it.
package struct LabeledSolutions: Sequence {
  /// The number of solutions, including those that are left out.
  package let count: Int
  private let layout: (Int) -> LabeledSolution?

  package init(_ layouts: [LabeledSolution]) { self.init(count: layouts.count) { layouts[$0] } }

  /// - Parameter layout: Makes the solution at an index, or returns `nil` to leave it out.
  package init(count: Int, _ layout: @escaping (Int) -> LabeledSolution?) {
    self.count = count
    self.layout = layout
  }

  package func makeIterator() -> some IteratorProtocol<LabeledSolution> {
    (0..<count).lazy.compactMap(layout).makeIterator()
  }

  /// The name of the first layout.
  var name: String? { first { _ in true }?.solution.spec.name }
}

/// A solved layout with the names of the device, orientation, system and state that it was solved for.
package struct LabeledSolution: Sendable {
  /// The name of the device; without one, the size of the container.
  package var device: String
  /// The orientation of the device; `nil` without a device.
  package var orientation: String?
  /// The name of the system, if it was asked for.
  package var system: String?
  /// The name of the state whose items fill the sections; `nil` for the spec's own items.
  package var state: String?
  package var solution: Solution
  /// Looks up the place of a node in the spec.
  package var source: (@Sendable (NodeID) -> SourcePlace?)?
  /// Looks up the place of a derivation's step in the spec.
  package var steps: (@Sendable (DerivationStep.Place) -> SourcePlace?)?
  /// The values that layout code was given in place of unknown ones.
  package var assumptions: [Assumption] = []
  /// The nodes with errors.
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

  /// Labels a solution only with the device of its environment.
  init(_ solution: Solution, source: (@Sendable (NodeID) -> SourcePlace?)? = nil) {
    let environment = solution.environment
    self.init(
      device: environment.device ?? Self.bounds(environment), solution: solution, source: source)
  }

  /// Returns the text for an environment without a device: its size, such as `393 × 852`.
  package static func bounds(_ environment: Environment) -> String {
    let size = environment.container
    return "\(Int(size.width.rounded())) × \(Int(size.height.rounded()))"
  }
}
