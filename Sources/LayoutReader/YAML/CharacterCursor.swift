/// Converts libyaml's positions, which count characters, into byte offsets. The positions come nearly in
/// order, so the cursor moves on from the last one, in linear time overall.
struct CharacterCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let textStart: Int
  private let isASCII: Bool
  private var character = 0
  private var offset: Int

  /// Makes a cursor at the start of the text, after a byte order mark.
  init(_ bytes: UnsafeBufferPointer<UInt8>, textStart: Int, isASCII: Bool) {
    self.bytes = bytes
    self.textStart = textStart
    self.isASCII = isASCII
    offset = textStart
  }

  /// Returns the offset of the character with this index.
  @inline(__always)
  mutating func offset(ofCharacter index: Int) -> Int {
    isASCII ? min(textStart + index, bytes.count) : walk(to: index)
  }

  private mutating func walk(to index: Int) -> Int {
    while character < index, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      character += 1
    }
    while character > index, offset > textStart {
      offset -= 1
      while offset > textStart, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      character -= 1
    }
    return offset
  }
}
