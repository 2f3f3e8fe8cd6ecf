import LayoutDiagnostics
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
  /// - Parameter showsErrors: true if what is wrong is shown.
  package func labeled(sources: SourceSet, showsErrors: Bool) -> LabeledSolution {
    let environment = solved.layout.environment
    let device = variation.device ?? environment.device
    let orientation = variation.orientation ?? DeviceOrientation(environment.container)
    var labeled = LabeledSolution(
      device: device ?? LabeledSolution.bounds(environment),
      orientation: device == nil ? nil : orientation.rawValue, state: variation.state,
      solution: solved.solution)
    labeled.system = variation.system?.name
    let lines = SourceLines(sources)
    let source = solved.layout.sourceLookup(in: sources)
    let map = solved.layout.sourceMap
    labeled.source = { node in
      source(node).map { lines.quoting($0, in: sources.index(of: map.keySpan(of: node))) }
    }
    let steps = StepSources(solved.layout, sources).places()
    labeled.steps = { step in steps(step).map { lines.quoting($0) } }
    if showsErrors { labeled.culprits = solved.culprits }
    return labeled
  }
}

/// The lines of a spec and of the files that it includes.
private struct SourceLines {
  private let files: [SourceFile]
  private let tables: [LineTable]

  /// The most characters of a line that are quoted.
  private static let greatestLength = 200

  init(_ sources: SourceSet) {
    files = sources.files
    tables = files.map { LineTable($0) }
  }

  /// A place with what stands there.
  ///
  /// - Parameter index: its file's, where it does not name one.
  func quoting(_ place: SourcePlace, in index: Int? = nil) -> SourcePlace {
    var place = place
    let index = index ?? files.firstIndex { $0.name == place.file } ?? 0
    if index > 0 { place.file = files[index].name }
    let range = tables[index].range(ofLine: place.line)
    let line = String(decoding: files[index].bytes[range].prefix(10 * Self.greatestLength), as: UTF8.self)
    // Of a long line what is written there, and not its beginning.
    let isFar = place.column > Self.greatestLength
    let text = line.dropFirst(isFar ? place.column - 1 : 0).prefix(Self.greatestLength)
    place.text = (isFar ? "… " : "") + text.drop { $0.isWhitespace }
    return place
  }
}

extension ResolvedLayout {
  /// The way from a node to its spec path and the place where it was written.
  package func sourceLookup(in sources: SourceSet) -> @Sendable (NodeID) -> SourcePlace? {
    let map = sourceMap
    let locations = map.locations(in: sources)
    return { node in
      let place = locations[Int(node.rawValue)]
      let file = sources.index(of: map.keySpan(of: node))
      return SourcePlace(
        path: map.path(of: node), line: place.line, column: place.column,
        file: file == 0 ? nil : sources.files[file].name)
    }
  }
}
