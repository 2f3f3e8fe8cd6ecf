import LayoutText

/// A position in the source that only moves forward.
struct SourcePosition {
  private(set) var offset: Int
  private(set) var line = 0
  /// The column in code points, from 0.
  private(set) var column = 0

  init(_ offset: Int) { self.offset = offset }

  mutating func advance(to end: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    while offset < end {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0A || byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A) {
        line += 1
        column = 0
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }
}
