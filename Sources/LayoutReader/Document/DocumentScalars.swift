import LayoutText

/// How scalars are spelled so that they are read as what they are.
package enum DocumentScalars {
  /// A text as JSON has it.
  package static func json(_ text: String) -> String { quoted(text, hex: { "u00" + $0 }, isYAML: false) }

  /// A text as YAML has it: plain where every reader, whatever its version of YAML, takes it for a text.
  package static func yaml(_ text: String, isInFlow: Bool) -> String {
    isPlain(text, isInFlow: isInFlow) ? text : quoted(text, hex: { "x" + $0 }, isYAML: true)
  }

  /// True if a number is written so that JSON, too, has it: no plus sign, and digits without leading zeros on both sides of a point.
  static func isJSONNumber(_ text: String) -> Bool {
    guard parseNumber(text) != nil, text.first != "+" else { return false }
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    let whole = digits.prefix(while: \.isDigit)
    let rest = digits.dropFirst(whole.count)
    return !whole.isEmpty && (whole.count == 1 || whole.first != UInt8(ascii: "0"))
      && (rest.first != UInt8(ascii: ".") || rest.dropFirst().first?.isDigit == true)
  }

  /// Words that some version of YAML takes for something else.
  private static let otherWords: Set<String> = [
    "true", "false", "null", "yes", "no", "on", "off", "y", "n", "~", "=", "<<",
  ]

  private static func isPlain(_ text: String, isInFlow: Bool) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return false }
    if otherWords.contains(text.lowercased()) { return false }
    // Numbers, dates and times.
    if text.utf8.contains(where: { (48...57).contains($0) || $0 == 46 }),
      ["._:,+-xXoOaAbBcCdDeEfF", "-:.+ TtZz"].contains(where: { others in
        text.utf8.allSatisfy { (48...57).contains($0) || others.utf8.contains($0) }
      })
    {
      return false
    }
    let startsPlainly: Bool =
      switch first {
      case "a"..."z", "A"..."Z", "0"..."9", "$", "_", "/", "~", "(": true
      default: first.value >= 0xA1 && !isEscaped(first)
      }
    guard startsPlainly, last != " ", last != ":" else { return false }
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if isEscaped(scalar) { return false }
      if previous == ":", scalar == " " || isInFlow { return false }
      if previous == " ", scalar == "#" { return false }
      if isInFlow, "[]{},?\"'".unicodeScalars.contains(scalar) { return false }
      previous = scalar
    }
    return true
  }

  /// True if a character cannot stand for itself in YAML, or is not seen.
  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0xA0, 0x2028...0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  private static func quoted(_ text: String, hex: (String) -> String, isYAML: Bool) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        if scalar.value < 0x20 || isYAML && isEscaped(scalar) && scalar.value < 0x100 {
          result += "\\" + hex(digits.count < 2 ? "0" + digits : digits)
        } else if isYAML, isEscaped(scalar) {
          result += "\\u" + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
