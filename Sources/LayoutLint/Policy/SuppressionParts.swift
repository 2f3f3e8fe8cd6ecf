import LayoutDiagnostics
import LayoutReader
import LayoutText

/// The parts of a spec, each with what keeps it from being known what rules would find there in other runs: its sections, its definitions
/// and its other keys, in the order of the text. A part ends where the next begins.
struct SuppressionParts {
  private enum Kind {
    case section, definition, other
  }

  private struct Part {
    let start: UInt32
    let value: Normal
    let kind: Kind
    /// Whether it has the same cells in every run, or none to have.
    let isSolved: Bool
  }

  /// The keys below which nothing has a frame.
  private static let withoutFrames: Set<String> = [
    "version", "name", "include", "environment", "let", "states", "registrations", "lint",
  ]

  private let starts: [UInt32]
  /// How many parts before each are made differently in other environments.
  private let conditional: [Int]
  /// How many parts before each say nothing of frames: they have no cells that are known, or other rules found something there.
  private let unsolved: [Int]
  private let definitions: Set<UInt32>
  /// How many parts before each have errors.
  private let wrong: [Int]
  /// Whether all errors are in sections, of which no other part depends.
  let areErrorsInSections: Bool

  /// - Parameters:
  ///   - end: where the spec itself ends.
  ///   - found: the places at which rules of the linter found something, whether or not it is shown.
  ///   - errors: the places at which they found errors.
  init(_ normal: Normal, including included: [Normal], end: UInt32, found: [UInt32], errors: [UInt32]) {
    let states = ([normal] + included).flatMap { $0["states"]?.fields ?? [] }
    let given = Set(states.flatMap { $0.value.fields.map(\.key) })
    var parts: [Part] = []
    for field in normal.fields {
      switch field.key {
      case "sections":
        for (index, section) in field.value.elements.enumerated() {
          parts.append(
            Part(
              start: section.span.start, value: section, kind: .section,
              isSolved: section.hasCells && !section.isGiven(given, index)))
        }
      case "define":
        for definition in field.value.fields {
          parts.append(
            Part(
              start: definition.keySpan.start, value: definition.value, kind: .definition, isSolved: false))
        }
      default:
        parts.append(
          Part(
            start: field.keySpan.start, value: field.value, kind: .other,
            isSolved: Self.withoutFrames.contains(field.key)))
      }
    }
    parts = parts.filter { $0.start <= end }.sorted { $0.start < $1.start }
    let starts = parts.map(\.start)
    self.starts = starts
    definitions = Set(parts.filter { $0.kind == .definition }.map(\.start))
    let found = Set(found.map { Self.index(of: $0, in: starts) })
    let errors = Set(errors.map { Self.index(of: $0, in: starts) })
    areErrorsInSections = errors.allSatisfy { parts.indices.contains($0) && parts[$0].kind == .section }
    let isConditional =
      included.contains(where: Self.isConditional)
      || parts.contains { $0.kind == .definition && Self.isConditional($0.value) }
    var (conditional, unsolved, wrong) = ([0], [0], [0])
    for (index, part) in parts.enumerated() {
      let isUse = isConditional && (part.value.contents.contains(.uses) || part.kind == .definition)
      conditional.append((conditional.last ?? 0) + (isUse || Self.isConditional(part.value) ? 1 : 0))
      unsolved.append((unsolved.last ?? 0) + (part.isSolved && !found.contains(index) ? 0 : 1))
      wrong.append((wrong.last ?? 0) + (errors.contains(index) ? 1 : 0))
    }
    self.wrong = wrong
    self.conditional = conditional
    self.unsolved = unsolved
  }

  /// Whether a value is made differently in some environments or states: it has variants or expressions.
  private static func isConditional(_ value: Normal) -> Bool {
    if value.contents.contains(.expressions) { return true }
    switch value.value {
    case .expression: return true
    case .raw(let raw): return isConditional(raw.plain)
    case .list(let elements): return elements.contains(where: isConditional)
    case .map(let fields): return fields.contains { $0.key == "variants" || isConditional($0.value) }
    case .null, .boolean, .number, .text: return false
    }
  }

  /// The last part that begins at or before a place; the first part's index where none does.
  private static func index(of place: UInt32, in starts: [UInt32]) -> Int {
    max(0, firstIndex(after: place, in: starts) - 1)
  }

  private static func firstIndex(after place: UInt32, in starts: [UInt32]) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The parts that a scope reaches into.
  private func range(_ scope: Span) -> Range<Int> {
    let first = Self.index(of: scope.start, in: starts)
    let end = scope.end > 0 ? Self.firstIndex(after: scope.end - 1, in: starts) : 0
    return min(first, end)..<end
  }

  /// Whether something in a scope, or in a part that it reaches into, is an error.
  func hasErrors(_ scope: Span) -> Bool {
    let range = range(scope)
    return wrong[range.upperBound] > wrong[range.lowerBound]
  }

  /// Whether something in a scope is made differently in other environments or states.
  func isConditional(_ scope: Span) -> Bool {
    let range = range(scope)
    return conditional[range.upperBound] > conditional[range.lowerBound]
  }

  /// Whether all that a scope reaches into has cells, and nothing was found there that keeps other rules quiet.
  func isSolved(_ scope: Span) -> Bool {
    let range = range(scope)
    return !range.isEmpty && unsolved[range.upperBound] == unsolved[range.lowerBound]
  }

  /// Whether a scope begins in a definition of which nothing is known to be in the layout.
  ///
  /// - Parameter places: where nodes of the layout were written, in order; nil where that is not known.
  func isUnusedDefinition(_ scope: Span, _ places: [UInt32]?) -> Bool {
    guard let places, !starts.isEmpty else { return false }
    let index = Self.index(of: scope.start, in: starts)
    guard definitions.contains(starts[index]) else { return false }
    // Which of several environments uses it is not known.
    if conditional.last ?? 0 > 0 { return true }
    let next = index + 1 < starts.count ? starts[index + 1] : UInt32.max
    let first = starts[index] > 0 ? Self.firstIndex(after: starts[index] - 1, in: places) : 0
    return first >= places.count || places[first] >= next
  }
}

extension Normal {
  /// Whether a section has cells of its own.
  fileprivate var hasCells: Bool {
    (self["items"]?.number ?? 0) >= 1 || self["items"]?.elements.isEmpty == false
  }

  /// Whether a state gives the cells of a section, or of one of its copies.
  fileprivate func isGiven(_ names: Set<String>, _ index: Int) -> Bool {
    guard !names.isEmpty else { return false }
    let name = self["id"]?.text
    if names.contains(name ?? String(index)) { return true }
    guard self["repeat"] != nil || name == nil else { return false }
    // Copies have numbers of their own, and so have the sections behind them.
    return names.contains { name.map($0.hasPrefix) ?? (Int($0) != nil) }
  }
}
