import LayoutReader
import LayoutText

/// What is known of the parts of a spec without errors that a comment is for: whether rules would find the same there in other runs.
struct SuppressionScopes {
  /// The keys below which nothing has a frame.
  private static let withoutFrames: Set<String> = [
    "version", "name", "include", "environment", "let", "states", "registrations", "lint",
  ]

  private let map: SpecPartMap
  /// The parts that are made differently in other environments or states.
  private let conditional: Set<Int>
  /// The parts that have the same cells in every run, or none to have, and in which nothing was found that keeps other rules quiet.
  private let solved: Set<Int>
  /// The definitions of which something is known to be in the layout; nil where that is not known.
  private let definitionsInUse: Set<Int>?

  /// - Parameters:
  ///   - found: the places at which rules of the linter found something, whether or not it is shown.
  ///   - places: where the nodes of the layouts were written; nil where that is not known.
  init(_ normal: Normal, including included: [Normal], found: [UInt32], places: (() -> Set<Span>)?) {
    let map = SpecPartMap([normal] + included)
    self.map = map
    let parts = map.parts
    let states = Set(
      parts.flatMap { part -> [String] in
        if case .state = part.kind { part.value.fields.map(\.key) } else { [] }
      })
    let own = parts.indices.filter { !parts[$0].kind.holdsParts && parts[$0].value.isConditional }
    // Some of the definitions that a part uses may be made differently, whatever it is itself.
    conditional = map.users(of: own)
    let found = Set(found.compactMap(map.part))
    solved = Set(
      parts.indices.filter { index in
        guard !found.contains(index) else { return false }
        return switch parts[index].kind {
        case .section(let place): parts[index].value.hasCells && !parts[index].value.isGiven(states, place)
        case .definition: false
        case .value, .state: true
        case .key(let key): parts[index].kind.holdsParts || Self.withoutFrames.contains(key)
        }
      })
    let isAnyConditional = !conditional.isEmpty
    // Which of several environments uses a definition is not known.
    definitionsInUse = places.map { isAnyConditional ? [] : Set($0().compactMap { map.part(at: $0.start) }) }
  }

  /// True if something in a scope is made differently in other environments or states.
  func isConditional(_ scope: Span) -> Bool { map.parts(in: scope).contains(where: conditional.contains) }

  /// True if all that a scope reaches into has cells, and nothing was found there that keeps other rules quiet.
  func isSolved(_ scope: Span) -> Bool {
    let parts = map.parts(in: scope)
    return !parts.isEmpty && parts.allSatisfy(solved.contains)
  }

  /// True if a scope begins in a definition of which nothing is known to be in the layout.
  func isUnusedDefinition(_ scope: Span) -> Bool {
    guard let definitionsInUse, let part = map.parts(in: scope).first, case .definition = map.parts[part].kind
    else { return false }
    return !definitionsInUse.contains(part)
  }
}

extension Normal {
  /// True if the value is made differently in some environments or states: it has variants or expressions.
  fileprivate var isConditional: Bool {
    if contents.contains(.expressions) { return true }
    return switch value {
    case .expression: true
    case .raw(let raw): raw.plain.isConditional
    case .list(let elements): elements.contains(where: \.isConditional)
    case .map(let fields): fields.contains { $0.key == "variants" || $0.value.isConditional }
    case .null, .boolean, .number, .text: false
    }
  }

  /// True if a section has cells of its own.
  fileprivate var hasCells: Bool {
    number(SectionKeys.items) >= 1 || self[SectionKeys.items]?.elements.isEmpty == false
  }

  /// True if a state gives the cells of a section, or of one of its copies.
  fileprivate func isGiven(_ names: Set<String>, _ index: Int) -> Bool {
    guard !names.isEmpty else { return false }
    let name = self["id"]?.text
    if names.contains(name ?? String(index)) { return true }
    guard self["repeat"] != nil || name == nil else { return false }
    // Copies have numbers of their own, and so have the sections behind them.
    return names.contains { name.map($0.hasPrefix) ?? (Int($0) != nil) }
  }
}
