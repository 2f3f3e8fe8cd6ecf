import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// The names that a `let` or `with` cannot define, because an expression should mean the same everywhere.
package enum ReservedNames {
  /// The names with a value only in some places, and those places.
  static let placeBound: [(name: String, place: String)] =
    [
      ("itemCount", "within a section"),
      ("sectionIndex", "within a section"),
      ("sectionCount", "within a section"),
      ("index", "in titles of cells, measured sizes, item runs, frames of custom groups and visibleItems"),
      ("count", "in the frames of custom groups and in visibleItems"),
      ("groupWidth", "in the frames of custom groups"),
      ("groupHeight", "in the frames of custom groups"),
    ] + VisibleItemVariable.own.map { ($0.rawValue, "in visibleItems") }

  /// Built-in names that the names of values may shadow.
  static let shadowable: [(name: String, place: String)] = [
    (CellProgram.ownWidth, "in the measured height of cells, headers and footers")
  ]

  static func isShadowable(_ name: String) -> Bool { shadowable.contains { $0.name == name } }

  private static let all: Set<String> = Set(Token.keywords)
    .union(Callable.reservedNames).union(["pi"])
    .union(EnvironmentNames.spellings).union(placeBound.map(\.name))
    .union(Traits.words)

  /// The reserved names that are valid identifiers, sorted.
  package static var identifiers: [String] { all.filter(isName).sorted() }

  static func isReserved(_ name: String) -> Bool { all.contains(name) }

  /// Returns `true` if a name can be written in an expression: a letter or `_`, then letters, digits and `_`.
  static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isNameStart else { return false }
    return name.utf8.allSatisfy { $0.isNameStart || $0.isDigit }
  }

  /// Returns `true` if an expression uses a reserved name that the spec defines anyway; its errors are then
  /// only consequences.
  static func isMentioned(_ refused: Set<String>, in text: String) -> Bool {
    guard !refused.isEmpty else { return false }
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    return words.contains { refused.contains(String($0)) }
  }

  /// Returns the error in the name of a `let` or `with`; `nil` if there is none.
  /// - Parameter others: all entries of the same map.
  static func refusal(of field: NormalField, among others: [NormalField]) -> Diagnostic? {
    let name = field.key
    func refusal(_ message: String, _ help: [String]) -> Diagnostic {
      Diagnostic(.error, rule: .invalidValue, message, at: field.keySpan, help: help)
    }
    if isReserved(name) {
      return refusal(
        "'\(name)' is \(meaning(of: name)); it cannot be the name of a value of one's own",
        ["take another name, such as \(freeName(for: field, among: others))"])
    }
    if isName(name) { return nil }
    return refusal(
      "\(quoted(name)) cannot be written in an expression; a name has letters, digits and _",
      isName(underscored(name)) ? ["write \(underscored(name))"] : [])
  }

  /// Returns the reason why a `let` or `with` cannot have a name; `nil` if it can.
  package static func refusal(of name: String) -> String? {
    let place = Span(0, 0)
    return refusal(of: NormalField(name, keySpan: place, Normal(.null, at: place)), among: [])?.message
  }

  /// Returns a similar name that is free: `isCompact` for `compact`, `ownWidth` for `width`, `minValue` for
  /// `min` and for a number.
  private static func freeName(for field: NormalField, among others: [NormalField]) -> String {
    let name = field.key
    let parts = name.split(separator: ".").enumerated().map { index, part in
      index == 0 ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
    }
    let word = parts.joined()
    let capital = word.prefix(1).uppercased() + word.dropFirst()
    let isWord = Traits.words.contains(name)
    let isValue =
      isWord && field.value.number != nil || Token.keywords.contains(name) || Callable(name) != nil
      || name == "pi"
    let first = isValue ? "\(word)Value" : isWord ? "is\(capital)" : "own\(capital)"
    var free = first
    var number = 2
    while isReserved(free) || others.contains(where: { $0.key == free }) {
      free = "\(first)\(number)"
      number += 1
    }
    return free
  }

  private static func meaning(of name: String) -> String {
    if Token.keywords.contains(name) { return "a keyword" }
    if name == "pi" { return "a constant" }
    if Callable(name) != nil { return "a function" }
    if Traits.words.contains(name) { return "a word of \(conjoined(Traits.having(name), by: "or"))" }
    return "a name that expressions have already"
  }

  private static func underscored(_ name: String) -> String {
    String(name.map { $0 == "-" || $0 == " " || $0 == "." ? "_" : $0 })
  }
}
