extension ByteSink {
  /// Writes bytes in base64 (RFC 4648) with padding.
  package func write(base64 bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      let rest = bytes.count - index
      let word =
        UInt32(bytes[index]) << 16 | UInt32(rest > 1 ? bytes[index + 1] : 0) << 8
        | UInt32(rest > 2 ? bytes[index + 2] : 0)
      write(byte: Self.base64Digit(word >> 18))
      write(byte: Self.base64Digit(word >> 12))
      write(byte: rest > 1 ? Self.base64Digit(word >> 6) : UInt8(ascii: "="))
      write(byte: rest > 2 ? Self.base64Digit(word) : UInt8(ascii: "="))
      index += 3
    }
  }

  private static func base64Digit(_ word: UInt32) -> UInt8 {
    let value = UInt8(word & 63)
    return switch value {
    case 0..<26: 65 + value
    case 26..<52: 71 + value
    case 52..<62: value - 4
    case 62: 43
    default: 47
    }
  }
}
