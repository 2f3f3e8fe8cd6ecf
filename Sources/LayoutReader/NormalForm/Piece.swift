import LayoutText

/// A part of a scalar's text and its place in the source.
///
/// It is made of bytes, because comparing characters is slow and all syntax is ASCII.
struct Piece {
  let bytes: ArraySlice<UInt8>
  /// The place of the part; of the whole scalar if its text differs from the source (escapes, folded lines).
  let span: Span
  private let isExact: Bool

  /// Returns a multiline expression as in the source, with line breaks, so that its parts have places; `nil`
  /// if it has escapes.
  private static func written(_ bytes: ArraySlice<UInt8>, in span: Span, of source: SourceFile) -> Piece? {
    let scalar = source.bytes[source.range(of: span)]
    guard let start = scalar.firstIndex(of: UInt8(ascii: "$")),
      let end = scalar.lastIndex(of: UInt8(ascii: "}")), start < end
    else { return nil }
    let text = scalar[start...end]
    func isVisible(_ byte: UInt8) -> Bool { byte > 0x20 }
    guard text.lazy.filter(isVisible).elementsEqual(bytes.lazy.filter(isVisible)) else { return nil }
    return Piece(bytes: text, span: span.part(start - scalar.startIndex, text.count), isExact: true)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  var isEmpty: Bool { bytes.isEmpty }

  var isExpression: Bool { LayoutReader.isExpression(bytes) }

  func part(_ range: Range<Int>) -> Piece {
    let part = bytes[range]
    guard isExact else { return Piece(bytes: part, span: span, isExact: false) }
    return Piece(
      bytes: part, span: span.part(range.lowerBound - bytes.startIndex, range.count), isExact: true)
  }

  /// The part without blanks at its ends.
  var trimmed: Piece {
    guard let first = bytes.firstIndex(where: { !$0.isSpaceOrTab }),
      let last = bytes.lastIndex(where: { !$0.isSpaceOrTab })
    else { return part(bytes.endIndex..<bytes.endIndex) }
    return part(first..<last + 1)
  }

  /// Returns the part after a prefix; `nil` without that prefix.
  func dropping(prefix: String) -> Piece? {
    let prefix = prefix.utf8
    return bytes.starts(with: prefix) ? part(bytes.startIndex + prefix.count..<bytes.endIndex) : nil
  }

  /// Returns the part after a first character; `nil` if it begins with another one.
  func dropping(first: Unicode.Scalar) -> Piece? {
    bytes.first == UInt8(ascii: first) ? part(bytes.startIndex + 1..<bytes.endIndex) : nil
  }

  /// Returns the part before a last character; `nil` if it ends with another one.
  func dropping(last: Unicode.Scalar) -> Piece? {
    bytes.last == UInt8(ascii: last) ? part(bytes.startIndex..<bytes.endIndex - 1) : nil
  }

  /// Returns the text in the parentheses of `name(…)`; `nil` if the part is not such a call.
  func argument(of name: String) -> Piece? {
    guard bytes.last == UInt8(ascii: ")") else { return nil }
    return dropping(prefix: name)?.dropping(first: "(")?.dropping(last: ")")
  }

  /// Splits at a sign that is `length` bytes long; neither part contains the sign.
  func split(at index: Int, length: Int = 1) -> (Piece, Piece) {
    (part(bytes.startIndex..<index), part(index + length..<bytes.endIndex))
  }
}

extension Piece {
  /// Makes a piece of a scalar's text at a span.
  init(_ bytes: ArraySlice<UInt8>, span: Span, source: SourceFile) {
    let quotes = span.length - bytes.count
    let exact = span.part(quotes / 2, bytes.count)
    let isExact =
      (quotes == 0 || quotes == 2) && source.bytes[source.range(of: exact)].elementsEqual(bytes)
    if !isExact, LayoutReader.isExpression(bytes), let written = Self.written(bytes, in: span, of: source) {
      self = written
    } else {
      self.init(bytes: bytes, span: isExact ? exact : span, isExact: isExact)
    }
  }
}

/// Returns whether a text is a single `${…}`.
func isExpression(_ text: some BidirectionalCollection<UInt8>) -> Bool {
  guard text.last == UInt8(ascii: "}"), text.starts(with: expressionStart) else { return false }
  return text.endOfExpression(from: text.index(text.startIndex, offsetBy: 2))
    == text.index(before: text.endIndex)
}

private let expressionStart: [UInt8] = [UInt8(ascii: "$"), UInt8(ascii: "{")]
