/// The classes of ASCII bytes that the readers of text tell apart.
extension UInt8 {
  /// True if it is one of `0` to `9`.
  @inlinable package var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// True if it is a letter of either case.
  @inlinable package var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  /// True if a name may begin with it: a letter or an underscore.
  @inlinable package var isNameStart: Bool { isLetter || self == UInt8(ascii: "_") }

  @inlinable package var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }

  /// True if it ends a line, or is half of what does.
  @inlinable package var isLineEnd: Bool { self == 0x0A || self == 0x0D }

  /// True if it is a space, a tab or part of a line end.
  @inlinable package var isWhitespace: Bool { isSpaceOrTab || isLineEnd }

  /// True if it is shown as it is, the space included.
  @inlinable package var isVisibleASCII: Bool { 0x20 <= self && self < 0x7F }
}
