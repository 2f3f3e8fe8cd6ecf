import LayoutDiagnostics
import LayoutText

extension Normalizer {
  /// A map with the keys of a noun.
  mutating func map(_ node: NodeIndex, as id: NounID, at place: Place) -> Normal? {
    guard document.kind(node) == .mapping else {
      let noun = SpecSchema.noun(id)
      expected("a map with \(keyList(noun, limit: 6))", node, at: place)
      return nil
    }
    return map(document.entries(node), as: id, span: document.span(node), at: place)
  }

  /// A map from some of a mapping's entries.
  mutating func map(
    _ entries: some Collection<Document.Entry>, as id: NounID, span: Span, at place: Place
  ) -> Normal? {
    let noun = SpecSchema.noun(id)
    var place = place
    if id == .section || id == .sectionVariant || id == .configurationVariant {
      place.isPartial = id != .section
    }
    checkExclusions(entries, noun)
    var slots: [NormalField?] = Array(repeating: nil, count: noun.keys.count)
    for entry in entries {
      guard let index = noun.index(of: entry.key) else {
        unknownKey(entry, noun)
        continue
      }
      let row = noun.keys[index]
      var inner = place.under(row.name, entry.keySpan)
      inner.boundaryAlignment = alignment(of: entries, in: id)
      if let value = value(entry.value, as: row.type, at: inner) {
        slots[index] = NormalField(row.name, keySpan: entry.keySpan, value)
      }
    }
    if !place.isPartial { checkRequired(entries, noun, span: span, at: place) }
    let result = Normal(.map(slots.compactMap { $0 }), at: span)
    check(result, written: entries, as: id, at: place)
    return result
  }

  /// What a boundary item's alignment will be.
  private func alignment(of entries: some Collection<Document.Entry>, in id: NounID) -> String? {
    guard id == .boundaryItem || id == .headerOrFooter else { return nil }
    return entries.first { $0.key == "alignment" }.map { document.text($0.value) }
  }

  /// Where a missing key is reported: at the node's key, else at the map's first key.
  func missingKeySpan(_ entries: some Collection<Document.Entry>, span: Span, id: NounID, at place: Place)
    -> Span
  {
    switch id {
    case .spec, .section: break
    default: if let keySpan = place.keySpan { return keySpan }
    }
    return entries.min { $0.keySpan.start < $1.keySpan.start }?.keySpan ?? startOfLine(span)
  }

  private mutating func checkRequired(
    _ entries: some Collection<Document.Entry>, _ noun: Noun, span: Span, at place: Place
  ) {
    let missing = noun.keys.filter { row in row.isRequired && !entries.contains { $0.key == row.name } }
    guard !missing.isEmpty else { return }
    let names = listed(missing.map { "'\($0.name)'" })
    report(
      "missing-key", "\(noun.title) needs \(names)",
      at: missingKeySpan(entries, span: span, id: noun.id, at: place),
      help: missing.map { "\($0.name): \($0.summary)" })
  }

  /// Reports keys that exclude each other, at the later one.
  private mutating func checkExclusions(_ entries: some Collection<Document.Entry>, _ noun: Noun) {
    for exclusion in noun.exclusions {
      let written = entries.filter { exclusion.contains($0.key) }.sorted {
        $0.keySpan.start < $1.keySpan.start
      }
      guard let first = written.first else { continue }
      for later in written.dropFirst() {
        let isKind = exclusion == SpecSchema.sectionKinds
        report(
          isKind ? "single-template-per-section" : "excluded-key",
          "'\(later.key)' stands beside '\(first.key)'; \(noun.title) has only one of \(listed(exclusion))",
          at: later.keySpan, secondary: [DiagnosticLabel(first.keySpan, "the other is here")])
      }
    }
  }

  private mutating func unknownKey(_ entry: Document.Entry, _ noun: Noun) {
    var help: [String] = []
    let physical = ["left": "leading", "right": "trailing"]
    if let directional = physical[entry.key], noun.index(of: directional) != nil {
      help.append("insets and edges are directional: write '\(directional)'")
    } else if let near = didYouMean(entry.key, among: noun.keys.map(\.name)) {
      help.append("did you mean '\(near)'?")
    } else {
      let homes = SpecSchema.nouns(having: entry.key).prefix(3).map(\.title)
      if !homes.isEmpty { help.append("'\(entry.key)' is a key of \(homes.joined(separator: " and of "))") }
    }
    help.append("\(noun.title) has the keys \(keyList(noun))")
    report("unknown-key", "unknown key '\(entry.key)' in \(noun.title)", at: entry.keySpan, help: help)
  }

  func keyList(_ noun: Noun, limit: Int = .max) -> String {
    let names = noun.keys.map(\.name)
    return listed(Array(names.prefix(limit))) + (names.count > limit ? ", …" : "")
  }
}
