/// Turns libyaml's places, which count characters, into byte offsets.
///
/// The places come nearly in order, so the cursor walks from the last one, and all walks together are linear.
struct CharacterCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let textStart: Int
  private let isASCII: Bool
  private var character = 0
  private var offset: Int

  /// A cursor at the beginning of the text, of which a byte order mark is no part.
  init(_ bytes: UnsafeBufferPointer<UInt8>, textStart: Int, isASCII: Bool) {
    self.bytes = bytes
    self.textStart = textStart
    self.isASCII = isASCII
    offset = textStart
  }

  /// The offset of the character with this index.
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
