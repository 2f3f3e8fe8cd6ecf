/// A JSON value. Objects keep the order of their fields.
package enum JSONValue: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral
{
  case string(String)
  case integer(Int)
  /// A number in its written form.
  case numeral(String)
  case boolean(Bool)
  case null
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral fields: (String, JSONValue)...) { self = .object(fields.map { ($0, $1) }) }

  /// Returns an object without the fields that are `nil`.
  package static func fields(_ fields: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(fields.compactMap { key, value in value.map { (key, $0) } })
  }

  /// Returns a number with at most `precision` decimals.
  package static func decimal(_ value: Double, _ precision: Int) -> JSONValue {
    .numeral(decimalText(value, precision: precision))
  }

  package static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
}

extension ByteSink {
  /// Writes a value on one line.
  package func write(json value: JSONValue) {
    switch value {
    case .string(let text): write(jsonString: text)
    case .integer(let number): write(text: String(number))
    case .numeral(let text): write(text: text)
    case .boolean(let flag): write(flag ? "true" : "false")
    case .null: write("null")
    case .array(let elements):
      write("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { write(", ") }
        write(json: element)
      }
      write("]")
    case .object(let fields):
      write("{")
      for (index, field) in fields.enumerated() {
        if index > 0 { write(", ") }
        write(jsonString: field.key)
        write(": ")
        write(json: field.value)
      }
      write("}")
    }
  }

  /// Writes a value. A value that does not fit on one line is split into one line per part.
  ///
  /// - Parameter indentation: the indentation of the value's first line.
  package func write(json value: JSONValue, indentation: Int) {
    write(json: value, indentation: indentation) { value, _ in value.fitsOnLine }
  }

  /// Writes an object with one line per member, and one per element of lists in it.
  ///
  /// - Parameter splits: true to split long elements into several lines.
  package func write(jsonDocument fields: KeyValuePairs<String, JSONValue?>, splits: Bool = false) {
    write(json: .fields(fields), indentation: 0) { value, indentation in
      indentation > 2 && (!splits || value.fitsOnLine)
    }
    write("\n")
  }

  /// - Parameter fits: returns true if a value at an indentation takes one line.
  package func write(json value: JSONValue, indentation: Int, where fits: (JSONValue, Int) -> Bool) {
    if fits(value, indentation) { return write(json: value) }
    switch value {
    case .string, .integer, .numeral, .boolean, .null: write(json: value)
    case .array(let elements) where elements.isEmpty: write("[]")
    case .array(let elements):
      write("[")
      for (index, element) in elements.enumerated() {
        startLine(index, indentation + 2)
        write(json: element, indentation: indentation + 2, where: fits)
      }
      endLines(indentation)
      write("]")
    case .object(let fields):
      write("{")
      for (index, field) in fields.enumerated() {
        startLine(index, indentation + 2)
        write(jsonString: field.key)
        write(": ")
        write(json: field.value, indentation: indentation + 2, where: fits)
      }
      endLines(indentation)
      write("}")
    }
  }

  private func startLine(_ index: Int, _ indentation: Int) {
    write(index == 0 ? "\n" : ",\n")
    write(text: String(repeating: " ", count: indentation))
  }

  private func endLines(_ indentation: Int) {
    write("\n")
    write(text: String(repeating: " ", count: indentation))
  }
}

extension JSONValue {
  /// True if the value is short enough for one line at any indentation.
  fileprivate var fitsOnLine: Bool { width(upTo: 110) != nil }

  /// Returns the approximate length of the value on one line, or `nil` if it exceeds a limit.
  fileprivate func width(upTo limit: Int) -> Int? {
    var width = 2
    switch self {
    case .string(let text): width += text.utf8.count
    case .integer(let number): width = String(number).utf8.count
    case .numeral(let text): width = text.utf8.count
    case .boolean, .null: width = 5
    case .array(let elements):
      for element in elements {
        guard width <= limit, let more = element.width(upTo: limit - width) else { return nil }
        width += more + 2
      }
    case .object(let fields):
      for field in fields {
        guard width <= limit, let more = field.value.width(upTo: limit - width) else { return nil }
        width += field.key.utf8.count + 4 + more + 2
      }
    }
    return width <= limit ? width : nil
  }
}
