import LayoutSolver
import LayoutSpec
import LayoutText

/// A forecast with the names of what it is about.
package struct LabeledForecast {
  let forecast: LayoutForecast
  let spec: Spec
  let environment: Environment
  /// The device or the size of the view, and what else the run varies, in words.
  let title: String
  let state: String?
  private let lists: Set<NodeID>
  private let source: (DerivationStep.Place) -> DerivationSource?

  /// - Parameters:
  ///   - title: what the run varies, in words.
  ///   - device: the device, if the title names one.
  ///   - state: the name of the state whose items fill the sections.
  ///   - lists: the sections that are lists.
  ///   - source: looks up where a side of a node is written.
  package init(
    _ solution: Solution, title: String, device: String?, state: String?, lists: Set<NodeID>,
    source: @escaping (DerivationStep.Place) -> DerivationSource?
  ) {
    spec = solution.spec
    environment = solution.environment
    forecast = LayoutSolver.forecast(solution.spec, in: solution.environment)
    let place = device == nil ? environment.device ?? LabeledSolution.bounds(environment) : nil
    self.title = [place, title.isEmpty ? nil : title].compactMap { $0 }.joined(separator: " ")
    self.state = state
    self.lists = lists
    self.source = source
  }

  /// Where an estimate is written; `nil` if it is not in the spec.
  func source(of estimate: EstimateForecast) -> DerivationSource? {
    source(DerivationStep.Place(estimate.node, ["size", estimate.axis.side]))
  }

  /// An estimate that is written at one place of the spec, for all sections that it is used in.
  struct Advice {
    var estimate: EstimateForecast
    let source: DerivationSource
    /// True if UIKit itself sets the estimate.
    let isList: Bool
  }

  /// The estimates that should be others, in the order in which they occur.
  var advice: [Advice] {
    var advice: [Advice] = []
    var indexes: [WrittenEstimate: Int] = [:]
    func add(_ estimate: EstimateForecast, copies: Int, isList: Bool) {
      guard estimate.measured.count > 0, let source = source(of: estimate) else { return }
      let written = WrittenEstimate(
        file: source.file, line: source.line, column: source.column, axis: estimate.axis,
        estimate: estimate.estimate)
      if let index = indexes[written] { return advice[index].estimate.add(estimate, copies: copies) }
      indexes[written] = advice.count
      var all = estimate
      all.add(estimate, copies: copies - 1)
      advice.append(Advice(estimate: all, source: source, isList: isList))
    }
    for estimate in forecast.estimates { add(estimate, copies: 1, isList: false) }
    for section in forecast.sections {
      let isList = lists.contains(spec.sections[section.index].id)
      for estimate in section.estimates { add(estimate, copies: section.copies, isList: isList) }
    }
    return advice.filter { $0.estimate.better != nil }
  }

  /// An estimate as it is written at a place of the spec.
  private struct WrittenEstimate: Hashable {
    let file: String
    let line: Int
    let column: Int
    let axis: Axis
    let estimate: Double
  }
}
