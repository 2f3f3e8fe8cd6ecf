import LayoutText

/// Errors for a missing space after `-` or `:`, which makes the sign part of the text.
extension YAMLSyntaxErrors {
  /// Returns the error for `-items` or `items:4`, if a line or an element begins with it at an offset.
  func missingSpace(at offset: Int) -> ReadFailure? {
    guard offset < source.count else { return nil }
    let line = line(at: offset)
    let text = String(decoding: source[offset..<min(Int(line.end), offset + 200)], as: UTF8.self)
    guard let correction = MissingSpace(text) else { return nil }
    let span = correction.sign == "-" ? word(at: offset) : line
    return .syntax(
      "found \(quoted(source, span)), where a space is missing after `\(correction.sign)`", at: span,
      help: "write \(correction.written)")
  }

  /// Returns the start of the plain text that the line at an offset continues.
  func textContinued(at offset: Int) -> (start: Int, isValue: Bool)? {
    var begin: Int?
    var lineStart = startOfLine(offset)
    while lineStart > textStart {
      lineStart = startOfLine(lineStart - 1)
      let end = Int(line(at: lineStart).end)
      var start = skipBlanks(from: lineStart)
      guard start < end else { continue }
      var hasIndicator = false
      while start + 1 < end, source[start] == UInt8(ascii: "-"), source[start + 1] == 0x20 {
        hasIndicator = true
        start = skipBlanks(from: start + 1)
      }
      if let colon = lastColon(from: start, to: end) {
        let value = skipBlanks(from: colon + 1)
        return value < end ? (value, true) : begin.map { ($0, false) }
      }
      begin = start
      if hasIndicator { break }
    }
    return begin.map { ($0, false) }
  }

  /// Returns the start of the first entry on the line at an offset, after its `- `.
  func startOfEntry(_ offset: Int) -> Int {
    var start = skipBlanks(from: startOfLine(offset))
    while start + 1 < source.count, source[start] == UInt8(ascii: "-"), source[start + 1] == 0x20 {
      start = skipBlanks(from: start + 1)
    }
    return start
  }

  private func skipBlanks(from offset: Int) -> Int {
    var offset = offset
    while offset < source.count, source[offset] == 0x20 || source[offset] == 0x09 { offset += 1 }
    return offset
  }

  /// Returns the last colon before a blank or a line end.
  private func lastColon(from start: Int, to end: Int) -> Int? {
    (start..<max(start, end)).last {
      source[$0] == UInt8(ascii: ":") && ($0 + 1 >= end || source[$0 + 1] <= 0x20)
    }
  }
}

/// A word such as `-items` or `items:4`.
struct MissingSpace {
  let sign: Character
  /// The intended key.
  let key: String
  /// The corrected text.
  let written: String

  init?(_ text: String) {
    func isName(_ text: Substring) -> Bool {
      text.first?.isLetter == true && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    if let rest = text.first == "-" ? text.dropFirst() : nil {
      let key = rest.prefix { $0 != ":" && $0 != " " }
      guard isName(key) else { return nil }
      (sign, self.key, written) = ("-", String(key), "- \(shownText(rest))")
      return
    }
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let value = text[text.index(after: colon)...]
    guard isName(text[..<colon]), let first = value.first, first != " ", first != "/" else { return nil }
    (sign, key, written) = (":", String(text[..<colon]), shownText("\(text[..<colon]): \(value)"))
  }
}
