import LayoutText

extension WrittenSpec {
  /// A byte of the source, or a line end past its end.
  func byte(_ offset: Int) -> UInt8 {
    source.bytes.indices.contains(offset) ? source.bytes[offset] : 0x0A
  }

  /// Where the line of a place begins.
  func lineStart(_ offset: Int) -> Int {
    var start = offset
    while start > source.textStart, !byte(start - 1).isLineEnd { start -= 1 }
    return start
  }

  /// Where the line of a place ends, before its line end.
  func lineEnd(_ offset: Int) -> Int {
    var end = offset
    while end < source.bytes.count, !byte(end).isLineEnd { end += 1 }
    return end
  }

  /// Past the line end of a line that ends at a place.
  func nextLine(_ lineEnd: Int) -> Int {
    guard lineEnd < source.bytes.count else { return source.bytes.count }
    return byte(lineEnd) == 0x0D && lineEnd + 1 < source.bytes.count && byte(lineEnd + 1) == 0x0A
      ? lineEnd + 2 : lineEnd + 1
  }

  /// How the lines of the file end.
  var lineBreak: String {
    let end = lineEnd(source.textStart)
    guard end < source.bytes.count, byte(end) == 0x0D else { return "\n" }
    return nextLine(end) == end + 2 ? "\r\n" : "\r"
  }

  /// The comments in a part of the text, each from its `#` to the end of its line.
  func comments(in range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      if byte(offset) == UInt8(ascii: "#"), isCommentStart(offset) {
        let end = lineEnd(offset)
        result.append(offset..<end)
        offset = end
      } else {
        offset += 1
      }
    }
    return result
  }

  private func isCommentStart(_ offset: Int) -> Bool {
    let follows =
      offset == source.textStart || byte(offset - 1).isSpaceOrTab || byte(offset - 1).isLineEnd
    return follows && !scalars.hold(offset)
  }
}
