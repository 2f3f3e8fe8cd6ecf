// Users' texts in messages. Characters that affect a terminal are written as code points, such as `U+001B`.

/// A text from a spec, shortened to a number of characters.
package func shownText(_ text: some StringProtocol, limit: Int = 40) -> String {
  if text.utf8.count <= limit, text.utf8.allSatisfy(\.isVisibleASCII) { return String(text) }
  // The joiner of emoji is harmless.
  let result = escaped(text.unicodeScalars.prefix(limit + 24)) { $0.value == 0x200D }
  return result.count <= limit ? result : "\(result.prefix(limit - 3))..."
}

/// Returns a text from a spec for messages, in quotes.
package func quotedText(_ text: some StringProtocol) -> String { "'\(shownText(text))'" }

/// Returns the name of a file for messages.
package func shownName(_ name: String) -> String {
  name.utf8.allSatisfy(\.isVisibleASCII) ? name : escaped(name.unicodeScalars) { _ in false }
}

private func escaped(
  _ scalars: some Sequence<Unicode.Scalar>, except isHarmless: (Unicode.Scalar) -> Bool
) -> String {
  var result = ""
  for scalar in scalars {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: result += codePoint(scalar.value)
    case .format where !isHarmless(scalar): result += codePoint(scalar.value)
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Returns a code point in Unicode's notation, such as `U+0085`.
package func codePoint(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
