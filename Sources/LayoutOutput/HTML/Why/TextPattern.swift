/// A text with its whole numbers taken out, so that `group 17` and `group 18` are the same text with another number. There are no control
/// characters in it (`shownName`).
struct TextPattern: Hashable {
  /// What stands for a number.
  static let hole: Unicode.Scalar = "\u{1}"
  /// Numbers with more digits are left in the text: JavaScript would not hold them exactly.
  private static let greatestDigitCount = 15

  private(set) var pattern: String
  private(set) var numbers: [Int] = []

  init(_ text: String) {
    var hasDigits = false
    for byte in text.utf8 where byte < 0x3A && byte >= 0x30 { hasDigits = true }
    guard hasDigits else {
      pattern = text
      return
    }
    var result = String.UnicodeScalarView()
    var digits: [Unicode.Scalar] = []
    func number() -> Int? {
      guard !digits.isEmpty, digits.count <= Self.greatestDigitCount, digits.count == 1 || digits[0] != "0"
      else { return nil }
      return digits.reduce(0) { $0 * 10 + Int($1.value) - 0x30 }
    }
    func end(_ numbers: inout [Int]) {
      if let number = number() {
        numbers.append(number)
        result.append(Self.hole)
      } else {
        result.append(contentsOf: digits)
      }
      digits = []
    }
    for scalar in text.unicodeScalars {
      if scalar.value >= 0x30, scalar.value < 0x3A {
        digits.append(scalar)
        continue
      }
      end(&numbers)
      result.append(scalar)
    }
    end(&numbers)
    pattern = String(result)
  }
}
