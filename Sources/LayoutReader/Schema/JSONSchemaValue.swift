import LayoutText

extension JSONValue {
  /// Makes a `$ref` to a definition.
  static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/definitions/\(name)")] }

  static func any(_ alternatives: [JSONValue]) -> JSONValue {
    if alternatives.count == 1, let only = alternatives.first { return only }
    return ["anyOf": .array(alternatives)]
  }

  /// Makes the opposite of a schema.
  static func not(_ schema: JSONValue) -> JSONValue { ["not": schema] }

  static func words(_ words: [String]) -> JSONValue { ["enum": .strings(words)] }

  static func having(_ keys: [String]) -> JSONValue { ["required": .strings(keys)] }

  static func text(matching pattern: String) -> JSONValue {
    ["type": "string", "pattern": .string("^\(pattern)$")]
  }

  /// Makes a number in its shortest form.
  static func number(_ number: Double) -> JSONValue { .numeral(shortestText(number)) }

  /// Returns the object with more members at the end.
  func adding(_ more: [(key: String, value: JSONValue)]) -> JSONValue {
    if case .object(let members) = self { .object(members + more) } else { self }
  }
}
