import LayoutReader
import LayoutText

extension DocumentTree {
  /// The bytes between two offsets.
  func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> {
    source.bytes[source.range(of: Span(range.lowerBound, range.upperBound))]
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes(range), as: UTF8.self) }

  /// The start of the line at an offset.
  func lineStart(_ offset: Int) -> Int {
    var start = offset
    while start > textRange.lowerBound, !byte(start - 1).isLineEnd { start -= 1 }
    return start
  }

  /// The end of the line at an offset, before its line break.
  func lineEnd(_ offset: Int) -> Int {
    var end = offset
    while end < textRange.upperBound, !byte(end).isLineEnd { end += 1 }
    return end
  }

  /// The start of the line after one that ends at an offset; the end of the text after the last line.
  func nextLine(_ lineEnd: Int) -> Int {
    let end = textRange.upperBound
    guard lineEnd < end else { return end }
    return byte(lineEnd) == 0x0D && lineEnd + 1 < end && byte(lineEnd + 1) == 0x0A ? lineEnd + 2 : lineEnd + 1
  }

  /// The line break that the file uses, by its first line.
  var lineBreak: String {
    let end = lineEnd(textRange.lowerBound)
    guard end < textRange.upperBound, byte(end) == 0x0D else { return "\n" }
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

  func comments(in span: Span) -> [Range<Int>] { comments(in: Int(span.start)..<Int(span.end)) }

  private func isCommentStart(_ offset: Int) -> Bool {
    guard offset == textRange.lowerBound || byte(offset - 1).isWhitespace else { return false }
    return text(holding: Span(offset, offset)).map { offset >= Int($0.end) } ?? true
  }
}
