/// The bytes of one input and the name it is known by in messages.
public struct SourceFile: Sendable {
  /// The path as the user gave it, or `<stdin>`.
  public let name: String
  /// The raw bytes, a byte order mark included.
  public let bytes: [UInt8]

  /// A source with the given name and bytes.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// A source from text, for tests and for users of the library.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// Where the text begins: 3 after a UTF-8 byte order mark, which has no column, else 0.
  public var textStart: Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  /// The bytes of a span as text; invalid UTF-8 is repaired.
  public func text(_ span: Span) -> String {
    let end = min(Int(span.end), bytes.count)
    let start = min(Int(span.start), end)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
