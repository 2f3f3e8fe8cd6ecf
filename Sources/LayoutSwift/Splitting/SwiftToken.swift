/// One word or sign of a text of Swift.
struct SwiftToken: Equatable {
  enum Kind {
    /// A name or a keyword; names in backticks without these.
    case word
    /// `@objc`, `@MainActor`.
    case attribute
    /// `#if`, `#selector`.
    case directive
    case number
    /// A literal in quotes, whatever is interpolated included, or a regular expression.
    case string
    case comment
    /// One character.
    case sign
  }

  let kind: Kind
  /// The bytes of the text.
  let range: Range<Int>
  /// What was written; empty for strings and comments.
  let text: String
  /// True if a line ends between the token before and this one.
  let beginsLine: Bool
}
