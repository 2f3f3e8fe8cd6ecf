import LayoutText

/// The value of a plain scalar in the core schema of YAML 1.2.
enum CoreSchema {
  case null
  case boolean(Bool)
  case number(Double)
  case string

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self = .string
    guard let first = text.first else {
      self = .null
      return
    }
    switch first {
    case UInt8(ascii: "~"): if text.count == 1 { self = .null }
    case UInt8(ascii: "n"), UInt8(ascii: "N"):
      if Self.isOne(text, "null", "Null", "NULL") { self = .null }
    case UInt8(ascii: "t"), UInt8(ascii: "T"):
      if Self.isOne(text, "true", "True", "TRUE") { self = .boolean(true) }
    case UInt8(ascii: "f"), UInt8(ascii: "F"):
      if Self.isOne(text, "false", "False", "FALSE") { self = .boolean(false) }
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      if let number = Self.integer(text) ?? Self.float(text) { self = .number(number) }
    default: break
    }
  }

  private static func isOne(
    _ text: UnsafeBufferPointer<UInt8>, _ lower: StaticString, _ capital: StaticString, _ upper: StaticString
  ) -> Bool {
    guard text.count == lower.utf8CodeUnitCount else { return false }
    return isEqual(text, lower) || isEqual(text, capital) || isEqual(text, upper)
  }

  private static func isEqual(_ text: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    text.elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  /// Reads `[-+]?[0-9]+`, `0o[0-7]+` or `0x[0-9a-fA-F]+`.
  static func integer(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    if text.count > 2, text[0] == UInt8(ascii: "0") {
      if text[1] == UInt8(ascii: "o") { return powerOfTwoDigits(text, bits: 3) }
      if text[1] == UInt8(ascii: "x") { return powerOfTwoDigits(text, bits: 4) }
    }
    var index = signLength(text)
    let first = index
    skipDigits(text, &index)
    return index == text.count && index > first ? decimalValue(text) : nil
  }

  /// Reads `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`, infinity or NaN.
  static func float(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    var index = signLength(text)
    let isNegative = text.first == UInt8(ascii: "-")
    let rest = UnsafeBufferPointer(rebasing: text[index...])
    if isOne(rest, ".inf", ".Inf", ".INF") { return isNegative ? -.infinity : .infinity }
    if isOne(text, ".nan", ".NaN", ".NAN") { return .nan }
    let whole = index
    skipDigits(text, &index)
    var hasDigits = index > whole
    if index < text.count, text[index] == UInt8(ascii: ".") {
      index += 1
      let fraction = index
      skipDigits(text, &index)
      if index > fraction { hasDigits = true }
    }
    guard hasDigits else { return nil }
    if index < text.count {
      guard text[index] | 0x20 == UInt8(ascii: "e") else { return nil }
      index += 1
      if index < text.count, text[index] == UInt8(ascii: "+") || text[index] == UInt8(ascii: "-") {
        index += 1
      }
      let exponent = index
      skipDigits(text, &index)
      guard index > exponent, index == text.count else { return nil }
    }
    return decimalValue(text)
  }

  private static func signLength(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+") ? 1 : 0
  }

  private static func skipDigits(_ text: UnsafeBufferPointer<UInt8>, _ index: inout Int) {
    while index < text.count, text[index].isDigit { index += 1 }
  }

  /// Reads hexadecimal or octal digits after a prefix of two characters, and rounds the number once.
  private static func powerOfTwoDigits(_ text: UnsafeBufferPointer<UInt8>, bits: Int) -> Double? {
    var mantissa: UInt64 = 0
    var power = 0
    for byte in text.dropFirst(2) {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "7"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "8")...UInt8(ascii: "9") where bits == 4: digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f") where bits == 4: digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F") where bits == 4: digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      if mantissa >> 60 == 0 {
        mantissa = mantissa << UInt64(bits) | UInt64(digit)
      } else {
        // After 60 bits, rounding depends only on whether the rest is zero.
        if digit != 0 { mantissa |= 1 }
        power += bits
      }
    }
    guard power < 1024 else { return .infinity }
    return Double(sign: .plus, exponent: power, significand: Double(mantissa))
  }
}
