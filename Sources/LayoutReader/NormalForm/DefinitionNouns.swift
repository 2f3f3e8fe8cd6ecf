import LayoutText

/// A key that decides the type of the definition used under it: `item: {use: narrow}`.
package enum NounKey: String, Sendable {
  case item, horizontal, vertical, custom, header, footer

  /// The name of the key's value in messages.
  package var title: String {
    switch self {
    case .horizontal, .vertical, .custom: "a \(rawValue) group"
    case .item: "an item"
    case .header, .footer: "a \(rawValue)"
    }
  }

  /// True if the key is a node's key.
  package var isNode: Bool { self != .header && self != .footer }
}

extension RawValue {
  /// A description of the body for messages: the noun that its keys belong to, or its kind of value.
  package var title: String {
    if let nounKey { return nounKey.title }
    return keys.isEmpty ? summary : sort?.row.title ?? summary
  }

  /// True if all keys of the body belong to one noun or value.
  package var isOfOneSort: Bool { sort != nil }

  /// True if the body is a node.
  package var isNode: Bool { nounKey?.isNode ?? false }

  /// The key that the body may be written under, if the body is the value of a node's key.
  package var bareNode: NounKey? {
    guard case .map(let noun)? = sort, !keys.isEmpty else { return nil }
    switch noun {
    case .item: return .item
    case .line: return .horizontal
    case .custom: return .custom
    default: return nil
    }
  }

  /// The key of the body, if the body is a node, a header or a footer.
  private var nounKey: NounKey? {
    let entries = document.entries(node)
    // `horizontal` and `vertical` are keys of insets, too.
    let kind = entries.first {
      $0.key == "item" || NounID.node($0.key) != nil && document.kind($0.value) == .mapping
    }
    if let kind { return NounKey(rawValue: kind.key) }
    guard entries.count == 1, let key = entries.first.flatMap({ NounKey(rawValue: $0.key) }) else {
      return nil
    }
    return key.isNode ? nil : key
  }

  /// The first type that has all keys of the body.
  private var sort: ValueType? {
    let keys = keys
    let nouns = [NounID.item, .line, .custom, .supplementaryItem] + NounID.definable
    let types = nouns.map(ValueType.map) + Self.values
    return types.first { type in keys.allSatisfy { type.row.hasKey($0) } }
  }
}

extension Normalizer {
  /// Normalizes the body of a definition.
  ///
  /// - Parameter key: the key above its `use`. The body is a value of this key, or a map with the key itself.
  mutating func definition(_ node: NodeIndex, as type: ValueType, under key: NounKey?, at place: Place)
    -> Normal?
  {
    guard let noun = key, case let key = noun.rawValue else { return value(node, as: type, at: place) }
    let entries = Array(document.entries(node))
    let own = entries.first { $0.key == key }
    if own == nil, noun != .item || !entries.isEmpty { return value(node, as: type, at: place) }
    let entry =
      own
      ?? Document.Entry(
        key: key, keySpan: document.span(node), node: UInt32(clamping: node), number: .max)
    for stray in entries where ![key, SpecSchema.use, "with"].contains(stray.key) {
      report(
        .unknownKey, "unknown key \(quoted(stray.key)) beside \(quoted(key))", at: stray.keySpan,
        help: ["move it inside \(quoted(key))"], losesNothing: true)
    }
    let inner =
      noun.isNode
      ? body(of: entry, at: place) : value(entry.value, as: type, at: place.under(key, entry.keySpan))
    let used = useFields(entries, at: place)
    guard !used.isEmpty, let inner else { return inner }
    return Normal(.map(used + inner.fields), at: document.span(node))
  }
}
