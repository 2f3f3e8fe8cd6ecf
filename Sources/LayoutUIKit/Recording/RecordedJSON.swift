import Foundation

/// JSON with ordered members.
indirect enum RecordedJSON {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([RecordedJSON])
  case object([(key: String, value: RecordedJSON)])
  /// Text that is already JSON.
  case raw(String)

  static func members(_ members: [(String, RecordedJSON?)]) -> RecordedJSON {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }

  /// Returns an object with the members whose value differs from the default of their key.
  ///
  /// - Parameter map: the name of the map in the schema of specs.
  static func members(of map: String, _ members: [(String, RecordedJSON?)]) -> RecordedJSON {
    .members(
      members.filter { key, value in value.map { $0.text != SpecDefaults.all["\(map).\(key)"] } ?? false })
  }

  /// The value; `nil` if it is an object without members.
  var unlessEmpty: RecordedJSON? {
    if case .object(let members) = self, members.isEmpty { nil } else { self }
  }

  var members: [(String, RecordedJSON?)] {
    if case .object(let members) = self { members.map { ($0.key, $0.value) } } else { [] }
  }

  /// Returns an object of texts that are already JSON: one or more members each, without braces.
  static func object(ofTexts members: [String]) -> RecordedJSON {
    .raw("{" + members.joined(separator: ", ") + "}")
  }

  /// The members of an object as JSON without the braces.
  var membersText: String { String(text.dropFirst().dropLast()) }

  static func strings(_ texts: [String]) -> RecordedJSON { .array(texts.map { .string($0) }) }

  var text: String {
    var result = ""
    write(to: &result)
    return result
  }

  private func write(to result: inout String) {
    switch self {
    case .null: result += "null"
    case .boolean(let value): result += value ? "true" : "false"
    case .number(let value): result += Self.text(of: value)
    case .string(let value): Self.write(value, to: &result)
    case .raw(let value): result += value
    case .array(let elements):
      result += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { result += ", " }
        element.write(to: &result)
      }
      result += "]"
    case .object(let members):
      result += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { result += ", " }
        Self.write(member.key, to: &result)
        result += ": "
        member.value.write(to: &result)
      }
      result += "}"
    }
  }

  /// Returns a number as JSON. A number that JSON cannot express becomes a string, so that the reader of the
  /// spec reports its place.
  private static func text(of value: Double) -> String {
    guard value.isFinite else { return "\"\(value)\"" }
    return value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)
  }

  private static func write(_ text: String, to result: inout String) {
    result += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    result += "\""
  }
}

extension RecordedJSON: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(stringLiteral value: String) { self = .string(value) }
  init(_ value: Int) { self = .number(Double(value)) }
  init(_ value: CGFloat) { self = .number(Double(value)) }
}
