import LayoutDiagnostics
import LayoutText

/// What to say of slips that newcomers make, where the kind of the value alone does not tell it.
extension Normalizer {
  /// A condition without `${ }`: `width > 800`, or the name of a value; nil where the text is none.
  func expressionMeant(by text: String) -> String? {
    guard text.utf8.count <= 100, let first = text.utf8.first,
      first.isNameStart || text.utf8.first == UInt8(ascii: "(")
    else {
      return nil
    }
    if text == "true" || text == "false" { return nil }
    let signs = " ._<>=!()+-*/%,"
    guard text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || signs.contains($0)) }) else {
      return nil
    }
    let isName = text.utf8.allSatisfy { $0.isNameStart || $0.isDigit || $0 == UInt8(ascii: ".") }
    return isName || text.contains(where: { "<>=!".contains($0) }) || text.contains(" and ")
      || text.contains(" or ")
      || text.hasPrefix("not ") ? "${\(text)}" : nil
  }

  /// What to write instead of a list of measured lengths.
  func measuredListHelp(_ node: NodeIndex, at place: Place) -> [String] {
    guard place.holder == .measured, document.kind(node) == .sequence, !isBagFull else { return [] }
    let numbers = document.elements(node).prefix(2).filter { document.kind($0) == .number }.map(document.text)
    let first = numbers.first ?? "50"
    let key = place.what
    return [
      "for each cell its own: items: [{measured: {\(key): \(first)}}, …], or by formula: \(key): \"${\(first) + index % 3 * 30}\""
    ]
  }

  /// Refuses a header that is nothing but its title; false where it is none.
  mutating func refuseBareTitle(_ node: NodeIndex, at place: Place) -> Bool {
    guard document.kind(node) == .string, !isBagFull else { return false }
    let text = document.text(node)
    guard let first = text.first, first.isLetter, !text.contains("("), !text.contains("$"),
      numberWithUnit(text) == nil
    else { return false }
    let written = source.text(document.span(node))
    expected(
      "its height, its size or a map", node, at: place,
      help: ["the title goes with the height: {title: \(written), height: ~44}"],
      fixes: rewriting(node, asLiteral: "{title: \(written), height: ~44}"))
    return true
  }

  /// Refuses a group that says its direction by a value, such as `{type: horizontal, size: …}`; false where it does not.
  mutating func refuseDirectionAsValue(_ entries: some Collection<Document.Entry>, at place: Place) -> Bool {
    let words = ["type", "kind", "axis", "direction", "orientation", "layout"]
    guard entries.count > 1, !isBagFull,
      let kind = entries.first(where: { entry in
        words.contains(entry.key) && document.kind(entry.value) == .string
      }), let key = NounKey(rawValue: document.text(kind.value)), key.isNode
    else { return false }
    let rest = entries.filter { $0.keySpan != kind.keySpan }.prefix(6).map { shownText($0.key) }
    let keys = rest.map { "\($0): …" }.joined(separator: ", ")
    report(
      .unknownKey, "unknown key \(quoted(kind.key)); what a node is, is its key: \(key.rawValue)",
      at: kind.keySpan,
      help: ["put \(conjoined(rest, by: "and")) under \(key.rawValue): {\(key.rawValue): {\(keys)}}"])
    return true
  }
}
