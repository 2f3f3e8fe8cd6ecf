import LayoutText

/// A JSON value as the JSON Schema is made of, written with literals; objects keep the order of their keys.
enum JSONSchemaValue {
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([JSONSchemaValue])
  case object([(key: String, value: JSONSchemaValue)])

  /// A `$ref` to a definition.
  static func reference(_ name: String) -> JSONSchemaValue { ["$ref": .text("#/definitions/\(name)")] }

  /// One of several schemas.
  static func any(_ alternatives: [JSONSchemaValue]) -> JSONSchemaValue {
    if alternatives.count == 1, let only = alternatives.first { return only }
    return ["anyOf": .list(alternatives)]
  }

  /// What a schema refuses.
  static func not(_ schema: JSONSchemaValue) -> JSONSchemaValue { ["not": schema] }

  /// One of a few texts.
  static func words(_ words: [String]) -> JSONSchemaValue { ["enum": .texts(words)] }

  /// An object that has some keys.
  static func having(_ keys: [String]) -> JSONSchemaValue { ["required": .texts(keys)] }

  static func texts(_ texts: [String]) -> JSONSchemaValue { .list(texts.map { .text($0) }) }

  /// A text of a form.
  static func text(matching pattern: String) -> JSONSchemaValue {
    ["type": "string", "pattern": .text("^\(pattern)$")]
  }

  /// An object's own keys with more of them behind.
  func adding(_ more: [(key: String, value: JSONSchemaValue)]) -> JSONSchemaValue {
    switch self {
    case .object(let members): .object(members + more)
    case .boolean, .number, .text, .list: self
    }
  }
}

extension JSONSchemaValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral text: String) { self = .text(text) }
  init(integerLiteral number: Int) { self = .number(Double(number)) }
  init(booleanLiteral boolean: Bool) { self = .boolean(boolean) }
  init(arrayLiteral elements: JSONSchemaValue...) { self = .list(elements) }
  init(dictionaryLiteral members: (String, JSONSchemaValue)...) {
    self = .object(members.map { ($0, $1) })
  }
}

extension JSONSchemaValue {
  /// Writes the value, two-space indented; what fits stands on one line.
  func write(indent: Int = 0, to sink: ByteSink) {
    let line = ByteSink()
    writeParts(indent: nil, to: line)
    if line.bytes.count <= 100 - 2 * indent { return sink.write(bytes: line.bytes) }
    writeParts(indent: indent, to: sink)
  }

  /// - Parameter indent: nil for all on one line.
  private func writeParts(indent: Int?, to sink: ByteSink) {
    switch self {
    case .boolean(let boolean): sink.write(boolean ? "true" : "false")
    case .number(let number): sink.write(shortest: number)
    case .text(let text): sink.write(jsonString: text)
    case .list(let elements):
      sink.write("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { sink.write(indent == nil ? ", " : ",") }
        if let indent { newLine(indent + 1, to: sink) }
        element.write(after: indent, to: sink)
      }
      if let indent { newLine(indent, to: sink) }
      sink.write("]")
    case .object(let members):
      sink.write("{")
      for (index, member) in members.enumerated() {
        if index > 0 { sink.write(indent == nil ? ", " : ",") }
        if let indent { newLine(indent + 1, to: sink) }
        sink.write(jsonString: member.key)
        sink.write(": ")
        member.value.write(after: indent, to: sink)
      }
      if let indent { newLine(indent, to: sink) }
      sink.write("}")
    }
  }

  private func write(after indent: Int?, to sink: ByteSink) {
    if let indent { write(indent: indent + 1, to: sink) } else { writeParts(indent: nil, to: sink) }
  }

  private func newLine(_ indent: Int, to sink: ByteSink) {
    sink.write("\n")
    for _ in 0..<indent { sink.write("  ") }
  }
}
