import LayoutReader
import LayoutText

/// Tells whether rules would find the same in a part of a spec in other runs.
struct SuppressionScopes {
  /// The keys whose values are not laid out themselves.
  private static let withoutFrames: Set<String> = [
    "version", "name", "include", "environment", "let", "states", "registrations", "lint",
  ]

  private let map: SpecPartMap
  /// The parts that may differ in other environments or states.
  private let conditional: Set<Int>
  /// The parts without findings whose cells, if they have any, are the same in every run.
  private let solved: Set<Int>
  /// The definitions that are known to be used in every environment; `nil` if it is unknown which ones the layout uses.
  private let definitionsInUse: Set<Int>?

  /// - Parameters:
  ///   - normals: the spec and the files that it includes.
  ///   - found: the places of findings, including those that are hidden.
  ///   - places: the spans of the layouts' nodes; `nil` if they are not known.
  init(_ normals: [Normal], found: [UInt32], places: (() -> Set<Span>)?) {
    let map = SpecPartMap(normals)
    self.map = map
    let parts = map.parts
    let states = Set(
      parts.flatMap { part -> [String] in
        if case .state = part.kind { part.value.fields.map(\.key) } else { [] }
      })
    let own = parts.indices.filter { !parts[$0].kind.holdsParts && parts[$0].value.isConditional }
    // A part may also differ because a definition that it uses differs.
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
    // With conditions, another environment may use a definition that this one does not.
    definitionsInUse = places.map { isAnyConditional ? [] : Set($0().compactMap { map.part(at: $0.start) }) }
  }

  /// True if something in a scope may differ in other environments or states.
  func isConditional(_ scope: Span) -> Bool { map.parts(in: scope).contains(where: conditional.contains) }

  /// True if every part in a scope is the same in every run and has no findings.
  func isSolved(_ scope: Span) -> Bool {
    let parts = map.parts(in: scope)
    return !parts.isEmpty && parts.allSatisfy(solved.contains)
  }

  /// True if a scope begins in a definition that the layout may not use.
  func isUnusedDefinition(_ scope: Span) -> Bool {
    guard let definitionsInUse, let part = map.parts(in: scope).first, case .definition = map.parts[part].kind
    else { return false }
    return !definitionsInUse.contains(part)
  }
}

extension Normal {
  /// True if the value has variants or expressions.
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

  /// True if a section itself says which cells it has.
  fileprivate var hasCells: Bool {
    number(SectionKeys.items) >= 1 || self[SectionKeys.items]?.elements.isEmpty == false
  }

  /// True if a state sets the cells of a section or of one of its copies.
  fileprivate func isGiven(_ names: Set<String>, _ index: Int) -> Bool {
    guard !names.isEmpty else { return false }
    let name = self["id"]?.text
    if names.contains(name ?? String(index)) { return true }
    guard self["repeat"] != nil || name == nil else { return false }
    // Copies are numbered, which also shifts the numbers of the sections after them.
    return names.contains { name.map($0.hasPrefix) ?? (Int($0) != nil) }
  }
}
