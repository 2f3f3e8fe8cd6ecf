/// A text from a spec as it may stand in a message: short, and with line ends and other characters that change what a terminal shows
/// written as U+001B.
package func shownText(_ text: some StringProtocol) -> String {
  if text.utf8.count <= 40, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return String(text) }
  var result = ""
  for scalar in text.unicodeScalars.prefix(64) {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: result += codePoint(scalar.value)
    // The joiner of emoji is harmless.
    case .format where scalar.value != 0x200D: result += codePoint(scalar.value)
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result.count <= 40 ? result : "\(result.prefix(37))..."
}

/// A text from a spec in quotes, as it may stand in a message.
package func quotedText(_ text: some StringProtocol) -> String { "'\(shownText(text))'" }
