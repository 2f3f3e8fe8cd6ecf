import LayoutDiagnostics
import LayoutText

/// A part of a text that formatting keeps, and the new whitespace before it.
struct TextPiece {
  let start: UInt32
  let end: UInt32
  /// The number of spaces before it, after the line ends.
  var spaces: UInt32
  /// The number of line ends before it.
  let breaks: UInt8
  let isComment: Bool

  init(_ range: Range<Int>, breaks: Int, spaces: Int, isComment: Bool = false) {
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
    self.breaks = UInt8(clamping: breaks)
    self.spaces = UInt32(clamping: spaces)
    self.isComment = isComment
  }

  /// The length in bytes, including the whitespace before the piece.
  var length: Int { Int(end - start) + Int(breaks) + Int(spaces) }

  /// Returns the change of the whitespace before this piece, given the end of the previous piece; `nil` if
  /// nothing changes.
  func edit(from offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> TextEdit? {
    let count = Int(breaks) + Int(spaces)
    func wanted(_ index: Int) -> UInt8 { index < Int(breaks) ? 0x0A : 0x20 }
    // Changes only the bytes that differ, but a line end as a whole.
    var (first, last) = (offset, Int(start))
    var (from, to) = (0, count)
    while first < last, from < to, bytes[first] == wanted(from) { (first, from) = (first + 1, from + 1) }
    while last > first, to > from, bytes[last - 1] == wanted(to - 1) {
      if bytes[last - 1] == 0x0A, last - 1 > offset, bytes[last - 2] == 0x0D { break }
      (last, to) = (last - 1, to - 1)
    }
    guard first < last || from < to else { return nil }
    let text = String(decoding: (from..<to).map(wanted), as: UTF8.self)
    return TextEdit(Span(first, last), text)
  }
}
