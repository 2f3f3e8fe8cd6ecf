import LayoutSpec
import LayoutText

/// The type of an expression, known without evaluation.
enum ExpressionSort: Hashable, Sendable {
  case number
  case boolean
  case dimension
  /// A trait's word, such as `compact`; allowed only next to `==` and `!=`.
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

/// The value of an expression; numbers are finite.
enum ExpressionValue: Hashable, Sendable {
  case number(Double)
  case boolean(Bool)
  case dimension(Dimension)
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
