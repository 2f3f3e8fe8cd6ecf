/// Rewrites `a ? b : c` of other languages as `b if a else c`.
///
/// - Parameter text: the text between the braces.
/// - Returns: `nil` if the text has no such choice, or is too long to be shown.
package func choice(insteadOf text: some StringProtocol) -> String? {
  let greatestLength = 100
  guard text.utf8.count <= greatestLength else { return nil }
  return choice(Array(text.utf8)[...], isInner: false)
}

private func choice(_ text: ArraySlice<UInt8>, isInner: Bool) -> String? {
  var depth = 0
  var question: Int?
  var colons = 0
  for index in text.indices {
    switch text[index] {
    case UInt8(ascii: "("): depth += 1
    case UInt8(ascii: ")"): depth -= 1
    case UInt8(ascii: "?") where depth == 0:
      question = question ?? index
      colons += 1
    case UInt8(ascii: ":") where depth == 0:
      colons -= 1
      guard let question, colons == 0 else { continue }
      let parts = [text[..<question], text[(question + 1)..<index], text[(index + 1)...]].map(trimmed)
      guard !parts.contains(where: \.isEmpty) else { return nil }
      let words = parts.map { choice($0, isInner: true) ?? String(decoding: $0, as: UTF8.self) }
      let written = "\(words[1]) if \(words[0]) else \(words[2])"
      return isInner ? "(\(written))" : written
    default: break
    }
  }
  return nil
}

private func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  guard let first = text.firstIndex(where: { $0 > 0x20 }), let last = text.lastIndex(where: { $0 > 0x20 })
  else {
    return []
  }
  return text[first...last]
}
