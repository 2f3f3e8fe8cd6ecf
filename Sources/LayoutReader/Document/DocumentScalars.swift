import LayoutText

/// Writes texts that are read back unchanged.
package enum DocumentScalars {
  /// Returns a text in JSON.
  package static func json(_ text: String) -> String {
    let sink = ByteSink()
    sink.write(jsonString: text)
    return sink.text
  }

  /// Returns a text in YAML, without quotes if readers of all versions of YAML take it for text.
  package static func yaml(_ text: String, isInFlow: Bool) -> String {
    isPlain(text, isInFlow: isInFlow) ? text : quoted(text)
  }

  /// Returns whether a number is valid in JSON, too: no plus sign, no leading zeros, and digits on both sides
  /// of the point.
  static func isJSONNumber(_ text: String) -> Bool {
    guard parseNumber(text) != nil, text.first != "+" else { return false }
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    let whole = digits.prefix(while: \.isDigit)
    let rest = digits.dropFirst(whole.count)
    return !whole.isEmpty && (whole.count == 1 || whole.first != UInt8(ascii: "0"))
      && (rest.first != UInt8(ascii: ".") || rest.dropFirst().first?.isDigit == true)
  }

  /// Words that are not text in some version of YAML.
  private static let otherWords: Set<String> = [
    "true", "false", "null", "yes", "no", "on", "off", "y", "n", "~", "=", "<<",
  ]

  private static func isPlain(_ text: String, isInFlow: Bool) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return false }
    if otherWords.contains(text.lowercased()) { return false }
    // Excludes numbers, dates and times.
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

  /// Returns whether a character is not allowed in YAML, or not visible.
  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0xA0, 0x2028...0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// Returns a text in double quotes for YAML.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where isEscaped(scalar):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += (scalar.value < 0x10 ? "\\x0" : scalar.value < 0x100 ? "\\x" : "\\u") + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
