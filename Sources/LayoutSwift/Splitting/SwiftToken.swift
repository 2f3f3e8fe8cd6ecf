/// A token of Swift.
struct SwiftToken: Equatable {
  enum Kind {
    /// A name, without backticks, or a keyword.
    case word
    /// `@objc`, `@MainActor`.
    case attribute
    /// `#if`, `#selector`.
    case directive
    case number
    /// A string literal with its interpolations, or a regular expression.
    case string
    case comment
    /// Any other single character.
    case sign
  }

  let kind: Kind
  let range: Range<Int>
  /// Empty for strings and comments.
  let text: String
  /// True for the first token of a line.
  let beginsLine: Bool
}
