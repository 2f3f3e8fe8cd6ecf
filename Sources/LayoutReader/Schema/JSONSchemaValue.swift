import LayoutText

/// What JSON Schemas are made of.
extension JSONValue {
  /// A `$ref` to a definition.
  static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/definitions/\(name)")] }

  /// One of several schemas.
  static func any(_ alternatives: [JSONValue]) -> JSONValue {
    if alternatives.count == 1, let only = alternatives.first { return only }
    return ["anyOf": .array(alternatives)]
  }

  /// What a schema refuses.
  static func not(_ schema: JSONValue) -> JSONValue { ["not": schema] }

  /// One of a few texts.
  static func words(_ words: [String]) -> JSONValue { ["enum": .strings(words)] }

  /// An object that has some keys.
  static func having(_ keys: [String]) -> JSONValue { ["required": .strings(keys)] }

  /// A text of a form.
  static func text(matching pattern: String) -> JSONValue {
    ["type": "string", "pattern": .string("^\(pattern)$")]
  }

  /// A number, written as short as it can be read back.
  static func number(_ number: Double) -> JSONValue { .numeral(shortestText(number)) }

  /// An object's own keys with more of them behind.
  func adding(_ more: [(key: String, value: JSONValue)]) -> JSONValue {
    if case .object(let members) = self { .object(members + more) } else { self }
  }
}
