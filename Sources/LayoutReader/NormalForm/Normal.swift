import LayoutText

/// A value of the normal form, which the schema makes of a document.
///
/// Shorthands are written out, and keys and types are checked. Definitions, variants and expressions are
/// still in place. Values keep their spans, and maps can be merged.
package struct Normal: Sendable {
  package enum Value: Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case text(String)
    /// An expression, including `${` and `}`.
    case expression(String)
    case list([Normal])
    case map([NormalField])
    /// The body of a definition.
    case raw(RawValue)
  }

  package let value: Value
  /// The kinds of values inside this value, at any depth. They take no space, because they fit next to the
  /// value's tag.
  package let contents: NormalContents
  /// The place in the text; for a written-out shorthand, the part that it came from.
  package var span: Span
  /// The scope of an expression's names, in the resolver's numbering: 0 is the place of the expression
  /// itself. For a section that code built, its number, because code builds several sections at one place.
  package let scope: Int32
  /// The scope of an expression whose names were replaced by values, so that its text differs from the text
  /// at its span.
  package static let rewritten: Int32 = -1
  /// The definition that a node or an element of a list uses.
  package var used: UsedNode?

  package init(_ value: Value, at span: Span, scope: Int32 = 0) {
    self.value = value
    self.span = span
    self.scope = scope
    contents = NormalContents(of: value)
  }

  /// Returns another value at the same place.
  package func with(_ value: Value) -> Normal {
    var result = Normal(value, at: span, scope: scope)
    result.used = used
    return result
  }

  /// Makes a complete map with its keys in the schema's order, which no later step has to check or sort.
  package init(whole fields: [NormalField], at span: Span) {
    value = .map(fields)
    self.span = span
    scope = 0
    contents = NormalContents(of: fields)
  }

  /// Returns whether both are the same value, written at the same place.
  package func isSame(as other: Normal) -> Bool { span == other.span && scope == other.scope }

  /// The fields of a map; empty for other values.
  package var fields: [NormalField] {
    if case .map(let fields) = value { fields } else { [] }
  }

  /// The elements of a list; empty for other values.
  package var elements: [Normal] {
    if case .list(let elements) = value { elements } else { [] }
  }

  package subscript(key: String) -> Normal? {
    guard case .map(let fields) = value, let index = fields.firstIndex(ofKey: key) else { return nil }
    return fields[index].value
  }

  package func field(_ key: String) -> NormalField? {
    guard case .map(let fields) = value, let index = fields.firstIndex(ofKey: key) else { return nil }
    return fields[index]
  }

  /// True for null, which removes a key in a map merged over another one, and elsewhere replaces an invalid
  /// value.
  package var isNull: Bool {
    if case .null = value { true } else { false }
  }

  package var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }

  package var boolean: Bool? {
    if case .boolean(let boolean) = value { boolean } else { nil }
  }

  package var text: String? {
    if case .text(let text) = value { text } else { nil }
  }
}

package struct NormalField: Sendable {
  package var key: String
  /// The place of the key in the text; for a written-out shorthand, the place of the shorthand's key.
  package var keySpan: Span
  package var value: Normal

  package init(_ key: String, keySpan: Span, _ value: Normal) {
    self.key = key
    self.keySpan = keySpan
    self.value = value
  }
}

extension [NormalField] {
  /// Returns the index of a key. Compares keys in the array, because copying a field costs more than
  /// comparing it.
  fileprivate func firstIndex(ofKey key: String) -> Int? {
    let length = key.utf8.count
    for index in indices where self[index].key.utf8.count == length && self[index].key == key { return index }
    return nil
  }
}
