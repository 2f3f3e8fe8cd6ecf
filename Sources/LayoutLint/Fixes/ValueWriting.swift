import LayoutReader
import LayoutText

/// How new text is to look at a place.
struct WritingStyle {
  /// Keys and texts stand in double quotes, as in JSON.
  var isQuoted = false
  /// Nothing stands between a key's colon and its value, nor after a comma.
  var isCompact = false
}

extension WrittenSpec {
  /// The style of what is around a value.
  func style(at node: NodeIndex) -> WritingStyle {
    var next: NodeIndex? = node
    while let current = next {
      if let first = ownEntries(current).first {
        let isFlow = byte(Int(document.span(current).start)) == UInt8(ascii: "{")
        let isQuoted = isFlow && byte(Int(first.keySpan.start)) == UInt8(ascii: "\"")
        let isCompact =
          isQuoted && !byte(Int(first.keySpan.end) + 1).isSpaceOrTab
          && !byte(Int(first.keySpan.end) + 1).isLineEnd
        return WritingStyle(isQuoted: isQuoted, isCompact: isCompact)
      }
      next = parent(of: current)
    }
    return WritingStyle(isQuoted: source.name.lowercased().hasSuffix(".json"))
  }

  /// A value as text on one line; nil where what it is made of cannot be put there.
  func text(_ value: SpecValue, _ style: WritingStyle) -> String? {
    let comma = style.isCompact ? "," : ", "
    switch value {
    case .number(let number): return number.isFinite ? writtenExactly(number) : nil
    case .boolean(let boolean): return boolean ? "true" : "false"
    case .text(let text): return style.isQuoted || !Self.isPlain(text) ? Self.quoted(text) : text
    case .list(let elements):
      let parts = elements.compactMap { self.text($0, style) }
      return parts.count == elements.count ? "[\(parts.joined(separator: comma))]" : nil
    case .map(let fields):
      let parts = fields.compactMap { entryText($0, style) }
      return parts.count == fields.count ? "{\(parts.joined(separator: comma))}" : nil
    case .written(let span): return copied(span)
    }
  }

  /// A key and its value as text on one line.
  func entryText(_ field: SpecField, _ style: WritingStyle) -> String? {
    guard let value = text(field.value, style) else { return nil }
    let key = style.isQuoted || !Self.isPlain(field.key) ? Self.quoted(field.key) : field.key
    return "\(key):\(style.isCompact ? "" : " ")\(value)"
  }

  /// What stands at a place, so that it may stand in `{ }` too.
  private func copied(_ span: Span) -> String? {
    guard let node = value(at: span), !isAliased(node), span.length > 0 else { return nil }
    let text = source.text(span)
    guard !text.utf8.contains(where: \.isLineEnd) else { return nil }
    switch document.kind(node) {
    case .mapping, .sequence:
      // In a block collection on one line commas have another meaning.
      guard text.hasPrefix("{") || text.hasPrefix("[") else { return nil }
      return text
    case .string where document.isPlain(node) && text.utf8.contains(where: { "{}[],#".utf8.contains($0) }):
      return Self.quoted(document.text(node))
    case .null, .boolean, .number, .string: return text
    }
  }

  /// True if a text may stand without quotes wherever it is put, and is read as that text.
  static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last, first != 0x20, last != 0x20 else {
      return false
    }
    let isSafe = text.utf8.allSatisfy {
      $0.isDigit || $0.isLetter || " %/().+-_~".utf8.contains($0)
    }
    let begins = first != UInt8(ascii: "%") && first != UInt8(ascii: "-")
    return isSafe && begins && text != "~" && !["true", "false", "null"].contains(text.lowercased())
      && parseNumber(text) == nil
  }

  /// A text in double quotes.
  static func quoted(_ text: String) -> String {
    let sink = ByteSink()
    sink.write(jsonString: text)
    return sink.text
  }
}
