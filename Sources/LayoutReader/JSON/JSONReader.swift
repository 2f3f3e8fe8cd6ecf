import LayoutDiagnostics
import LayoutText

/// A strict reader of JSON (RFC 8259). The bytes must be UTF-8 without NUL.
struct JSONReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var index: Int
  var builder: DocumentBuilder
  /// The content of the last string with escapes.
  var scratch: [UInt8] = []
  private let textStart: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, textStart: Int, limits: InputLimits) {
    self.bytes = bytes
    self.textStart = textStart
    index = textStart
    builder = DocumentBuilder(limits: limits, byteCount: bytes.count)
  }

  /// The duplicate keys found so far.
  var diagnostics: DiagnosticBag { builder.diagnostics }

  mutating func read() throws(ReadFailure) -> Document {
    skipBlanks()
    if index == bytes.count {
      throw .shape("the spec is empty", at: Span(textStart, textStart), help: ReadFailure.helpForEmpty)
    }
    do throws(ReadFailure) {
      repeat { try readValue() } while try endValue()
    } catch {
      builder.reportOpenDuplicates()
      throw error
    }
    skipBlanks()
    if index < bytes.count { throw afterDocument() }
    return builder.finish()
  }

  /// The current byte, or 0 at the end of the text, which contains no other 0.
  @inline(__always)
  var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  @inline(__always)
  mutating func skipBlanks() {
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      index += 1
    }
  }

  /// Reads a scalar, or opens collections until a value is finished.
  private mutating func readValue() throws(ReadFailure) {
    while true {
      skipBlanks()
      switch byte {
      case UInt8(ascii: "{"):
        try builder.open(isMapping: true, start: index)
        index += 1
        skipBlanks()
        if byte == UInt8(ascii: "}") { return closeCollection() }
        try readKey(afterComma: nil)
      case UInt8(ascii: "["):
        try builder.open(isMapping: false, start: index)
        index += 1
        skipBlanks()
        if byte == UInt8(ascii: "]") { return closeCollection() }
      case UInt8(ascii: "\""): return try readText()
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try readNumber()
      case UInt8(ascii: "t"): return try readWord("true", .boolean, 1)
      case UInt8(ascii: "f"): return try readWord("false", .boolean, 0)
      case UInt8(ascii: "n"): return try readWord("null", .null, 0)
      default: throw noValue()
      }
    }
  }

  /// Moves from a finished value to the next; returns false when the root is finished.
  private mutating func endValue() throws(ReadFailure) -> Bool {
    while let frame = builder.frames.last {
      skipBlanks()
      let close = frame.isMapping ? UInt8(ascii: "}") : UInt8(ascii: "]")
      if byte == UInt8(ascii: ",") {
        let comma = index
        index += 1
        skipBlanks()
        if byte == close { throw trailingComma(comma, in: frame) }
        if frame.isMapping { try readKey(afterComma: comma) }
        return true
      }
      guard byte == close else { throw noSeparator(in: frame) }
      closeCollection()
    }
    return false
  }

  private mutating func closeCollection() {
    index += 1
    if let closed = builder.close(end: index) { builder.place(closed.node, height: closed.height) }
  }

  private mutating func readKey(afterComma comma: Int?) throws(ReadFailure) {
    guard byte == UInt8(ascii: "\"") else { throw noKey(afterComma: comma) }
    let start = index
    if let content = try readString() {
      builder.addKey(UnsafeBufferPointer(rebasing: bytes[content]), span: Span(start, index))
    } else {
      let span = Span(start, index)
      scratch.withUnsafeBufferPointer { builder.addKey($0, span: span) }
    }
    skipBlanks()
    guard byte == UInt8(ascii: ":") else { throw noColon(after: Span(start, index)) }
    index += 1
  }

  private mutating func readText() throws(ReadFailure) {
    let start = index
    let content = try readString()
    let span = Span(start, index)
    try builder.count(at: span)
    let node =
      if let content {
        builder.document.addScalar(
          .string, text: UnsafeBufferPointer(rebasing: bytes[content]), isPlain: false, span: span)
      } else {
        builder.document.addScalar(.string, text: scratch, isPlain: false, span: span)
      }
    builder.place(node, height: 0)
  }

  private mutating func readNumber() throws(ReadFailure) {
    let start = index
    try skipNumber()
    try addLiteral(.number, start, decimalValue(UnsafeBufferPointer(rebasing: bytes[start..<index])))
  }

  private mutating func readWord(
    _ word: StaticString, _ kind: Document.Kind, _ value: Double
  ) throws(ReadFailure) {
    let start = index
    let end = endOfWord(from: start)
    let found = bytes[start..<end]
    guard found.elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    else { throw noValue() }
    index = end
    try addLiteral(kind, start, value)
  }

  private mutating func addLiteral(
    _ kind: Document.Kind, _ start: Int, _ value: Double
  ) throws(ReadFailure) {
    let span = Span(start, index)
    try builder.count(at: span)
    let node = builder.document.addScalar(
      kind, text: UnsafeBufferPointer(rebasing: bytes[start..<index]), number: value, isPlain: true,
      span: span)
    builder.place(node, height: 0)
  }
}
