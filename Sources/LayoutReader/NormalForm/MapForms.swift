import LayoutDiagnostics
import LayoutText

extension Normalizer {
  mutating func map(_ node: NodeIndex, as id: NounID, at place: Place) -> Normal? {
    guard document.kind(node) == .mapping else {
      let noun = SpecSchema.noun(id)
      expected(
        isBagFull ? "" : "a map with \(keyList(noun, limit: 6))", node, at: place, help: mapHelp(id, node),
        fixes: id == .measured && document.kind(node) == .number
          ? rewriting(node, asLiteral: "{height: \(document.text(node))}") : [])
      return nil
    }
    return map(document.entries(node), as: id, span: document.span(node), at: place)
  }

  mutating func map(
    _ entries: some Collection<Document.Entry>, as id: NounID, span: Span, at place: Place
  ) -> Normal? {
    let noun = SpecSchema.noun(id)
    var place = place
    if id == .sectionVariant || id == .configurationVariant { place.isPartial = true }
    checkExclusions(entries, noun, isPartial: place.isPartial)
    var map = MapBuilder(capacity: entries.count)
    // A key with an invalid value stays, with null, so that it is not reported as missing. A misspelt key
    // counts as the key that was meant.
    var meant: [(index: Int, field: NormalField)] = []
    let alignment = alignment(of: entries, in: id)
    // If the spec names layout code, that code builds its sections.
    let hasData = (id == .spec || id == .includedSpec) && entries.contains { $0.key == SpecKeys.swift.name }
    lazy var known = entries.compactMap { noun.index(of: $0) == nil ? nil : $0.key }
    for entry in entries {
      guard let index = noun.index(of: entry) else {
        var guess = guess(entry, among: noun.keys.map(\.name), written: known)
        guess.isExcluded = guess.name.map { noun.excludes($0, beside: known) } ?? false
        var losesNothing = true
        if let near = guess.name, let index = noun.index(of: near), !known.contains(near) {
          let value = meantValue(entry, as: noun.keys[index].type, at: place.under(near, entry.keySpan))
          guessedKeys.insert(entry.keySpan)
          meant.append((index, NormalField(near, keySpan: entry.keySpan, value ?? null(of: entry))))
          losesNothing = value != nil
        }
        unknownKey(entry, guess, beside: known, noun, losesNothing: losesNothing)
        continue
      }
      if document.kind(entry.value) == .null, mayBeEmpty(noun.keys[index].type, in: id) { continue }
      var inner = place.under(entry.key, entry.keySpan)
      inner.boundaryAlignment = alignment
      inner.holder = id
      let isData = hasData && entry.key == SpecKeys.sections.name
      let type = isData ? SpecKeys.sectionsBesideSwift : noun.keys[index].type
      let value = value(entry.value, as: type, at: inner)
      map.set(index, NormalField(entry.key, keySpan: entry.keySpan, value ?? null(of: entry)))
    }
    for (index, field) in meant where !map.written.contains(index) { map.set(index, field) }
    let result = place.isPartial ? Normal(.map(map.fields), at: span) : Normal(whole: map.fields, at: span)
    let missingSpan = missingKeySpan(entries, span: span, id: id, at: place)
    if !place.isPartial {
      let isWhole = noun.required.isSubset(of: map.written)
      let missing = isWhole ? [] : noun.requiredKeys.filter { result[$0.name] == nil }
      reportMissing(
        missing, of: noun, and: need(of: result, as: id), what: place.what, at: missingSpan)
    }
    check(result, as: id, isPartial: place.isPartial, missingSpan: missingSpan)
    return result
  }

  private func null(of entry: Document.Entry) -> Normal { Normal(.null, at: document.span(entry.value)) }

  /// Returns whether a key without a value counts as missing, as in a settings file with commented-out lines.
  private func mayBeEmpty(_ type: ValueType, in id: NounID) -> Bool {
    guard id == .configurationFile || id == .configurationLint else { return false }
    switch type {
    case .map, .list, .oneOrMany, .names: return true
    default: return false
    }
  }

