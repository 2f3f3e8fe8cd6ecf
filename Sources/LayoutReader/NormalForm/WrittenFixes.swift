import LayoutDiagnostics
import LayoutText

/// Changes of the text that mend what is written wrong. All of them are called unsafe: where nothing could be laid out before, nothing
/// can be compared.
extension Normalizer {
  /// Another name for a key; none where it is not written as it reads, as an alias or with escapes.
  func renaming(_ entry: Document.Entry, to name: String?) -> [Fix] {
    guard !isBagFull, let name, name != entry.key,
      let text = replacement(of: entry.key, at: entry.keySpan, with: name)
    else { return [] }
    return [Fix(.unsafe, "write \(name)", [TextEdit(entry.keySpan, text)])]
  }

  /// Another word for a scalar, in the same quotes.
  func rewriting(_ node: NodeIndex, as word: String?) -> [Fix] {
    let span = document.span(node)
    guard !isBagFull, let word, let text = replacement(of: document.text(node), at: span, with: word) else {
      return []
    }
    return [Fix(.unsafe, "write \(word)", [TextEdit(span, text)])]
  }

  /// A number or a boolean for a scalar, without quotes.
  func rewriting(_ node: NodeIndex, asLiteral literal: String?) -> [Fix] {
    guard !isBagFull, let literal else { return [] }
    return [Fix(.unsafe, "write \(literal)", [TextEdit(document.span(node), literal)])]
  }

  /// A number for a part of a text.
  func rewriting(_ piece: Piece, as number: Double?) -> [Fix] {
    guard !isBagFull, let number, source.text(piece.span) == piece.text else { return [] }
    let text = shortestText(number)
    return [Fix(.unsafe, "write \(text)", [TextEdit(piece.span, text)])]
  }

  private func replacement(of text: String, at span: Span, with word: String) -> String? {
    let written = source.text(span)
    for quote in ["", "\"", "'"] where written == quote + text + quote { return quote + word + quote }
    return nil
  }
}
