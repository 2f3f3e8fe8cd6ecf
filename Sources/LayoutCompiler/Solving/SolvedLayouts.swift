import LayoutDiagnostics
import LayoutSpec

/// The layouts of a run, one for each variation. The first is kept, and more as long as all take little memory; the others are solved
/// again at each use.
package struct SolvedLayouts {
  private struct Entry {
    let variation: Variation
    let environment: Environment
    let itemCount: Int
    /// Solving again does not lint, so the errors are kept.
    let errors: [Diagnostic]
    /// `nil` if it takes too much memory.
    let kept: SolvedLayout?
  }

  /// The most elements and nodes of all kept layouts in a run that writes them.
  package static let greatestKept = 1_000_000

  @Boxed private var origin: (compiler: SpecCompiler, spec: PreparedSpec)
  private var entries: [Entry] = []
  /// How many elements and nodes may still be kept.
  private var room: Int

  /// - Parameter room: the most elements and nodes of all kept layouts.
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
    return SolvedLayout(entry.variation, solved.layout, solved.solution, errors: entry.errors)
  }

  /// All layouts; each is solved when its turn comes, unless it was kept.
  package var solvedInTurn: some RandomAccessCollection<SolvedLayout> { indices.lazy.map(solve) }

  // What is known of a layout without solving it again.

  package func environment(at index: Int) -> Environment { entries[index].environment }

  /// How many items the sections of a layout have.
  package func itemCount(at index: Int) -> Int { entries[index].itemCount }

  /// The layouts that only the configuration asks for, or the others.
  package func all(configured: Bool) -> [SolvedLayout] {
    indices.filter { (entries[$0].variation.reason == .configured) == configured }.map(solve)
  }
}
