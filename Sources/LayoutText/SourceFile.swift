/// The bytes of one input and the name it is known by in messages.
///
/// A spec may include other files: their spans begin at `base`, so that a span alone tells its file. See `SourceSet`.
package struct SourceFile: Sendable {
  /// The path as the user gave it, or `<stdin>`.
  package let name: String
  /// The raw bytes, a byte order mark included.
  package let bytes: [UInt8]
  /// The offset that spans give to the first byte; 0 for the spec itself.
  package let base: UInt32

  /// A source with the given name and bytes.
  package init(name: String, bytes: [UInt8], base: UInt32 = 0) {
    self.name = name
    self.bytes = bytes
    self.base = base
  }

  /// A source from text, for tests and for users of the library.
  package init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// Where the text begins: 3 after a UTF-8 byte order mark, which has no column, else 0.
  package var textStart: Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  /// The indexes of the bytes that a span covers.
  package func range(of span: Span) -> Range<Int> {
    let end = min(max(0, Int(span.end) - Int(base)), bytes.count)
    let start = min(max(0, Int(span.start) - Int(base)), end)
    return start..<end
  }

  /// True if some bytes stand anywhere in it.
  package func holds(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { wanted in
      bytes.withUnsafeBytes { Platform.holds($0, UnsafeRawBufferPointer(wanted)) }
    }
  }

  /// The bytes of a span as text; invalid UTF-8 is repaired.
  package func text(_ span: Span) -> String { String(decoding: bytes[range(of: span)], as: UTF8.self) }
}

/// The files that a spec is made of: the spec itself and what it includes, side by side in one range of offsets.
package struct SourceSet: Sendable {
  package private(set) var files: [SourceFile]

  /// The spec itself.
  package init(_ file: SourceFile) { files = [file] }

  /// The spec itself.
  package var main: SourceFile { files[0] }

  /// Adds a file behind the others; nil where no offsets are left for it.
  package mutating func add(name: String, bytes: [UInt8]) -> SourceFile? {
    guard let last = files.last else { return nil }
    // One offset between two files: an empty span at the end of one is not the beginning of the next.
    let base = Int(last.base) + last.bytes.count + 1
    guard base + bytes.count < Int(UInt32.max) else { return nil }
    let file = SourceFile(name: name, bytes: bytes, base: UInt32(base))
    files.append(file)
    return file
  }

  /// Adds a file that was read before, with the offsets that it has; false where others have them.
  package mutating func add(_ file: SourceFile) -> Bool {
    guard let last = files.last, Int(last.base) + last.bytes.count < Int(file.base) else { return false }
    files.append(file)
    return true
  }

  /// The index of the file that a span lies in.
  package func index(of span: Span) -> Int { files.lastIndex { $0.base <= span.start } ?? 0 }
}
