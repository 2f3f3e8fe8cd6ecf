import LayoutText

/// Checks that a source is UTF-8 text, not binary or in another encoding.
enum TextCheck {
  struct Result {
    var isASCII: Bool
    /// True if the text may have control characters other than LF.
    var hasControls: Bool
  }

  static func check(_ bytes: UnsafeBufferPointer<UInt8>, textStart: Int) throws(ReadFailure) -> Result {
    if let name = otherEncoding(bytes) {
      throw .shape(
        "found a \(name) byte order mark; a spec is UTF-8", at: Span(0, min(bytes.count, 2)),
        help: "save the file as UTF-8")
    }
    var isASCII = true
    var controls: UInt64 = 0
    var index = textStart
    while index < bytes.count {
      index = endOfASCII(bytes, from: index, &controls)
      guard index < bytes.count else { break }
      if bytes[index] == 0 {
        throw .shape("not a text file: NUL byte at offset \(index)", at: Span(index, index + 1))
      }
      isASCII = false
      let length = sequenceLength(bytes, at: index)
      if length == 0 {
        let digits = String(bytes[index], radix: 16, uppercase: true)
        throw .shape(
          "not UTF-8: invalid byte 0x\(digits) at offset \(index)", at: Span(index, index + 1),
          help: "save the file as UTF-8")
      }
      index += length
    }
    return Result(isASCII: isASCII, hasControls: controls != 0)
  }

  private static func otherEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE):
      return bytes.count >= 4 && bytes[2] == 0 && bytes[3] == 0 ? "UTF-32" : "UTF-16"
    case (0xFE, 0xFF): return "UTF-16"
    case (0, 0): return bytes.count >= 4 && bytes[2] == 0xFE && bytes[3] == 0xFF ? "UTF-32" : nil
    default: return nil
    }
  }

  /// Returns the offset of the first NUL or non-ASCII byte from `start` on; reads eight bytes at a time.
  ///
  /// - Parameter controls: gets a bit for each control character before it, except LF.
  private static func endOfASCII(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ controls: inout UInt64
  ) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highBits = ones << 7
    var index = start
    let raw = UnsafeRawBufferPointer(bytes)
    while index + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if (word | (word &- ones) & ~word) & highBits != 0 { break }
      // The high bit of a byte is set in isSpaceOrMore from 0x20 on, in isNotLF for all but LF, in isDEL for
      // 0x7F.
      let isSpaceOrMore = (word | highBits) &- ones &* 0x20
      let isNotLF = (word ^ ones &* 0x0A) &+ ones &* 0x7F
      let isDEL = word &+ ones
      controls |= (~isSpaceOrMore & isNotLF | isDEL) & highBits
      index += 8
    }
    while index < bytes.count, bytes[index] &- 1 < 0x7F {
      if bytes[index] < 0x20 && bytes[index] != 0x0A || bytes[index] == 0x7F { controls |= 1 }
      index += 1
    }
    return index
  }

  /// Returns the length of a well-formed sequence of two to four bytes, or 0 (Unicode, table 3-7).
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let lead = bytes[index]
    let second = index + 1 < bytes.count ? bytes[index + 1] : 0
    let length: Int
    switch lead {
    case 0xC2...0xDF: length = second & 0xC0 == 0x80 ? 2 : 0
    case 0xE0: length = (0xA0...0xBF).contains(second) ? 3 : 0
    case 0xED: length = (0x80...0x9F).contains(second) ? 3 : 0
    case 0xE1...0xEF: length = second & 0xC0 == 0x80 ? 3 : 0
    case 0xF0: length = (0x90...0xBF).contains(second) ? 4 : 0
    case 0xF1...0xF3: length = second & 0xC0 == 0x80 ? 4 : 0
    case 0xF4: length = (0x80...0x8F).contains(second) ? 4 : 0
    default: length = 0
    }
    guard index + length <= bytes.count else { return 0 }
    for further in 2..<max(2, length) where bytes[index + further] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
