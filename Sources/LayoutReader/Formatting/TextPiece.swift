import LayoutDiagnostics
import LayoutText

/// A part of a text that formatting keeps, and the whitespace that is to stand before it.
struct TextPiece {
  let start: UInt32
  let end: UInt32
  /// How many spaces stand before it, behind the line ends.
  var spaces: UInt32
  /// How many line ends stand before it.
  let breaks: UInt8
  let isComment: Bool

  init(_ range: Range<Int>, breaks: Int, spaces: Int, isComment: Bool = false) {
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
    self.breaks = UInt8(clamping: breaks)
    self.spaces = UInt32(clamping: spaces)
    self.isComment = isComment
  }

  /// How many bytes it takes with what stands before it.
  var length: Int { Int(end - start) + Int(breaks) + Int(spaces) }

  /// The change of the whitespace between an offset, where the piece before ends, and this one; nil where it is as it is to be.
  func edit(from offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> TextEdit? {
    let count = Int(breaks) + Int(spaces)
    func wanted(_ index: Int) -> UInt8 { index < Int(breaks) ? 0x0A : 0x20 }
    // Only what differs is changed, and a line end is changed whole.
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
