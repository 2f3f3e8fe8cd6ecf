import LayoutDiagnostics
import LayoutReader
import LayoutText

/// A value of a received message. A missing value, or one of another type, reads as `nil`.
struct Parameters {
  private let document: Document
  private let node: Document.NodeIndex

  /// Reads JSON; `nil` if it is not valid.
  init?(_ bytes: [UInt8]) {
    var limits = InputLimits()
    limits.bytes = MessageFraming.greatestBody
    limits.depth = InputLimits.greatestDepth
    func read(_ bytes: [UInt8]) -> Document? {
      var ignored = DiagnosticBag()
      return readDocument(
        SourceFile(name: "message", bytes: bytes), format: .json, limits: limits, into: &ignored)
    }
    guard let document = read(bytes) ?? Self.withoutHalfCharacters(bytes).flatMap(read) else { return nil }
    self.init(document, document.root)
  }

  /// Returns the text with U+FFFD in place of each lone surrogate, which editors in JavaScript may send;
  /// `nil` if it has none.
  private static func withoutHalfCharacters(_ bytes: [UInt8]) -> [UInt8]? {
    /// Returns the code unit of the escape `\uXXXX` at an index; `nil` for anything else.
    func unit(_ index: Int) -> Int? {
      guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
        bytes[index + 1] == UInt8(ascii: "u")
      else { return nil }
      return Int(String(decoding: bytes[(index + 2)..<(index + 6)], as: UTF8.self), radix: 16)
    }
    var result = bytes
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      guard let first = unit(index) else {
        index += 2
        continue
      }
      if 0xD800..<0xDC00 ~= first, let second = unit(index + 6), 0xDC00..<0xE000 ~= second {
        index += 12
      } else {
        if 0xD800..<0xE000 ~= first { result.replaceSubrange(index..<(index + 6), with: "\\ufffd".utf8) }
        index += 6
      }
    }
    return result == bytes ? nil : result
  }

  private init(_ document: Document, _ node: Document.NodeIndex) {
    self.document = document
    self.node = node
  }

  /// The value of an object's key.
  subscript(key: String) -> Parameters? { document.value(key, of: node).map { Parameters(document, $0) } }

  /// The URI of the document that a request or notification is about.
  var documentURI: String? { self["textDocument"]?["uri"]?.text }

  /// The elements of an array; empty for anything else.
  var elements: [Parameters] { document.elements(node).map { Parameters(document, $0) } }

  var isObject: Bool { document.kind(node) == .mapping }
  var text: String? { document.kind(node) == .string ? document.text(node) : nil }
  var flag: Bool? { document.kind(node) == .boolean ? document.boolean(node) : nil }
  /// A whole number, clamped to ±1e15.
  var integer: Int? {
    guard document.kind(node) == .number, !document.number(node).isNaN else { return nil }
    return Int(max(-1e15, min(1e15, document.number(node))))
  }

  /// The value as JSON, for sending it back.
  var value: JSONValue {
    switch document.kind(node) {
    case .null: .null
    case .boolean: .boolean(document.boolean(node))
    case .number: .numeral(document.text(node))
    case .string: .string(document.text(node))
    case .sequence: .array(elements.map(\.value))
    case .mapping:
      .object(document.entries(node).map { (key: $0.key, value: Parameters(document, $0.value).value) })
    }
  }
}
