import LayoutText

/// The arguments of `#available` or `@available`: minimum versions of some systems, and maybe a `*` for all others.
struct AvailabilityList: Equatable {
  /// The systems with their versions, such as `iOS 15,macOS 12.1`, without the `*`.
  private let text: String
  let hasStar: Bool

  /// `nil` for other arguments, such as `iOS, deprecated: 15` or `swift 5`.
  init?(_ tokens: ArraySlice<SwiftToken>) {
    var clauses: [String] = []
    var hasStar = false
    for words in tokens.split(omittingEmptySubsequences: false, whereSeparator: { $0.text == "," }) {
      let words = Array(words)
      if words.count == 1, words[0].text == "*" {
        hasStar = true
      } else if words.count == 2, words[0].kind == .word, words[0].text != "swift", words[1].kind == .number,
        words[1].text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") })
      {
        clauses.append("\(words[0].text) \(words[1].text)")
      } else {
        return nil
      }
    }
    text = clauses.joined(separator: ",")
    self.hasStar = hasStar
  }

  /// The expression that asks LayoutUIKit. It is true from these versions on, and on systems that are not listed.
  /// It is never longer than the condition.
  var question: String { "_atLeast(\"\(text)\")" }

  /// The statement that ends the entry if the system is older.
  var demand: String { "try LayoutProgram.demand(\"\(text)\")" }
}
