import LayoutOutput
import LayoutResolver
import LayoutSpec
import LayoutText

/// A solved layout and the variation that it was solved for.
package struct VariedLayout: Sendable {
  package let variation: Variation
  package let solved: SolvedLayout

  package init(_ variation: Variation, _ solved: SolvedLayout) {
    self.variation = variation
    self.solved = solved
  }

  /// The layout with the words for what it was solved for, and the places where its nodes were written.
  ///
  /// - Parameter hasErrors: whether what is wrong is shown.
  package func labeled(sources: SourceSet, hasErrors: Bool) -> LabeledSolution {
    let environment = solved.layout.environment
    let device = variation.device ?? environment.device
    let orientation = variation.orientation ?? DeviceOrientation(environment.container)
    var labeled = LabeledSolution(
      device: device ?? LabeledSolution.bounds(environment),
      orientation: device == nil ? nil : orientation.rawValue, state: variation.state,
      solution: solved.solution, source: solved.layout.sourceLookup(in: sources),
      steps: StepSources(solved.layout, sources).places())
    if hasErrors { labeled.culprits = solved.culprits }
    return labeled
  }
}

extension ResolvedLayout {
  /// The way from a node to its spec path and the place where it was written.
  package func sourceLookup(in sources: SourceSet) -> @Sendable (NodeID) -> SourcePlace? {
    let map = sourceMap
    let locations = map.locations(in: sources)
    return { node in
      let place = locations[Int(node.rawValue)]
      return SourcePlace(path: map.path(of: node), line: place.line, column: place.column)
    }
  }
}
