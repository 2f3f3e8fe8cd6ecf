/// Returns a text as a string literal of Swift.
package func swiftLiteral(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    default:
      let isPlain = scalar.properties.generalCategory != .control
      result += isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
  return result + "\""
}
