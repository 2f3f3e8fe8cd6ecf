/// What `#available` and `@available` have in their brackets: the least versions of some systems, and a `*` for all others.
struct AvailabilityList: Equatable {
  /// Without blanks around the commas and without the `*`: `iOS 15,macOS 12.1`.
  private let text: String
  /// True if there is a `*`.
  let hasStar: Bool

  /// Nil where something else stands there, such as `iOS, deprecated: 15` or `swift 5`.
  init?(_ tokens: ArraySlice<SwiftToken>) {
    var clauses: [String] = []
    var hasStar = false
    for words in tokens.split(omittingEmptySubsequences: false, whereSeparator: { $0.text == "," }) {
      let words = Array(words)
      if words.count == 1, words[0].text == "*" {
        hasStar = true
      } else if words.count == 2, words[0].kind == .word, words[0].text != "swift", words[1].kind == .number,
        words[1].text.utf8.allSatisfy({ 48...57 ~= $0 || $0 == 46 })
      {
        clauses.append("\(words[0].text) \(words[1].text)")
      } else {
        return nil
      }
    }
    text = clauses.joined(separator: ",")
    self.hasStar = hasStar
  }

  /// The expression that asks LayoutUIKit: true on these versions and later ones, and on systems that are not among them. It is never longer
  /// than the condition that it stands for.
  var question: String { "_atLeast(\"\(text)\")" }

  /// The statement that ends an entry on older systems.
  var demand: String { "try LayoutProgram.demand(\"\(text)\")" }
}
