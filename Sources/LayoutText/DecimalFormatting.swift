extension ByteSink {
  @inlinable @inline(__always)
  public func write(integer value: Int) {
    if value >= 0, value < 10 {
      write(byte: 48 + UInt8(truncatingIfNeeded: value))
    } else {
      writeLong(integer: value)
    }
  }

  @usableFromInline
  func writeLong(integer value: Int) {
    let target = reserve(21)
    if value >= 0 {
      advance(DigitPairs.write(UInt64(bitPattern: Int64(value)), to: target))
    } else {
      target[0] = 45
      advance(1 + DigitPairs.write(UInt64(value.magnitude), to: target + 1))
    }
  }

  /// Writes a number with at most `precision` decimals (clamped to 0 to 9), without trailing zeros, exponent
  /// or `-0`. Infinities and NaN are written as 0.
  ///
  /// The value |v| · 10^precision, in double arithmetic, is rounded with halves away from zero: 0.0625
  /// becomes 0.063, and 1.0005 becomes 1.001 although its double is slightly below the half. Products from 9
  /// · 10^15 are not exact, so the shortest decimal digits are rounded instead.
  package func write(decimal value: Double, precision: Int = 3) {
    advance(DecimalText.write(value, precision: precision, to: reserve(DecimalText.greatestLength)))
  }
}

package func decimalText(_ value: Double, precision: Int = 3) -> String {
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: DecimalText.greatestLength) { buffer in
    guard let start = buffer.baseAddress else { return "" }
    let count = DecimalText.write(value, precision: precision, to: start)
    return String(decoding: buffer.prefix(count), as: UTF8.self)
  }
}

/// Returns a positive integer with its digits in groups of three, such as `10,000`.
package func groupedText(_ number: Int) -> String {
  let digits = String(number)
  var result = ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(",") }
    result.append(digit)
  }
  return result
}

/// Decimals of a limited number of places, as bytes.
enum DecimalText {
  /// The longest text, in bytes: sign, 309 digits, point, 9 decimals.
  static let greatestLength = 320

  /// Writes `value` like `ByteSink.write(decimal:precision:)` and returns the number of bytes.
  @inline(__always)
  static func write(_ value: Double, precision: Int, to target: UnsafeMutablePointer<UInt8>) -> Int {
    let magnitude = value.magnitude
    if magnitude < 9e15 {
      let whole = Int64(magnitude)
      if Double(whole) == magnitude {
        let sign = value < 0 ? 1 : 0
        target[0] = 45
        return sign + DigitPairs.write(UInt64(bitPattern: whole), to: target + sign)
      }
    }
    return writeFraction(value, precision: precision, to: target)
  }

  private static func writeFraction(
    _ value: Double, precision: Int, to target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let places = min(max(precision, 0), 9)
    let scale = powerOfTen(places)
    let scaled = value.magnitude * Double(scale)
    guard scaled < 9e15 else { return writeLong(value, places: places, to: target) }
    var units = UInt64(bitPattern: Int64(scaled))
    if scaled - Double(units) >= 0.5 { units += 1 }
    if units == 0 {
      target[0] = 48
      return 1
    }
    var end = 0
    if value < 0 {
      target[0] = 45
      end = 1
    }
    // The compiler replaces division by a constant with a multiplication.
    let whole = places == 3 ? units / 1_000 : units / scale
    let rest = units &- whole &* scale
    end += DigitPairs.write(whole, to: target + end)
    return rest == 0 ? end : writeDecimals(rest, places: places, to: target, at: end)
  }

  /// Writes the point and `places` decimals without trailing zeros. Returns the end.
  private static func writeDecimals(
    _ decimals: UInt64, places: Int, to target: UnsafeMutablePointer<UInt8>, at start: Int
  ) -> Int {
    target[start] = 46
    var rest = decimals
    var position = start + places
    while rest % 10 == 0, position > start {
      rest /= 10
      position -= 1
    }
    let end = position + 1
    while position > start {
      target[position] = 48 + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
      position -= 1
    }
    return end
  }

  private static func writeLong(_ value: Double, places: Int, to target: UnsafeMutablePointer<UInt8>) -> Int {
    guard value.isFinite else {
      target[0] = 48
      return 1
    }
    var digits = ShortestDigits(magnitude: value.magnitude)
    digits.round(toPlaces: places)
    let text = digits.text(isNegative: value < 0)
    target.update(from: text, count: min(text.count, greatestLength))
    return min(text.count, greatestLength)
  }

  private static func powerOfTen(_ exponent: Int) -> UInt64 {
    if exponent == 3 { return 1_000 }
    var power: UInt64 = 1
    for _ in 0..<exponent { power &*= 10 }
    return power
  }
}
