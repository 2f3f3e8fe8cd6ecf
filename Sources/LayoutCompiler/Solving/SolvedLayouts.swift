import LayoutDiagnostics
import LayoutLint
import LayoutSolver
import LayoutSpec

/// The solved layouts of a run, one for each variation. The first is kept in any case, and others as long as all take little memory; one
/// that is not kept is solved again at each access.
package struct SolvedLayouts: RandomAccessCollection {
  private struct Entry {
    let variation: Variation
    /// What it was solved for.
    let environment: Environment
    /// How many items its sections have.
    let itemCount: Int
    /// The errors that were found in it, which solving it again does not tell.
    let errors: [Diagnostic]
    /// Nil where it takes too much memory.
    let kept: SolvedLayout?
  }

  /// The most elements and nodes of all that are kept, unless a caller needs none.
  package static let greatestKept = 1_000_000

  /// What they are solved with and made of.
  @Boxed private var origin: (compiler: SpecCompiler, spec: PreparedSpec)
  private var entries: [Entry] = []
  /// How many elements and nodes may still be kept.
  private var room: Int

  /// - Parameter room: the most elements and nodes of all that are kept.
  init(_ compiler: SpecCompiler, _ spec: PreparedSpec, keeping room: Int) {
    _origin = Boxed(wrappedValue: (compiler, spec))
    self.room = room
  }

  mutating func append(_ solved: SolvedLayout, of variation: Variation) {
    let size = solved.size
    let isKept = isEmpty || size <= room
    if isKept { room -= Swift.min(room, size) }
    entries.append(
      Entry(
        variation: variation, environment: solved.layout.environment,
        itemCount: solved.layout.spec.cellCount, errors: solved.errors,
        kept: isKept ? solved : nil))
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { entries.count }

  package subscript(index: Int) -> SolvedLayout {
    let entry = entries[index]
    if let kept = entry.kept { return kept }
    let spec = origin.spec.built(for: entry.variation)
    var diagnostics = spec.loaded.diagnostics
    var suppressions = Suppressions()
    guard
      let solved = try? origin.compiler.solve(
        spec, entry.variation, policy: nil, nil, &suppressions, into: &diagnostics)
    else { preconditionFailure("what was solved once can be solved again") }
    return SolvedLayout(layout: solved.layout, solution: solved.solution, errors: entry.errors)
  }

  // What is known of a layout without solving it again.

  /// The variation of the layout at an index.
  func variation(at index: Int) -> Variation { entries[index].variation }

  /// What the layout at an index is solved for.
  package func environment(at index: Int) -> Environment { entries[index].environment }

  /// How many items the sections of the layout at an index have.
  package func itemCount(at index: Int) -> Int { entries[index].itemCount }
}

extension SolvedLayout {
  /// How much memory it takes: how many elements and nodes it has.
  fileprivate var size: Int {
    let (size, overflows) = solution.elementCount.addingReportingOverflow(
      layout.sourceMap.nodes.count + layout.spec.sections.count)
    return overflows ? .max : size
  }
}
