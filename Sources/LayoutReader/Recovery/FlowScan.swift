/// Goes through a text with brackets by its looks alone, over what stands in quotes.
struct FlowScan {
  private let bytes: [UInt8]
  /// The byte that is looked at next.
  private(set) var index: Int
  /// What would close the brackets that are open, the innermost last.
  private(set) var closers: [UInt8] = []

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    index = start
  }

  /// Goes past a byte, or past a whole text in quotes.
  ///
  /// A quote that is never closed ends with its line, and a bracket that is never closed with one around it.
  mutating func step() {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "{"): closers.append(UInt8(ascii: "}"))
    case UInt8(ascii: "["): closers.append(UInt8(ascii: "]"))
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      // Not looked for without end in a text of nothing but brackets.
      if let open = closers.suffix(64).lastIndex(of: byte) { closers.removeSubrange(open...) }
    case UInt8(ascii: "\""): skipQuoted(byte)
    case UInt8(ascii: "'") where index == 0 || !Self.isOfWord(bytes[index - 1]): skipQuoted(byte)
    default: break
    }
    index += 1
  }

  /// Goes on at another place.
  mutating func skip(to place: Int) { index = place }

  /// Goes to the quote that closes the one here.
  private mutating func skipQuoted(_ quote: UInt8) {
    var end = index + 1
    while end < bytes.count, bytes[end] != quote, bytes[end] != 0x0A {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(end, bytes.count - 1)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}

extension UInt8 {
  /// Whether it is a space, a tab or part of a line break.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
