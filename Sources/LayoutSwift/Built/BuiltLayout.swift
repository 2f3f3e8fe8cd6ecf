import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// What code built in one environment, and what is wrong with that.
package struct BuiltLayout: Sendable {
  package let environment: Environment
  /// The spec; `nil` if the code built none.
  package var spec: Normal?
  package var diagnostics = DiagnosticBag()
  /// False if the code could not be run, or was ended because it took too long.
  package internal(set) var isComplete = false
  /// The paths of custom groups whose frames the code was not asked for, because their boxes are unknown.
  package internal(set) var groupsWithoutBox: [String] = []
  /// How many sections the code was asked for.
  package internal(set) var sectionCount = 0
  /// The indexes of the sections whose number of items is unknown.
  package internal(set) var sectionsWithoutItems: [Int] = []
  /// The indexes of the sections whose visible items have a handler, which does not run.
  package internal(set) var sectionsWithHandler: [Int] = []
  /// The values that were made up.
  package internal(set) var assumptions: [CodeAssumption] = []
  /// The properties of the environment that the code read before it was asked for sections.
  private var readsOfEntry: Set<String> = []
  /// The properties that it read for each section.
  private var readsOfSections: [Set<String>] = []

  /// A layout without a spec, which has only findings.
  package init(in environment: Environment, _ diagnostics: DiagnosticBag = DiagnosticBag()) {
    self.environment = environment
    self.diagnostics = diagnostics
  }

  package init(
    _ spec: Normal?, in environment: Environment, readsOfEntry: [String], readsOfSections: [[String]]
  ) {
    self.spec = spec
    self.environment = environment
    // The code reads the system's version only once, for the first section, and keeps it. So the version counts for the whole layout.
    self.readsOfEntry = Set(readsOfEntry).union(readsOfSections.joined().filter { $0 == "systemVersion" })
    self.readsOfSections = readsOfSections.map { Set($0) }
  }

  /// The properties that the code read before it gave a section; for `nil`, the ones it read for the whole layout.
  func reads(ofSection section: Int?) -> Set<String> {
    guard let section, readsOfSections.indices.contains(section) else { return readsOfEntry }
    return readsOfEntry.union(readsOfSections[section])
  }

  mutating func forgetReads() { (readsOfEntry, readsOfSections) = ([], []) }

  /// Adds the reads of another layout, whose sections follow.
  mutating func takeReads(of other: BuiltLayout) {
    readsOfEntry.formUnion(other.readsOfEntry)
    readsOfSections += other.readsOfSections
  }

  package var hasSections: Bool { !(spec?["sections"]?.elements.isEmpty ?? true) }

  /// All properties of the environment that the code read.
  package var reads: Set<String> { readsOfSections.reduce(readsOfEntry) { $0.union($1) } }

  /// The source place for values that merging makes.
  var span: Span { spec?.span ?? Span(0, 0) }

  /// The value at a path such as `sections`, `0`, `group`, if there is one.
  func value(at path: [String]) -> Normal? {
    path.reduce(spec) { node, step in
      guard let node else { return nil }
      if case .list(let elements) = node.value {
        guard let index = Int(step), elements.indices.contains(index) else { return nil }
        return elements[index]
      }
      return node[step]
    }
  }
}
