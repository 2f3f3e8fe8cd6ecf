/// The meanings of names in expressions, from the innermost scope outwards.
struct NameScopes {
  private struct Local: Hashable {
    let table: TreeNode
    let name: String
  }

  /// The names in `let` of the spec and its included files.
  private let values: Set<String>
  /// The names in `with` of the uses of a definition.
  private var parameters: [String: Set<String>] = [:]
  /// The names that at least one use of a definition leaves out of its `with`. They mean a `let` there.
  private var lacking: [String: Set<String>] = [:]
  /// For each map, the one that represents it. Merged maps share one `let`.
  private var merged: [TreeNode: TreeNode] = [:]
  /// The places that define a name, with their maps.
  private var locals: [Local: [(map: TreeNode, place: UInt32)]] = [:]

  init(_ names: CollectedNames) {
    values = Set(names.values.map(\.name))
    for use in names.uses {
      parameters[use.name, default: []].formUnion(use.parameters.map(\.name))
    }
    for use in names.uses {
      lacking[use.name, default: []]
        .formUnion((parameters[use.name] ?? []).subtracting(use.parameters.map(\.name)))
    }
    for (one, other) in names.merged {
      let (one, other) = (table(of: one), table(of: other))
      if one != other { merged[other] = one }
    }
    for local in names.locals {
      locals[Local(table: table(of: local.table), name: local.name), default: []]
        .append((local.table, local.occurrence.span.start))
    }
  }

  /// Returns the meaning of a `let` of a custom group or a rule.
  func name(of local: CollectedNames.Local) -> SpecName { .local(local.name, in: table(of: local.table)) }

  /// Returns the meanings of a name at a place; several if they depend on the use of a definition, and none
  /// if it is not defined.
  func meanings(of name: String, in surroundings: NameSurroundings) -> [SpecName] {
    var later: SpecName?
    for table in surroundings.tables.reversed() {
      let root = self.table(of: table.node)
      guard let places = locals[Local(table: root, name: name)] else { continue }
      let isKnown = places.contains { $0.map != table.node || $0.place < table.place }
      if isKnown { return [.local(name, in: root)] }
      later = .local(name, in: root)
    }
    var meanings: [SpecName] = []
    if let definition = surroundings.definition, parameters[definition]?.contains(name) == true {
      meanings.append(.parameter(name, of: definition))
    }
    let isHidden = surroundings.definition.map { lacking[$0]?.contains(name) != true } ?? true
    if values.contains(name), meanings.isEmpty || !isHidden { meanings.append(.value(name)) }
    return meanings.isEmpty ? later.map { [$0] } ?? [] : meanings
  }

  private func table(of map: TreeNode) -> TreeNode {
    var map = map
    while let next = merged[map] { map = next }
    return map
  }
}

/// The names of sections in states and in settings of the linter.
struct SectionNames {
  private let ids: Set<String>
  /// The ids of repeated sections, whose copies have numbers.
  private let repeated: Set<String>
  private let unnamed: Set<Int>
  private let count: Int

  init(_ names: CollectedNames) {
    ids = Set(names.sections.map(\.id))
    repeated = Set(names.sections.filter(\.isRepeated).map(\.id))
    unnamed = names.unnamedSections
    count = names.sectionStarts.count
  }

  /// Returns the section with a name, and the place of its id without the number of a copy such as `shelf-2`.
  func meaning(of name: String, at occurrence: NameOccurrence) -> (
    name: SpecName, occurrence: NameOccurrence
  )? {
    if ids.contains(name) { return (.section(name), occurrence) }
    if let id = original(of: name) {
      return occurrence.part(0..<id.utf8.count, of: name).map { (.section(id), $0) }
    }
    guard let index = Int(name), index >= 0, index < count else { return nil }
    // Settings may name any section by its index, but data only sections without an id.
    return !occurrence.head.isEmpty || unnamed.contains(index) ? (.sectionAt(index), occurrence) : nil
  }

  /// Returns the section with a name, or the section that the name would be mistaken for.
  func owner(of name: String) -> SpecName? {
    if ids.contains(name) { return .section(name) }
    if let id = original(of: name) { return .section(id) }
    return Int(name).flatMap { $0 >= 0 && $0 < count ? .sectionAt($0) : nil }
  }

  /// Returns the id of the section whose copy has a name such as `shelf-2`.
  private func original(of name: String) -> String? {
    guard let dash = name.lastIndex(of: "-"), name[dash...].dropFirst().allSatisfy(\.isNumber),
      !name.hasSuffix("-"), repeated.contains(String(name[..<dash]))
    else { return nil }
    return String(name[..<dash])
  }
}
