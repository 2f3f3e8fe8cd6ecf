import LayoutText

/// Reads a number like JSON or the YAML core schema: `44`, `-8`, `.5`, `1e3`; `nil` for other texts.
package func parseNumber(_ text: some StringProtocol) -> Double? { parseNumber(text.utf8) }

/// Reads the number of a UTF-8 text in the same way.
func parseNumber(_ bytes: some Collection<UInt8>) -> Double? {
  var mantissa: UInt64 = 0
  var digits = 0
  var decimals = 0
  var seenPoint = false
  var seenExponent = false
  var previous: UInt8 = 0
  for byte in bytes {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      digits += 1
      if seenPoint { decimals += 1 }
      mantissa = mantissa &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      guard previous == 0 || previous | 0x20 == UInt8(ascii: "e") else { return nil }
    case UInt8(ascii: "."):
      guard !seenPoint, !seenExponent else { return nil }
      seenPoint = true
    case UInt8(ascii: "e"), UInt8(ascii: "E"):
      guard !seenExponent, digits > 0 else { return nil }
      seenExponent = true
      digits = 0
    default: return nil
    }
    previous = byte
  }
  guard digits > 0 else { return nil }
  // Both operands are exact in binary, so the division rounds only once.
  if digits <= 15, !seenExponent {
    let magnitude = Double(mantissa) / powersOfTen[decimals]
    return bytes.first == UInt8(ascii: "-") ? -magnitude : magnitude
  }
  return slowNumber(String(decoding: bytes, as: UTF8.self))
}

/// Reads the number of a text whose grammar was checked.
private func slowNumber(_ text: String) -> Double? {
  var literal = text
  if literal.hasPrefix("+") { literal.removeFirst() }
  if literal.hasPrefix(".") { literal = "0" + literal }
  if literal.hasPrefix("-.") { literal = "-0" + literal.dropFirst() }
  if literal.hasSuffix(".") { literal.removeLast() }
  return Double(literal.replacingPoint())
}

/// Returns the number before a unit such as `pt`, `px` or `dp`.
func numberWithUnit(_ text: some StringProtocol) -> Double? {
  for unit in ["pt", "px", "dp", "points"] where text.hasSuffix(unit) {
    return parseNumber(String(text.dropLast(unit.count).filter { $0 != " " }))
  }
  return nil
}

extension String {
  /// Returns `1e5` for `1.e5`, which YAML allows and `Double` does not.
  fileprivate func replacingPoint() -> String {
    guard let point = firstIndex(of: "."), index(after: point) < endIndex else { return self }
    let next = self[index(after: point)]
    guard next == "e" || next == "E" else { return self }
    var result = self
    result.remove(at: point)
    return result
  }
}
