import LayoutText

/// Exact spans: libyaml's spans without anchors, tags, and the line ends after a block scalar.
extension YAMLComposer {
  /// Returns the span of a scalar, including its quotes.
  func scalarSpan(_ style: YAMLScalarStyle, hasProperties: Bool) -> Span {
    var start = events.start
    var end = events.end
    if hasProperties { start = skipProperties(from: start, to: end) }
    switch style {
    case .quoted: break
    case .plain:
      // libyaml's position of an absent value is right only directly after an indicator.
      if start == end, !hasProperties, lastEnd < start, !followsIndicator(start) {
        start = afterColon(from: lastEnd, to: start)
        end = start
      }
    case .block:
      while end > start, source[end - 1].isWhitespace { end -= 1 }
    }
    return Span(start, end)
  }

  private func followsIndicator(_ offset: Int) -> Bool {
    offset > textStart && ":-?".utf8.contains(source[offset - 1])
  }

  /// Returns the offset after the colon that follows a key or, without a colon, after the key.
  private func afterColon(from key: Int, to limit: Int) -> Int {
    var index = key
    while index < limit, source[index].isWhitespace { index += 1 }
    return index < limit && source[index] == UInt8(ascii: ":") ? index + 1 : key
  }

  /// Skips an anchor and a tag, and the blanks and comments after them.
  func skipProperties(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      switch source[index] {
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        while index < end, !source[index].isWhitespace { index += 1 }
      case UInt8(ascii: "#"):
        while index < end, source[index] != 0x0A, source[index] != 0x0D { index += 1 }
      case let byte where byte.isWhitespace: index += 1
      default: return index
      }
    }
    return end
  }
}
