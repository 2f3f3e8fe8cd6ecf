import LayoutText

/// Returns the value nearest to a decimal numeral `[-+]? digits [. digits] [e [-+] digits]`; infinite beyond
/// the largest `Double`. The caller must have checked the grammar. Up to 15 digits and powers of ten up to 22
/// are exact, so one operation rounds only once; the standard library does the rest.
func decimalValue(_ text: UnsafeBufferPointer<UInt8>) -> Double {
  var index = 0
  var isNegative = false
  if index < text.count, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
    isNegative = text[index] == UInt8(ascii: "-")
    index += 1
  }
  var mantissa: UInt64 = 0
  var digits = 0
  var power = 0
  var isFraction = false
  while index < text.count {
    let byte = text[index]
    if byte == UInt8(ascii: ".") {
      isFraction = true
    } else if byte.isDigit {
      if digits == 15 { return slowDecimalValue(text) }
      mantissa = mantissa * 10 + UInt64(byte &- UInt8(ascii: "0"))
      if mantissa > 0 { digits += 1 }
      if isFraction { power -= 1 }
    } else {
      break
    }
    index += 1
  }
  if index < text.count {
    guard text.count - index <= 5 else { return slowDecimalValue(text) }
    index += 1
    var exponent = 0
    var isSmall = false
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "-"): isSmall = true
      case UInt8(ascii: "+"): break
      default: exponent = exponent * 10 + Int(text[index] &- UInt8(ascii: "0"))
      }
      index += 1
    }
    power += isSmall ? -exponent : exponent
  }
  guard (-22...22).contains(power) else { return slowDecimalValue(text) }
  let magnitude = Double(mantissa)
  let value = power < 0 ? magnitude / powersOfTen[-power] : magnitude * powersOfTen[power]
  return isNegative ? -value : value
}

private func slowDecimalValue(_ text: UnsafeBufferPointer<UInt8>) -> Double {
  Double(String(decoding: text, as: UTF8.self)) ?? .nan
}

let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
  1e19, 1e20, 1e21, 1e22,
]
