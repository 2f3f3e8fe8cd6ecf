import LayoutDiagnostics
import LayoutText

/// Help for mistakes that newcomers make.
extension Normalizer {
  /// Returns the expression for a condition or name without `${ }`, such as `width > 800`; `nil` for other
  /// texts.
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

  /// Returns the help for a list of measured lengths.
  func measuredListHelp(_ node: NodeIndex, at place: Place) -> [String] {
    guard place.holder == .measured, document.kind(node) == .sequence, !isBagFull else { return [] }
    let numbers = document.elements(node).prefix(2).filter { document.kind($0) == .number }.map(document.text)
    let first = numbers.first ?? "50"
    let key = place.what
    return [
      "for each cell its own: items: [{measured: {\(key): \(first)}}, …], or by formula: \(key): \"${\(first) + index % 3 * 30}\""
    ]
  }

  /// Reports a header that is only a title; returns false for other values.
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

  /// Reports a group whose direction is a value: `{type: horizontal, …}`; returns false for other maps.
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
