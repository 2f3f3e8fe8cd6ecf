import LayoutText

/// A value of the normal form: what the schema makes of a document.
///
/// Every shorthand is written out, keys and types are checked, spans are kept; definitions, variants and expressions are still in
/// place. Merging is defined on these maps.
package struct Normal: Sendable {
  package enum Value: Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case text(String)
    /// An expression, `${` and `}` included.
    case expression(String)
    case list([Normal])
    case map([NormalField])
    /// The body of a definition.
    case raw(RawValue)
  }

  package let value: Value
  /// What lies in it, however deep. Beside the value's tag it takes no room.
  package let contents: NormalContents
  /// Where it was written; of a shorthand the part that it came from.
  package var span: Span
  /// Of an expression: whose names it sees. 0 is the place where it stands; see the resolver's scopes. `rewritten` sees what that does.
  /// Of a section that code built: its number, since code builds several at one place.
  package let scope: Int32
  /// The scope of an expression with values in the place of names: its text is not the one that was written at its span.
  package static let rewritten: Int32 = -1
  /// Of a node or an element of a list that stands for a definition: what it is made of.
  package var used: UsedNode?

  package init(_ value: Value, at span: Span, scope: Int32 = 0) {
    self.value = value
    self.span = span
    self.scope = scope
    contents = NormalContents(of: value)
  }

  /// Another value in the same place.
  package func with(_ value: Value) -> Normal {
    var result = Normal(value, at: span, scope: scope)
    result.used = used
    return result
  }

  /// A map that no step has to look at again: it has all that it needs, and its keys stand in the schema's order.
  package init(whole fields: [NormalField], at span: Span) {
    value = .map(fields)
    self.span = span
    scope = 0
    contents = NormalContents(of: fields)
  }

  /// True if both were written at the same place, and so are the same.
  package func isSame(as other: Normal) -> Bool { span == other.span && scope == other.scope }

  /// The fields of a map; none of anything else.
  package var fields: [NormalField] {
    if case .map(let fields) = value { fields } else { [] }
  }

  /// The elements of a list; none of anything else.
  package var elements: [Normal] {
    if case .list(let elements) = value { elements } else { [] }
  }

  /// The value of a map's key.
  package subscript(key: String) -> Normal? {
    guard case .map(let fields) = value, let index = fields.firstIndex(ofKey: key) else { return nil }
    return fields[index].value
  }

  /// A map's key with its value.
  package func field(_ key: String) -> NormalField? {
    guard case .map(let fields) = value, let index = fields.firstIndex(ofKey: key) else { return nil }
    return fields[index]
  }

  /// True if the value is null: in a part that is merged over another, the removal of a key; elsewhere a value that was refused.
  package var isNull: Bool {
    if case .null = value { true } else { false }
  }

  /// The number, if it is one.
  package var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }

  /// The truth, if it is one.
  package var boolean: Bool? {
    if case .boolean(let boolean) = value { boolean } else { nil }
  }

  /// The text, if it is one.
  package var text: String? {
    if case .text(let text) = value { text } else { nil }
  }
}

/// A key of a map in normal form.
package struct NormalField: Sendable {
  package var key: String
  /// Where the key was written; of a shorthand the key that it stands under.
  package var keySpan: Span
  package var value: Normal

  package init(_ key: String, keySpan: Span, _ value: Normal) {
    self.key = key
    self.keySpan = keySpan
    self.value = value
  }
}

extension [NormalField] {
  /// Where a key stands; looks at the keys in their place, since copying a field to look at it costs more than the look.
  fileprivate func firstIndex(ofKey key: String) -> Int? {
    let length = key.utf8.count
    for index in indices where self[index].key.utf8.count == length && self[index].key == key { return index }
    return nil
  }
}
