import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// A visible view that a handler changed.
package struct HandlerChange: Sendable {
  /// The index of the view among those that the handler got.
  package let view: Int
  package let alpha: Double
  package let zIndex: Int
  package let isHidden: Bool
  /// `m11`, `m12` and so on, with what the handler moved the centre by.
  package let transform: [Double]

  /// The greatest magnitude of a value, as in formulas of `visibleItems`.
  static let greatest = 1_000_000.0

  /// - Returns: `nil` if a value is too large, or no number.
  init?(_ change: Fields) {
    guard let view = change.number("view").flatMap({ Int(exactly: $0) }), let alpha = change.number("alpha"),
      let zIndex = change.number("zIndex").flatMap({ Int(exactly: $0) }),
      var transform = change.numbers("transform"), transform.count == 16,
      let moved = change.numbers("moved"), moved.count == 2
    else { return nil }
    self.view = view
    self.alpha = alpha
    self.zIndex = zIndex
    isHidden = change.isTrue("isHidden")
    // The translation is the last row; the centre moves after the perspective.
    for row in 0..<4 {
      for side in 0..<2 { transform[4 * row + side] += transform[4 * row + 3] * moved[side] }
    }
    guard ([alpha, Double(zIndex)] + transform).allSatisfy({ $0.magnitude <= Self.greatest }) else {
      return nil
    }
    self.transform = transform
  }
}

/// What code built in one environment, and what is wrong with that.
package struct BuiltLayout: Sendable {
  package private(set) var environment: Environment
  /// The spec; `nil` if the code built none.
  package var spec: Normal?
  package var diagnostics = DiagnosticBag()
  /// False if the code could not be run, or was ended because it took too long.
  package internal(set) var isComplete = false
  /// The paths of custom groups whose frames the code was not asked for, because their boxes are unknown.
  package internal(set) var groupsWithoutBox: [String] = []
  /// Width, height and the covered safe area (top, leading, bottom, trailing) of a collection view that does not fill the screen.
  package internal(set) var viewBox: [Double]?
  /// True if it reads a value for which none can be assumed.
  package internal(set) var readsUnknown = false
  /// How many sections the code was asked for.
  package internal(set) var sectionCount = 0
  /// The indexes of the sections whose number of items is unknown.
  package internal(set) var sectionsWithoutItems: [Int] = []
  /// The index in the code of each section.
  package internal(set) var sectionIndexes: [Int] = []
  /// The indexes of the sections whose visible items have a handler.
  package internal(set) var sectionsWithHandler: [Int] = []
  /// What the called handlers changed, by section.
  package internal(set) var handled: [Int: [HandlerChange]] = [:]
  /// The elements that handlers changed, by section; empty for a section whose handler is not called.
  package var handledElements: [Int: [HandledElement]] = [:]
  /// The values that were made up.
  package internal(set) var assumptions: [CodeAssumption] = []
  /// The properties of the environment that the code read before it was asked for sections.
  private var readsOfEntry: Set<String> = []
  /// The properties that it read for each section.
  private var readsOfSections: [Set<String>] = []

  /// The properties that anything of it read, such as its data source and sections that are left out.
  var allReads: Set<String> = []

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

  /// True if UIKit raises an exception for what the code itself says, with no value made up: another entry would only hide it.
  package var raises: Bool {
    assumptions.isEmpty
      && diagnostics.sorted.contains { $0.severity == .error && $0.rule != .sectionWithoutLayout }
  }

  /// The properties that the code read before it gave a section; for `nil`, the ones it read for the whole layout.
  func reads(ofSection section: Int?) -> Set<String> {
    guard let section, readsOfSections.indices.contains(section) else { return readsOfEntry }
    return readsOfEntry.union(readsOfSections[section])
  }

  /// The layout that the code builds in another environment; `nil` if only the code can say, because something that it read may be
  /// different there.
  package func reused(in other: Environment) -> BuiltLayout? {
    // Errors may name lengths.
    guard
      other == environment
        || hasSections && !diagnostics.hasErrors
          && EnvironmentProperty.surelyReadsSame(allReads, in: environment, and: other)
    else { return nil }
    var result = self
    result.environment = other
    return result
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
