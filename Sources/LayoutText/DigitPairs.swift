/// Writes integers two digits at a time, with a table of 00 to 99.
enum DigitPairs {
  private static let text: StaticString = """
    0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849\
    5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899
    """

  /// Writes the digits of `value` and returns their number, at most 20.
  @inline(__always)
  static func write(_ value: UInt64, to target: UnsafeMutablePointer<UInt8>) -> Int {
    if value < 10 {
      target[0] = 48 + UInt8(truncatingIfNeeded: value)
      return 1
    }
    let count = digitCount(value)
    let pairs = text.utf8Start
    var rest = value
    var end = count
    while rest >= 100 {
      let pair = Int(truncatingIfNeeded: rest % 100) &* 2
      rest /= 100
      end &-= 2
      target[end] = pairs[pair]
      target[end &+ 1] = pairs[pair &+ 1]
    }
    if rest >= 10 {
      let pair = Int(truncatingIfNeeded: rest) &* 2
      target[0] = pairs[pair]
      target[1] = pairs[pair &+ 1]
    } else {
      target[0] = 48 + UInt8(truncatingIfNeeded: rest)
    }
    return count
  }

  @inline(__always)
  private static func digitCount(_ value: UInt64) -> Int {
    var count = 1
    var rest = value
    while true {
      if rest < 10 { return count }
      if rest < 100 { return count &+ 1 }
      if rest < 1_000 { return count &+ 2 }
      if rest < 10_000 { return count &+ 3 }
      rest /= 10_000
      count &+= 4
    }
  }
}
