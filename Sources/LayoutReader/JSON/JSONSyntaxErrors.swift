import LayoutDiagnostics
import LayoutText

/// Reports the syntax errors of JSON.
extension JSONReader {
  /// Reports a missing value.
  func noValue() -> ReadFailure {
    if index == bytes.count { return unclosed() }
    let span = tokenSpan()
    let found = "found \(quoted(bytes, span))"
    switch byte {
    case UInt8(ascii: "'"):
      return .syntax("\(found) where a value is expected", at: span, help: Self.quotesHelp)
    case UInt8(ascii: "+"), UInt8(ascii: "."):
      return index + 1 < bytes.count && isWordByte(bytes[index + 1])
        ? badNumber(index) : .syntax("\(found) where a value is expected", at: span)
    case UInt8(ascii: "/"), UInt8(ascii: "#"): return comment()
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"):
      return .syntax("\(found) where a value is expected", at: span)
    default: break
    }
    switch String(decoding: bytes[index..<Int(span.end)], as: UTF8.self).lowercased() {
    case "nan", "infinity", "inf":
      return .syntax("\(found); JSON has finite numbers only", at: span)
    case let word where ["true", "false", "null"].contains(word):
      return .syntax("\(found); JSON writes it in lower case", at: span, help: "write \(word)")
    case "none", "nil", "undefined":
      return .syntax("\(found) where a value is expected", at: span, help: "write null")
    default:
      return .syntax(
        "\(found) where a value is expected: a string, a number, true, false, null, an object or an array",
        at: span, help: isWordByte(byte) ? "a string stands in double quotes" : "remove it")
    }
  }

  private static let quotesHelp =
    "JSON strings stand in double quotes; a YAML spec may use single ones"

  /// Reports a missing comma or closing bracket after an element.
  func noSeparator(in frame: DocumentBuilder.Frame) -> ReadFailure {
    if index == bytes.count { return unclosed() }
    if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#") { return comment() }
    let span = tokenSpan()
    return .syntax(
      "found \(quoted(bytes, span)) after a value; `,` or `\(frame.isMapping ? "}" : "]")` is expected",
      at: span,
      secondary: [
        .init(
          Span(frame.start, frame.start + 1),
          frame.isMapping ? "the object begins here" : "the array begins here")
      ])
  }

  /// Reports a comma before the closing bracket.
  func trailingComma(_ comma: Int, in frame: DocumentBuilder.Frame) -> ReadFailure {
    .syntax(
      "found a comma after the last \(frame.isMapping ? "member of an object" : "element of an array")",
      at: Span(comma, comma + 1), help: "remove the comma")
  }

  /// Reports a key that is missing or not a string.
  func noKey(afterComma comma: Int?) -> ReadFailure {
    if index == bytes.count { return unclosed() }
    if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#") { return comment() }
    let span = tokenSpan()
    let message = "found \(quoted(bytes, span)) where a key is expected; a key is a string in double quotes"
    return byte == UInt8(ascii: "'")
      ? .syntax(message, at: span, help: Self.quotesHelp) : .syntax(message, at: span)
  }

  /// Reports a key without a colon.
  func noColon(after key: Span) -> ReadFailure {
    if index == bytes.count { return unclosed() }
    if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#") { return comment() }
    let span = tokenSpan()
    return .syntax(
      "found \(quoted(bytes, span)) after a key; `:` is expected", at: span,
      secondary: [.init(key, "the key")])
  }

  /// Reports text after the root value.
  func afterDocument() -> ReadFailure {
    if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#") { return comment() }
    let span = tokenSpan()
    return .syntax(
      "found \(quoted(bytes, span)) after the end of the document; a spec is one value", at: span)
  }

  private func comment() -> ReadFailure {
    var end = index
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    let span = Span(index, end)
    let isComment =
      byte == UInt8(ascii: "#") || bytes[index..<end].starts(with: "//".utf8)
      || bytes[index..<end].starts(with: "/*".utf8)
    if !isComment { return .syntax("found `/` where none is allowed", at: Span(index, index + 1)) }
    return .syntax("found a comment; JSON has none", at: span, help: "remove it, or write the spec in YAML")
  }

  /// Reports a text that ends inside a collection.
  private func unclosed() -> ReadFailure {
    guard let frame = builder.frames.last else {
      return .syntax("found the end of the text where a value is expected", at: Span(index, index))
    }
    let close = frame.isMapping ? "}" : "]"
    return .syntax(
      "found \(frame.isMapping ? "an object" : "an array") that is never closed",
      at: Span(frame.start, frame.start + 1), help: "close it with \(close)")
  }

  /// Returns the span of the word or character at `index`.
  private func tokenSpan() -> Span {
    let byte = byte
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      var end = index + 1
      while end < bytes.count, bytes[end] != byte, bytes[end] >= 0x20 { end += 1 }
      return Span(index, end < bytes.count && bytes[end] == byte ? end + 1 : end)
    }
    return Span(index, isWordByte(byte) ? endOfWord(from: index) : bytes.endOfCharacter(at: index))
  }

  /// Returns the end of the run of letters, digits and signs that begins at `start`.
  func endOfWord(from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      guard isWordByte(byte) || isSign else { break }
      end += 1
    }
    return end
  }

  /// Returns true for letters, digits, underscore, dollar, and everything beyond ASCII.
  func isWordByte(_ byte: UInt8) -> Bool {
    byte.isDigit || byte.isNameStart || byte == UInt8(ascii: "$") || byte >= 0x80
  }
}
