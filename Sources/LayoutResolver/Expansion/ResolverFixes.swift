import LayoutDiagnostics
import LayoutText

// Fixes of the text. They are offered only if the text is written without escapes or aliases.

/// Replaces an unknown name by the nearest one.
/// - Parameter span: the name with its quotes.
func renaming(_ name: String, to near: String?, at span: Span) -> [Fix] {
  guard let near, near.utf8.allSatisfy({ $0.isOfPlainNames }) else { return [] }
  // A plain word must not become a number, boolean or null.
  let words: Set<String> = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
  guard let first = near.utf8.first, !first.isDigit, first != UInt8(ascii: "-"),
    !words.contains(near.lowercased())
  else { return [] }
  let length = name.utf8.count
  let place: Span
  switch Int(span.length) {
  case length: place = span
  case length + 2: place = span.part(1, length)
  // The name has escapes, or is an alias.
  default: return []
  }
  return [Fix(.unsafe, "write \(near)", [TextEdit(place, near)])]
}

/// Wraps a count in `max(1, ...)`. Layouts whose count is at least 1 stay the same.
/// - Parameter text: the whole `${ ... }`.
func atLeastOne(_ text: String, at span: Span) -> [Fix] {
  let length = text.utf8.count
  guard Int(span.length) == length, text.hasPrefix("${"), text.hasSuffix("}") else { return [] }
  let inner = text.utf8.dropFirst(2).dropLast()
  let start = 2 + inner.prefix { $0 == 0x20 }.count
  let end = length - 1 - inner.reversed().prefix { $0 == 0x20 }.count
  guard start < end else { return [] }
  let edits = [TextEdit(span.part(start, 0), "max(1, "), TextEdit(span.part(end, 0), ")")]
  return [Fix(.safe, "write max(1, …)", edits)]
}

extension UInt8 {
  fileprivate var isOfPlainNames: Bool {
    isDigit || isNameStart || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
  }
}
