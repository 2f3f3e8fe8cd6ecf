import LayoutCompiler
import LayoutReader
import LayoutText

/// The names of a spec and of the files that it includes, with their definitions and uses.
///
/// If one place may mean two names, such as a `let` and the `with` that hides it at some uses, the names are
/// treated as one and renamed together.
struct NameIndex {
  /// The spec itself and the files that it includes.
  let files: [DocumentTree]
  /// The occurrences of each name, by its representative.
  private var places: [SpecName: [NameOccurrence]] = [:]
  private var nameAtPlace: [Span: SpecName] = [:]
  /// All occurrences in the order of their offsets.
  private var placesInOrder: [(name: SpecName, occurrence: NameOccurrence)] = []
  /// The representatives of united names.
  private var united: [SpecName: SpecName] = [:]
  private let scopes: NameScopes
  private let collected: CollectedNames

  init(_ analysis: Analysis) {
    let included = analysis.includedTrees.filter { !ConfigurationSearch.isConfiguration($0.source.name) }
    // The spec must be the first file, so the others are left out if it has no tree.
    files = analysis.tree.map { [$0] + included } ?? []
    let names = NameCollector(files).names
    collected = names
    scopes = NameScopes(names)
    for (name, occurrence) in names.definitions { add(occurrence, .definition(name)) }
    for (name, occurrence) in names.values { add(occurrence, .value(name)) }
    for local in names.locals { add(local.occurrence, scopes.name(of: local)) }
    for use in names.uses {
      add(use.occurrence, .definition(use.name))
      for (name, occurrence) in use.parameters { add(occurrence, .parameter(name, of: use.name)) }
    }
    for mention in names.mentions {
      let meanings = scopes.meanings(of: mention.name, in: mention.surroundings)
      guard let first = meanings.first else { continue }
      add(mention.occurrence, first)
      for other in meanings.dropFirst() { unite(first, other) }
    }
    for section in names.sections { add(section.occurrence, .section(section.id)) }
    let ids = SectionNames(names)
    for (name, occurrence) in names.sectionMentions {
      if let (section, occurrence) = ids.meaning(of: name, at: occurrence) { add(occurrence, section) }
    }
    add(analysis.sources.files.flatMap(anchorPlaces))
    placesInOrder = places.flatMap { name, occurrences in occurrences.map { (name, $0) } }
      .sorted { $0.occurrence.span.start < $1.occurrence.span.start }
  }

  // MARK: Questions

  /// Returns the name at an offset.
  func name(at offset: Int) -> (name: SpecName, occurrence: NameOccurrence)? {
    // Here the sign before an anchor is part of its name.
    let end = placesInOrder.partitioningIndex { Int($0.occurrence.span.start) > offset + 1 }
    return placesInOrder[..<end].suffix(2).last { name, occurrence in
      let sign = if case .anchor = name { 1 } else { 0 }
      return occurrence.span.holds(offset) || occurrence.span.holds(offset + sign)
    }
  }

  /// Returns the occurrences of a name in the order of the files.
  func occurrences(of name: SpecName) -> [NameOccurrence] {
    (places[standing(for: name)] ?? []).sorted { $0.span.start < $1.span.start }
  }

  /// Returns the places of a name's definition. If both the spec and an included file define it, returns
  /// those in the spec.
  func declarations(of name: SpecName) -> [Span] {
    if case .sectionAt(let index) = name {
      return collected.sectionStarts.indices.contains(index) ? [collected.sectionStarts[index]] : []
    }
    let all = occurrences(of: name).filter(\.isDeclaration).map(\.span)
    switch name {
    case .definition, .value:
      let own = all.filter { file(at: $0.start) == 0 }
      return own.isEmpty ? all : own
    case .parameter, .local, .section, .sectionAt, .anchor: return all
    }
  }

  /// Returns the existing name that a rename of `name` to `text` conflicts with; `nil` if the rename is safe.
  func obstacle(toRenaming name: SpecName, to text: String) -> SpecName? {
    let name = standing(for: name)
    let group = united.keys.filter { standing(for: $0) == name } + [name]
    for member in group {
      let new = member.renamed(to: text)
      if places[standing(for: new)] != nil { return new }
    }
    switch name {
    case .definition, .sectionAt: return nil
    case .anchor(_, let place):
      // An alias refers to the last anchor of its name before it. Another anchor with the new name could come
      // between them.
      let others = places.keys.compactMap { other in
        if case .anchor(text, let place) = other { place } else { nil as UInt32? }
      }
      let first = others.filter { file(at: $0) == file(at: place) }.min()
      return first.map { .anchor(text, at: $0) }
    case .section: return SectionNames(collected).owner(of: text)
    case .value, .parameter, .local: break
    }
    for mention in collected.mentions {
      // A conflict exists if the rename gives a mention of this name another meaning, or gives a mention of
      // another name this meaning.
      let isOfName = scopes.meanings(of: mention.name, in: mention.surroundings)
        .contains { standing(for: $0) == name }
      if isOfName, let other = scopes.meanings(of: text, in: mention.surroundings).first { return other }
      if mention.name == text,
        scopes.meanings(of: name.text, in: mention.surroundings).contains(where: { standing(for: $0) == name }
        )
      {
        return scopes.meanings(of: text, in: mention.surroundings).first ?? name.renamed(to: text)
      }
    }
    return nil
  }

  /// Returns the index of the file with an offset.
  private func file(at offset: UInt32) -> Int? { files.lastIndex { $0.source.base <= offset } }

  /// Returns the language of the file with a span.
  func format(at span: Span) -> InputFormat {
    file(at: span.start).map { files[$0].document.format } ?? .yaml
  }

  // MARK: Building

  private mutating func add(_ occurrence: NameOccurrence, _ name: SpecName) {
    let name = standing(for: name)
    // The walk may meet the names of an aliased value again.
    if let known = nameAtPlace[occurrence.span] {
      unite(known, name)
      return
    }
    nameAtPlace[occurrence.span] = name
    places[name, default: []].append(occurrence)
  }

  private mutating func unite(_ one: SpecName, _ other: SpecName) {
    let (one, other) = (standing(for: one), standing(for: other))
    guard one != other else { return }
    united[other] = one
    if let moved = places.removeValue(forKey: other) { places[one, default: []] += moved }
  }

  private func standing(for name: SpecName) -> SpecName {
    var name = name
    while let next = united[name] { name = next }
    return name
  }

  private mutating func add(_ anchors: [AnchorPlace]) {
    var last: [String: SpecName] = [:]
    for place in anchors {
      if place.isAnchor { last[place.name] = .anchor(place.name, at: place.span.start) }
      guard let name = last[place.name] else { continue }
      add(NameOccurrence(place.span, .bare, isDeclaration: place.isAnchor), name)
    }
  }
}
