/// The name and bytes of an input. The spans of an included file begin at its `base`, and thus identify the
/// file; see `SourceSet`.
package struct SourceFile: Sendable {
  /// The path as the user gave it, or `standardInput`.
  package let name: String
  /// The raw bytes, including a byte order mark.
  package let bytes: [UInt8]
  /// The offset of the first byte in spans; 0 for the spec itself.
  package let base: UInt32

  package init(name: String, bytes: [UInt8], base: UInt32 = 0) {
    self.name = name
    self.bytes = bytes
    self.base = base
  }

  package init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The name of standard input in messages.
  package static let standardInput = "<stdin>"

  /// The name in messages of the input at a path, of which `-` is standard input.
  package static func name(ofInput path: String) -> String { path == "-" ? standardInput : path }

  /// The index of the text's first byte: 3 after a UTF-8 byte order mark, else 0.
  package var textStart: Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  /// The span of some bytes of the file.
  package func span(_ range: Range<Int>) -> Span {
    Span(range.lowerBound, range.upperBound).moved(by: base)
  }

  /// Returns the indexes of the bytes that a span covers.
  package func range(of span: Span) -> Range<Int> {
    let end = min(max(0, Int(span.end) - Int(base)), bytes.count)
    let start = min(max(0, Int(span.start) - Int(base)), end)
    return start..<end
  }

  /// Returns `true` if the source contains a text.
  package func holds(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { wanted in
      bytes.withUnsafeBytes { Platform.firstPlace(of: UnsafeRawBufferPointer(wanted), in: $0) != nil }
    }
  }

  /// How often a text occurs.
  package func count(of text: String) -> Int {
    var text = text
    return text.withUTF8 { wanted in
      bytes.withUnsafeBytes { bytes in
        var count = 0
        var rest = bytes
        while !wanted.isEmpty, let place = Platform.firstPlace(of: UnsafeRawBufferPointer(wanted), in: rest) {
          count += 1
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(place + wanted.count))
        }
        return count
      }
    }
  }

  /// Returns the bytes of a span as text, with invalid UTF-8 repaired.
  package func text(_ span: Span) -> String { String(decoding: bytes[range(of: span)], as: UTF8.self) }
}

/// A spec and its included files, in one range of offsets.
package struct SourceSet: Sendable {
  package private(set) var files: [SourceFile]

  package init(_ spec: SourceFile) { files = [spec] }

  /// The spec itself.
  package var main: SourceFile { files[0] }

  /// Adds a file. Returns `nil` if no offsets are left for it.
  package mutating func add(name: String, bytes: [UInt8]) -> SourceFile? {
    guard let last = files.last else { return nil }
    // A gap of one offset keeps an empty span at the end of a file out of the next one.
    let base = Int(last.base) + last.bytes.count + 1
    guard base + bytes.count < Int(UInt32.max) else { return nil }
    let file = SourceFile(name: name, bytes: bytes, base: UInt32(base))
    files.append(file)
    return file
  }

  /// Adds a file with its own offsets. Returns `false` if they are taken.
  package mutating func add(_ file: SourceFile) -> Bool {
    guard let last = files.last, Int(last.base) + last.bytes.count < Int(file.base) else { return false }
    files.append(file)
    return true
  }

  /// Returns the index of a span's file.
  package func index(of span: Span) -> Int { files.lastIndex { $0.base <= span.start } ?? 0 }
}
