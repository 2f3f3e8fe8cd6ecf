import LayoutDiagnostics
import LayoutText

/// Fixes for mistakes in the text. All are unsafe, because there is no layout before the fix to compare with.
extension Normalizer {
  /// Renames a key; returns no fix if the key is an alias or has escapes.
  func renaming(_ entry: Document.Entry, to name: String?) -> [Fix] {
    guard !isBagFull, let name, name != entry.key,
      let text = replacement(of: entry.key, at: entry.keySpan, with: name)
    else { return [] }
    return [Fix(.unsafe, "write \(name)", [TextEdit(entry.keySpan, text)])]
  }

  /// Replaces a scalar by another word, in the same quotes.
  func rewriting(_ node: NodeIndex, as word: String?) -> [Fix] {
    let span = document.span(node)
    guard !isBagFull, let word, let text = replacement(of: document.text(node), at: span, with: word) else {
      return []
    }
    return [Fix(.unsafe, "write \(word)", [TextEdit(span, text)])]
  }

  /// Replaces a scalar by a number or a boolean, without quotes.
  func rewriting(_ node: NodeIndex, asLiteral literal: String?) -> [Fix] {
    guard !isBagFull, let literal else { return [] }
    return [Fix(.unsafe, "write \(literal)", [TextEdit(document.span(node), literal)])]
  }

  /// Replaces a part of a text by a number.
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
