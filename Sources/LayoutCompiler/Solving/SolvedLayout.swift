import LayoutDiagnostics
import LayoutOutput
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText

/// A spec solved for one variation. It is a class, because copying a value would retain each of its parts.
package final class SolvedLayout: Sendable {
  package let variation: Variation
  package let layout: ResolvedLayout
  package let solution: Solution
  /// The errors in this layout, in the order of their places.
  let errors: [Diagnostic]
  /// The values that layout code was given in place of unknown ones.
  package let assumptions: [Assumption]

  init(
    _ variation: Variation, _ layout: ResolvedLayout, _ solution: Solution, errors: [Diagnostic],
    _ assumptions: [Assumption]
  ) {
    self.assumptions = assumptions
    self.variation = variation
    self.layout = layout
    self.solution = solution
    self.errors = errors
  }

  /// True if nothing was left out of the layout.
  package var isWhole: Bool { layout.leftOut == nil }

  /// Its cost against the limit on kept layouts: its elements, nodes and sections.
  var size: Int {
    let (size, overflows) = solution.elementCount.addingReportingOverflow(
      layout.sourceMap.nodeCount + layout.spec.sections.count)
    return overflows ? .max : size
  }

  /// The layout as writers see it, with the name of its environment and the places where its nodes are written.
  package func labeled(sources: SourceSet, showsErrors: Bool) -> LabeledSolution {
    let environment = layout.environment
    let device = variation.device ?? environment.device
    let orientation = variation.orientation ?? DeviceOrientation(environment.container)
    var labeled = LabeledSolution(
      device: device ?? LabeledSolution.bounds(environment),
      orientation: device == nil ? nil : orientation.rawValue, state: variation.state, solution: solution)
    labeled.system = variation.system?.name
    let lines = SourceLines(sources)
    let source = layout.sourceLookup(in: sources)
    let map = layout.sourceMap
    labeled.source = { node in
      source(node).map { lines.quoting($0, in: sources.index(of: map.keySpan(of: node))) }
    }
    let steps = StepSources(layout, sources).places()
    labeled.steps = { step in steps(step).map { lines.quoting($0) } }
    if showsErrors { labeled.culprits = culprits }
    labeled.assumptions = assumptions
    return labeled
  }
}

/// The lines of a spec and of the files that it includes.
private struct SourceLines {
  private let files: [SourceFile]
  private let tables: [LineTable]

  /// How many characters of a line are quoted at most.
  private static let greatestLength = 200

  init(_ sources: SourceSet) {
    files = sources.files
    tables = files.map { LineTable($0) }
  }

  /// Adds the text of its line to a place. `index` is that of the place's file; if it is `nil`, the place names its file.
  func quoting(_ place: SourcePlace, in index: Int? = nil) -> SourcePlace {
    var place = place
    let index = index ?? files.firstIndex { $0.name == place.file } ?? 0
    if index > 0 { place.file = files[index].name }
    let range = tables[index].range(ofLine: place.line)
    let line = String(decoding: files[index].bytes[range].prefix(10 * Self.greatestLength), as: UTF8.self)
    // If the place is far into a long line, the quote begins there.
    let isFar = place.column > Self.greatestLength
    let text = line.dropFirst(isFar ? place.column - 1 : 0).prefix(Self.greatestLength)
    place.text = (isFar ? "… " : "") + text.drop { $0.isWhitespace }
    return place
  }
}

extension ResolvedLayout {
  /// Looks up the spec path of a node and the place where the node is written.
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

/// The layouts of a run, one for each variation. The first is kept, and others as long as the kept ones cost little. The rest are solved
/// again at each use.
package struct SolvedLayouts {
  private struct Entry {
    let variation: Variation
    let environment: Environment
    let itemCount: Int
    /// Solving again does not lint, so the errors are kept.
    let errors: [Diagnostic]
    /// `nil` if keeping it would cost too much.
    let kept: SolvedLayout?
  }

  /// The limit on the cost of all kept layouts in a run that writes them; see `SolvedLayout.size`.
  package static let greatestKept = 1_000_000

  @Boxed private var origin: (compiler: SpecCompiler, spec: PreparedSpec)
  private var entries: [Entry] = []
  /// How much of the limit is left.
  private var room: Int

  /// - Parameter room: the limit on the cost of all kept layouts.
  init(_ compiler: SpecCompiler, _ spec: PreparedSpec, keeping room: Int) {
    _origin = Boxed(wrappedValue: (compiler, spec))
    self.room = room
  }

  mutating func append(_ solved: SolvedLayout) {
    let isKept = entries.isEmpty || solved.size <= room
    if isKept { room -= min(room, solved.size) }
    entries.append(
      Entry(
        variation: solved.variation, environment: solved.layout.environment,
        itemCount: solved.layout.spec.cellCount, errors: solved.errors, kept: isKept ? solved : nil))
  }

  package var count: Int { entries.count }
  package var indices: Range<Int> { entries.indices }
  /// The first layout, which is always kept.
  package var first: SolvedLayout? { entries.first?.kept }

  /// The layout at an index, solved again unless it was kept.
  package func solve(_ index: Int) -> SolvedLayout {
    let entry = entries[index]
    if let kept = entry.kept { return kept }
    guard let solved = try? origin.compiler.solve(origin.spec, entry.variation).layout else {
      preconditionFailure("what was solved once can be solved again")
    }
    return SolvedLayout(
      entry.variation, solved.layout, solved.solution, errors: entry.errors, solved.assumptions)
  }

  /// All layouts. Each is solved when its turn comes, unless it was kept.
  package var solvedInTurn: some RandomAccessCollection<SolvedLayout> { indices.lazy.map(solve) }

  // These are known without solving a layout again.

  package func environment(at index: Int) -> Environment { entries[index].environment }

  /// How many items the sections of a layout have.
  package func itemCount(at index: Int) -> Int { entries[index].itemCount }

  /// The layouts that only the configuration asks for, or the others.
  package func all(configured: Bool) -> [SolvedLayout] {
    indices.filter { (entries[$0].variation.reason == .configured) == configured }.map(solve)
  }
}
