import LayoutText

/// A text that was made of another, with the places that its bytes come from.
struct RewrittenText {
  private(set) var bytes: [UInt8]
  /// Where copies and replacements start, in this text and in the original.
  private var starts: [(here: Int, original: Int, isCopy: Bool)] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Appends a part of the original. U+00A0, which web pages put between words, becomes spaces, because the compiler does not accept it.
  mutating func copy(_ part: ArraySlice<UInt8>) {
    starts.append((bytes.count, part.startIndex, true))
    var isNoBreakSpace = false
    for (index, byte) in zip(part.indices, part) {
      if isNoBreakSpace || (byte == 0xC2 && index + 1 < part.endIndex && part[index + 1] == 0xA0) {
        bytes.append(0x20)
        isNoBreakSpace.toggle()
      } else {
        bytes.append(byte)
      }
    }
  }

  /// Appends a text that replaces the original at an offset.
  mutating func insert(_ text: String, at original: Int) {
    starts.append((bytes.count, original, false))
    bytes += text.utf8
  }

  /// The offset in the original of a place here; `nil` if there is no such line.
  ///
  /// - Parameters:
  ///   - line: counted from 1.
  ///   - column: in bytes, counted from 1.
  func original(line: Int, column: Int) -> Int? {
    var offset = 0
    for _ in 1..<max(1, line) {
      guard let end = bytes[offset...].firstIndex(of: 0x0A) else { return nil }
      offset = end + 1
    }
    offset += column - 1
    let next = starts.partitioningIndex { $0.here > offset }
    guard next > 0 else { return nil }
    let start = starts[next - 1]
    return start.isCopy ? start.original + offset - start.here : start.original
  }
}
