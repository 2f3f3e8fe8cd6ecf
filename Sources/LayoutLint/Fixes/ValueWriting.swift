import LayoutReader
import LayoutText

/// How new text is written at a place.
struct WritingStyle {
  /// Keys and texts are in double quotes, as in JSON.
  var isQuoted = false
  /// No space follows a colon or a comma.
  var isCompact = false
}

extension DocumentTree {
  /// The style of the text around a value.
  func style(at node: NodeIndex) -> WritingStyle {
    var next: NodeIndex? = node
    while let current = next {
      if let first = document.ownEntries(current).first {
        let isQuoted = isFlow(current) && byte(Int(first.keySpan.start)) == UInt8(ascii: "\"")
        let isCompact = isQuoted && !byte(Int(first.keySpan.end) + 1).isWhitespace
        return WritingStyle(isQuoted: isQuoted, isCompact: isCompact)
      }
      next = parent(of: current)
    }
    return WritingStyle(isQuoted: document.format == .json)
  }

  /// A value as text on one line; `nil` if a part that it copies cannot be written there.
  func text(_ value: SpecValue, _ style: WritingStyle) -> String? {
    let comma = style.isCompact ? "," : ", "
    switch value {
    case .number(let number): return number.isFinite ? writtenExactly(number) : nil
    case .boolean(let boolean): return boolean ? "true" : "false"
    case .text(let text):
      return style.isQuoted ? DocumentScalars.json(text) : DocumentScalars.yaml(text, isInFlow: true)
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
    let key = style.isQuoted ? DocumentScalars.json(field.key) : field.key
    return "\(key):\(style.isCompact ? "" : " ")\(value)"
  }

  /// The text of a value, in a form that is also valid in `{ }`; `nil` if it has several lines.
  private func copied(_ span: Span) -> String? {
    guard let node = value(at: span), !isAliased(node), span.length > 0 else { return nil }
    let text = source.text(span)
    guard !text.utf8.contains(where: \.isLineEnd) else { return nil }
    switch document.kind(node) {
    case .mapping, .sequence:
      // A block collection on one line would be read differently.
      return text.hasPrefix("{") || text.hasPrefix("[") ? text : nil
    case .string where document.isPlain(node) && text.utf8.contains(where: { "{}[],#".utf8.contains($0) }):
      return DocumentScalars.json(document.text(node))
    case .null, .boolean, .number, .string: return text
    }
  }
}
