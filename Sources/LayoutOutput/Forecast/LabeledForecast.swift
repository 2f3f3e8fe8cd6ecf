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

  /// True if UIKit itself sets the estimate of a section's cells.
  func isList(_ section: SectionForecast) -> Bool { lists.contains(spec.sections[section.index].id) }
}

/// Writes forecasts as text and as JSON.
package struct ForecastWriter {
  let precision: Int
  /// The maximum number of characters per line of text.
  let columns: Int

  package init(precision: Int, columns: Int = 100) {
    self.precision = precision
    self.columns = columns
  }

  package func write(_ forecasts: some Sequence<LabeledForecast>, asJSON: Bool, to sink: ByteSink) {
    if asJSON { return writeJSON(forecasts, to: sink) }
    var isFirst = true
    for forecast in forecasts {
      if !isFirst { sink.write("\n\n") }
      isFirst = false
      ForecastText(forecast, precision: precision, columns: columns).write(to: sink)
    }
  }
}
