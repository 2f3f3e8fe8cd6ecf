import LayoutText

extension JSONReader {
  /// Skips the number at `index`, which begins with a minus or a digit.
  mutating func skipNumber() throws(ReadFailure) {
    let start = index
    if byte == UInt8(ascii: "-") { index += 1 }
    if byte == UInt8(ascii: "0") {
      index += 1
    } else {
      guard skipDigits() else { throw badNumber(start) }
    }
    if byte == UInt8(ascii: ".") {
      index += 1
      guard skipDigits() else { throw badNumber(start) }
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      index += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
      guard skipDigits() else { throw badNumber(start) }
    }
    if isWordByte(byte) || byte == UInt8(ascii: ".") { throw badNumber(start) }
  }

  @inline(__always)
  private mutating func skipDigits() -> Bool {
    let start = index
    while byte.isDigit { index += 1 }
    return index > start
  }

  /// Reports the mistake in a number, at the whole number's span.
  func badNumber(_ start: Int) -> ReadFailure {
    let span = Span(start, endOfWord(from: start))
    let word = Array(bytes[start..<Int(span.end)])
    let digits = word.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    let found = "found \(quoted(bytes, span))"
    if word.first == UInt8(ascii: "+") {
      return .syntax("\(found); a number has no plus sign", at: span, help: "leave out the +")
    }
    if digits.first == UInt8(ascii: ".") {
      return .syntax("\(found); a number begins with a digit", at: span, help: "write a 0 before the point")
    }
    if digits.first == UInt8(ascii: "0"), digits.dropFirst().first.map({ $0 | 0x20 }) == UInt8(ascii: "x") {
      return .syntax("\(found); numbers are decimal", at: span)
    }
    if digits.first == UInt8(ascii: "0"), let second = digits.dropFirst().first,
      second.isDigit
    {
      return .syntax("\(found); a number has no leading zeros", at: span)
    }
    return .syntax("\(found), which is no number", at: span)
  }
}
