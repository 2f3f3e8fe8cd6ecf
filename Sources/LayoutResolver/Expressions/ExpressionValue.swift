import LayoutSpec
import LayoutText

/// What an expression can be: known before anything is evaluated.
enum ExpressionSort: Hashable, Sendable {
  case number
  case boolean
  case dimension
  /// A word of a trait, such as `compact`; stands only beside `==` and `!=`.
  case word

  /// The sort with its article, for messages.
  var title: String {
    switch self {
    case .number: "a number"
    case .boolean: "a boolean"
    case .dimension: "a dimension"
    case .word: "a word"
    }
  }
}

/// What an expression comes out as; numbers are finite.
enum ExpressionValue: Hashable, Sendable {
  case number(Double)
  case boolean(Bool)
  case dimension(Dimension)
  /// A word of a trait.
  case word(String)

  var sort: ExpressionSort {
    switch self {
    case .number: .number
    case .boolean: .boolean
    case .dimension: .dimension
    case .word: .word
    }
  }

  /// The value as a spec would write it, for messages.
  var text: String {
    switch self {
    case .number(let number): shortestText(number)
    case .boolean(let boolean): boolean ? "true" : "false"
    case .dimension(let dimension): "\(dimension.canonical.key)(\(shortestText(dimension.canonical.amount)))"
    case .word(let word): word
    }
  }
}
