/// A file's name as it may stand in a message: characters that change what a terminal shows are written as U+001B.
package func shownName(_ name: String) -> String {
  if name.utf8.allSatisfy({ $0.isVisibleASCII }) { return name }
  var result = ""
  for scalar in name.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .format: result += codePoint(scalar.value)
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// A code point as Unicode writes it, such as `U+0085`.
package func codePoint(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
