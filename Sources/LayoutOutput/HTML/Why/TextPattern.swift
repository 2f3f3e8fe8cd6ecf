/// A text with its whole numbers taken out, so that `group 17` and `group 18` are the same text with another number. There are no control
/// characters in it (`shownName`).
struct TextPattern: Hashable {
  /// What stands for a number.
  private static let hole: UInt8 = 1
  /// Numbers with more digits are left in the text: JavaScript would not hold them exactly.
  private static let greatestDigitCount = 15

  private(set) var pattern: String
  private(set) var numbers: [Int] = []

  init(_ text: String) {
    pattern = text
    guard text.utf8.contains(where: Self.isDigit) else { return }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    // Where the digits at the end of the result begin.
    var start: Int?
    for byte in text.utf8 {
      if Self.isDigit(byte) {
        if start == nil { start = result.count }
      } else if let first = start {
        takeNumber(from: first, of: &result)
        start = nil
      }
      result.append(byte)
    }
    if let start { takeNumber(from: start, of: &result) }
    pattern = String(decoding: result, as: UTF8.self)
  }

  /// Puts the hole in the place of the digits at the end of a text, where they are a number.
  private mutating func takeNumber(from start: Int, of text: inout [UInt8]) {
    let digits = text[start...]
    guard digits.count <= Self.greatestDigitCount, digits.count == 1 || digits.first != UInt8(ascii: "0")
    else { return }
    numbers.append(digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
    text.replaceSubrange(start..., with: CollectionOfOne(Self.hole))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte < 0x3A && byte >= 0x30 }
}
