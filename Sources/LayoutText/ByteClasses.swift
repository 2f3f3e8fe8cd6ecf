// The classes of ASCII bytes.
extension UInt8 {
  @inlinable package var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  @inlinable package var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  @inlinable package var isNameStart: Bool { isLetter || self == UInt8(ascii: "_") }

  @inlinable package var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }

  /// True for LF and CR.
  @inlinable package var isLineEnd: Bool { self == 0x0A || self == 0x0D }

  @inlinable package var isWhitespace: Bool { isSpaceOrTab || isLineEnd }

  /// True for printable characters, including the space.
  @inlinable package var isVisibleASCII: Bool { 0x20 <= self && self < 0x7F }
}
