import LayoutText

/// Finds the definitions that an alias or a merge key repeats elsewhere (`*card`, `<<: *card`).
private struct AliasedDefinitions {
  private struct Definition {
    let key: Span
    let text: Span

    /// True if the definition is an alias of another definition's text.
    var isAlias: Bool { text.start < key.end }
  }

  /// The definitions in the order of the text.
  private let definitions: [Definition]

  /// - Parameter unused: the definitions of one document that nothing uses by name.
  init(_ unused: [(key: Span, value: RawValue)], in document: Document) {
    definitions = unused.map { Definition(key: $0.key, text: document.span($0.value.node)) }
      .sorted { $0.key.start < $1.key.start }
  }

  /// Returns the keys of the definitions that something else in the document repeats.
  func used(in document: Document) -> Set<Span> {
    let places = document.aliases.map { $0.place + document.base }
    var inert: Set<UInt32> = []
    var next = places[...]
    for definition in definitions where definition.isAlias {
      next = next.drop { $0 < definition.key.end }
      if let place = next.first { inert.insert(place) }
    }
    var used: Set<Span> = []
    // Goes backwards: only later aliases can repeat a definition, so when an alias is visited, it is known
    // whether the definition around it is used.
    for (place, alias) in zip(places, document.aliases).reversed() where !inert.contains(place) {
      let user = definition(around: place)
      if let user, !used.contains(user.key) { continue }
      if let target = definition(around: document.span(alias.target).start) { used.insert(target.key) }
    }
    return used
  }

  private func definition(around offset: UInt32) -> Definition? {
    let next = definitions.partitioningIndex { $0.key.start > offset }
    guard let last = definitions[..<next].last, !last.isAlias else { return nil }
    return offset < last.text.end || offset == last.text.start ? last : nil
  }
}

extension RawValue {
  /// Returns the keys of the definitions that nothing uses by name, but that an alias or a merge key repeats.
  package static func aliased(_ definitions: [NormalField]) -> Set<Span> {
    var byFile: [UInt32: [(key: Span, value: RawValue)]] = [:]
    for field in definitions {
      guard case .raw(let raw) = field.value.value, !raw.document.aliases.isEmpty else { continue }
      byFile[raw.document.base, default: []].append((field.keySpan, raw))
    }
    return byFile.values.reduce(into: []) { keys, definitions in
      let document = definitions[0].value.document
      keys.formUnion(AliasedDefinitions(definitions, in: document).used(in: document))
    }
  }
}
