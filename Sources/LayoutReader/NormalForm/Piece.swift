import LayoutText

/// A part of a scalar's text that knows where it stands in the source.
struct Piece {
  let text: Substring
  /// Where the part stands; the whole scalar where its text differs from what was written (escapes, folded lines).
  let span: Span
  private let isExact: Bool

  init(_ text: String, span: Span, source: SourceFile) {
    let length = text.utf8.count
    let quotes = span.length - length
    var isExact = quotes == 0 || quotes == 2
    let exact = span.part(quotes / 2, length)
    if isExact {
      isExact = source.bytes[source.range(of: exact)].elementsEqual(text.utf8)
    }
    self.isExact = isExact
    self.text = text[...]
    self.span = isExact ? exact : span
  }

  private init(_ text: Substring, span: Span, isExact: Bool) {
    self.text = text
    self.span = span
    self.isExact = isExact
  }

  var isEmpty: Bool { text.isEmpty }

  /// A part of this part.
  func part(_ part: Substring) -> Piece {
    guard isExact else { return Piece(part, span: span, isExact: false) }
    let offset = text.utf8.distance(from: text.startIndex, to: part.startIndex)
    return Piece(part, span: span.part(offset, part.utf8.count), isExact: true)
  }

  /// The part without blanks at its ends.
  var trimmed: Piece {
    // Bytes, since characters are slow to tell apart.
    let bytes = text.utf8
    guard let first = bytes.firstIndex(where: { !Self.isBlank($0) }),
      let last = bytes.lastIndex(where: { !Self.isBlank($0) })
    else { return part(text[text.endIndex...]) }
    return part(text[first..<bytes.index(after: last)])
  }

  /// Whether a byte is a space or a tab.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// The part after a prefix, or nil where it does not begin so.
  func dropping(prefix: String) -> Piece? {
    text.hasPrefix(prefix) ? part(text.dropFirst(prefix.count)) : nil
  }

  /// The part before a suffix, or nil where it does not end so.
  func dropping(suffix: String) -> Piece? {
    text.hasSuffix(suffix) ? part(text.dropLast(suffix.count)) : nil
  }

  /// Splits at a character of this part's text.
  func split(at index: Substring.Index) -> (Piece, Piece) {
    (part(text[..<index]), part(text[text.index(after: index)...]))
  }
}
