import LayoutDiagnostics
import LayoutText

extension Normalizer {
  /// Normalizes a map with `use`: a definition's name, `with`, and the keys that are merged over its body.
  ///
  /// - Returns: `nil` if the map has no `use`; a `nil` value after an error.
  mutating func use(_ node: NodeIndex, as type: ValueType, at place: Place) -> (value: Normal?, Void)? {
    let entries = document.entries(node)
    guard entries.contains(where: \.isUse), let nouns = type.row.nounsBesideUse
    else {
      return nil
    }
    let rest = entries.filter { !$0.isUse && $0.key != "with" }
    var fields = useFields(entries, at: place)
    var partial = place
    partial.isPartial = true
    if !rest.isEmpty, let overrides = overrides(rest, type, nouns, span: document.span(node), at: partial) {
      fields += overrides.fields
    }
    return (Normal(.map(fields), at: document.span(node)), ())
  }

  /// Returns the fields `use` and `with` of a map, if it has them.
  mutating func useFields(_ entries: some Collection<Document.Entry>, at place: Place) -> [NormalField] {
    var fields: [NormalField] = []
    guard let use = entries.first(where: \.isUse) else { return fields }
    if let name = label(use.value, at: place.under("use", use.keySpan)) {
      fields.append(NormalField("use", keySpan: use.keySpan, name))
    }
    if let with = entries.first(where: { $0.key == "with" }),
      let values = names(with.value, of: .namedValue, at: place.under("with", with.keySpan))
    {
      fields.append(NormalField("with", keySpan: with.keySpan, values))
    }
    return fields
  }

  private mutating func overrides(
    _ entries: [Document.Entry], _ type: ValueType, _ nouns: [NounID], span: Span, at place: Place
  ) -> Normal? {
    if case .node = type {
      // A whole node is merged over the definition, or replaces a definition of another kind.
      if let kind = entries.first(where: \.isNodeKind) {
        for other in entries where other.keySpan != kind.keySpan {
          guard other.isNodeKind else {
            report(
              .unknownKey, "unknown key \(quoted(other.key)) beside '\(kind.key)'", at: other.keySpan,
              help: ["move it inside '\(kind.key)'"], losesNothing: true)
            continue
          }
          report(
            .excludedKey,
            "'\(other.key)' stands beside '\(kind.key)'; a node is only one of \(listed(SpecSchema.nodeKinds))",
            at: other.keySpan, secondary: [DiagnosticLabel(kind.keySpan, "the other is here")])
        }
        return body(of: kind, at: place).map {
          Normal(.map([NormalField(kind.key, keySpan: kind.keySpan, $0)]), at: span)
        }
      }
      // The kind of the definition is not known here, so take the noun that knows most of these keys.
      let known = nouns.max { left, right in
        let keys = entries.map(\.key)
        return keys.count { SpecSchema.noun(left).index(of: $0) != nil }
          < keys.count { SpecSchema.noun(right).index(of: $0) != nil }
      }
      return map(entries, as: known ?? .line, span: span, at: place)
    }
    if let noun = nouns.first {
      let keys = map(entries, as: noun, span: span, at: place)
      return noun == .headerOrFooter ? keys.map(writtenOut) : keys
    }
    return valueOverrides(entries, type, span: span, at: place)
  }

  /// Normalizes the keys of a value such as insets, which are merged over a definition.
  private mutating func valueOverrides(
    _ entries: [Document.Entry], _ type: ValueType, span: Span, at place: Place
  ) -> Normal? {
    switch type {
    case .insets(let rule): return edges(entries, as: .number(rule), span: span, at: place)
    case .edgeSpacing: return edges(entries, as: .spacing, span: span, at: place)
    default: break
    }
    let row = type.row
    var fields: [NormalField] = []
    for entry in entries {
      guard row.keys.contains(entry.key) else {
        let near = isBagFull ? nil : nearestWord(to: entry.key, among: row.keys)
        let meant = near.flatMap { name in
          entries.contains { $0.key == name } || fields.contains { $0.key == name } ? nil : name
        }
        let value = meant.flatMap { name in
          meantValue(entry, as: row.fieldType(of: name), at: place.under(name, entry.keySpan))
        }
        report(
          .unknownKey, "unknown key \(quoted(entry.key)) beside 'use'", at: entry.keySpan,
          help: didYouMeanHelp(entry.key, row.keys), losesNothing: meant == nil || value != nil)
        if let meant, let value { fields.append(NormalField(meant, keySpan: entry.keySpan, value)) }
        continue
      }
      let type = row.fieldType(of: entry.key)
      if let value = value(entry.value, as: type, at: place.under(entry.key, entry.keySpan)) {
        fields.append(NormalField(entry.key, keySpan: entry.keySpan, value))
      }
    }
    return Normal(.map(fields), at: span)
  }
}
