import LayoutText

extension JSONReader {
  /// Reads the string at `index`. Returns the range of its content; if it has escapes, returns `nil` and puts
  /// the content in `scratch`.
  mutating func readString() throws(ReadFailure) -> Range<Int>? {
    let start = index + 1
    index = start
    skipOrdinary()
    if byte == UInt8(ascii: "\"") {
      index += 1
      return start..<(index - 1)
    }
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: bytes[start..<index])
    while byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\") else { throw badCharacter(inStringFrom: start - 1) }
      try readEscape(inStringFrom: start - 1)
      let plain = index
      skipOrdinary()
      scratch.append(contentsOf: bytes[plain..<index])
    }
    index += 1
    return nil
  }

  /// Skips to a quote, a backslash, a control character or the end.
  @inline(__always)
  private mutating func skipOrdinary() {
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { return }
      index += 1
    }
  }

  private func badCharacter(inStringFrom open: Int) -> ReadFailure {
    if index == bytes.count {
      return .syntax(
        "found a string that is never closed", at: Span(open, open + 1), help: "close it with a double quote")
    }
    let span = Span(index, index + 1)
    switch byte {
    case 0x0A, 0x0D:
      return .syntax(
        "found a line break inside a string; a string ends on the line where it begins", at: span,
        secondary: [.init(Span(open, open + 1), "the string begins here")],
        help: "close the string, or write the line break as \\n")
    case 0x09:
      return .syntax("found a tab inside a string", at: span, help: "write it as \\t")
    default:
      let digits = codePoint(UInt32(byte)).dropFirst(2)
      return .syntax(
        "found the control character \(codePoint(UInt32(byte))) inside a string", at: span,
        help: "write it as \\u\(digits)")
    }
  }

  private mutating func readEscape(inStringFrom open: Int) throws(ReadFailure) {
    let start = index
    index += 1
    let escaped = byte
    switch escaped {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scratch.append(escaped)
    case UInt8(ascii: "b"): scratch.append(0x08)
    case UInt8(ascii: "f"): scratch.append(0x0C)
    case UInt8(ascii: "n"): scratch.append(0x0A)
    case UInt8(ascii: "r"): scratch.append(0x0D)
    case UInt8(ascii: "t"): scratch.append(0x09)
    case UInt8(ascii: "u"): return try readUnicodeEscape(start)
    default:
      guard index < bytes.count else { throw badCharacter(inStringFrom: open) }
      let span = Span(start, bytes.endOfCharacter(at: index))
      throw .syntax(
        "found the escape \(quoted(bytes, span)); after a backslash stand \" \\ / b f n r t or u", at: span,
        help: "a backslash itself is written \\\\")
    }
    index += 1
  }

  /// Reads `\uXXXX`, or a surrogate pair.
  private mutating func readUnicodeEscape(_ start: Int) throws(ReadFailure) {
    let unit = try readHexDigits(start)
    switch unit {
    case 0xD800...0xDBFF:
      let second = index
      if byte == UInt8(ascii: "\\"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "u") {
        index += 1
        let low = try readHexDigits(second)
        if (0xDC00...0xDFFF).contains(low) {
          append(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
          return
        }
      }
      throw loneSurrogate(start)
    case 0xDC00...0xDFFF: throw loneSurrogate(start)
    default: append(unit)
    }
  }

  private func loneSurrogate(_ start: Int) -> ReadFailure {
    let span = Span(start, start + 6)
    return .syntax(
      "found the lone surrogate \(quoted(bytes, span)), which is no character", at: span,
      help: "a character beyond U+FFFF is a pair, \\uD800 to \\uDBFF and then \\uDC00 to \\uDFFF")
  }

  private mutating func readHexDigits(_ start: Int) throws(ReadFailure) -> UInt32 {
    index += 1
    var value: UInt32 = 0
    for _ in 0..<4 {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default:
        let span = Span(start, index)
        throw .syntax("found \(quoted(bytes, span)); four hexadecimal digits follow \\u", at: span)
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  private mutating func append(_ value: UInt32) {
    guard let scalar = Unicode.Scalar(value) else { return }
    scratch.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
