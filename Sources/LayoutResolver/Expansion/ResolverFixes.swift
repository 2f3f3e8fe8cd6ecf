import LayoutDiagnostics
import LayoutText

// Changes of the text that mend what is found once the text is behind: only where it stands as it reads.

/// The nearest name in the place of one that means nothing.
///
/// - Parameter span: where the name stands, its quotes included.
func renaming(_ name: String, to near: String?, at span: Span) -> [Fix] {
  guard let near, near.utf8.allSatisfy({ $0.isOfPlainNames }) else { return [] }
  // A plain word must not turn into something else: a number, a truth, nothing.
  let words: Set<String> = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
  guard let first = near.utf8.first, !first.isDigit, first != UInt8(ascii: "-"),
    !words.contains(near.lowercased())
  else { return [] }
  let length = name.utf8.count
  let place: Span
  switch Int(span.length) {
  case length: place = span
  case length + 2: place = span.part(1, length)
  // It is written with escapes, or an alias stands for it.
  default: return []
  }
  return [Fix(.unsafe, "write \(near)", [TextEdit(place, near)])]
}

/// A count that is at least 1: `max(1, …)` around an expression. What is laid out where it was 1 or more stays.
///
/// - Parameter text: the expression with its sign and braces.
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