  /// Returns the help for a value that should be a map.
  private func mapHelp(_ id: NounID, _ node: NodeIndex) -> [String] {
    guard !isBagFull else { return [] }
    if id == .measured, document.kind(node) == .number { return ["write {height: \(document.text(node))}"] }
    guard document.kind(node) == .string else { return [] }
    let text = document.text(node)
    switch id {
    case .anchor:
      let edges = directional(text)
      return ["write {edges: \(BoundaryKeys.alignments.contains(edges) ? edges : "topTrailing")}"]
    case .decorationItem: return ["write {background: \(text == "background" ? "NAME" : shownText(text))}"]
    default: return []
    }
  }

  private func alignment(of entries: some Collection<Document.Entry>, in id: NounID) -> String? {
    guard id == .boundaryItem || id == .headerOrFooter else { return nil }
    guard let entry = entries.first(where: { $0.key == BoundaryKeys.alignment.name }),
      document.kind(entry.value) == .string
    else { return nil }
    return document.text(entry.value)
  }

  /// Returns the place to report a missing key: at the node's key, or at the map's first key.
  func missingKeySpan(_ entries: some Collection<Document.Entry>, span: Span, id: NounID, at place: Place)
    -> Span
  {
    switch id {
    case .spec, .section: break
    default: if let keySpan = place.keySpan { return keySpan }
    }
    return entries.min { $0.keySpan.start < $1.keySpan.start }?.keySpan ?? startOfLine(span)
  }

  /// Reports everything that a map lacks in one finding.
  ///
  /// - Parameters:
  ///   - need: the keys that other keys require.
  ///   - what: the map's name if only `need` is missing.
  mutating func reportMissing(
    _ missing: [KeyRow], of noun: Noun, and need: Need? = nil, what: String = "", at span: Span
  ) {
    if missing.isEmpty {
      guard let need else { return }
      report(.missingKey, "\(need.subject ?? what) needs \(need.words)", at: span, help: need.help)
      return
    }
    let names = listed(missing.map { "'\($0.name)'" })
    report(
      .missingKey, "\(noun.title) needs \(names)\(need.map { ", and \($0.words)" } ?? "")", at: span,
      help: missing.map { "\($0.name): \($0.summary)" } + (need?.help ?? []))
  }

  /// Returns whether the map has two keys that exclude each other, even if a value is null.
  private func mayExclude(_ entries: some Collection<Document.Entry>, _ noun: Noun) -> Bool {
    guard !noun.exclusive.isEmpty else { return false }
    var written = KeySet()
    for entry in entries {
      if let index = noun.index(of: entry) { written.insert(index) }
    }
    return noun.exclusive.contains { $0.count(in: written) > 1 }
  }

  /// Reports keys that exclude each other, at the later one. In a map merged over another, null removes a
  /// key.
  private mutating func checkExclusions(
    _ entries: some Collection<Document.Entry>, _ noun: Noun, isPartial: Bool
  ) {
    guard mayExclude(entries, noun) else { return }
    for exclusion in noun.exclusions {
      let written = entries.filter {
        exclusion.contains($0.key) && !(isPartial && document.kind($0.value) == .null)
      }.sorted {
        $0.keySpan.start < $1.keySpan.start
      }
      guard let first = written.first else { continue }
      for later in written.dropFirst() {
        let isKind = exclusion == SpecSchema.sectionKinds
        report(
          isKind ? .singleTemplatePerSection : .excludedKey,
          "'\(later.key)' stands beside '\(first.key)'; \(noun.title) has only one of \(listed(exclusion))",
          at: later.keySpan, secondary: [DiagnosticLabel(first.keySpan, "the other is here")],
          help: exclusion == [LineKeys.subitems.name, LineKeys.count.name]
            ? ["a list repeats by itself; for one node count times write subitem instead of subitems"] : [])
      }
    }
  }

  func keyList(_ noun: Noun, limit: Int = .max) -> String {
    let names = noun.keys.map(\.name)
    return listed(Array(names.prefix(limit))) + (names.count > limit ? ", …" : "")
  }
}
