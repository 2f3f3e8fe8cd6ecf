import LayoutSpec

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

  /// Several of the sort, for messages.
  var plural: String {
    switch self {
    case .number: "numbers"
    case .boolean: "booleans"
    case .dimension: "dimensions"
    case .word: "words"
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
    case .number(let number): shortText(number)
    case .boolean(let boolean): boolean ? "true" : "false"
    case .dimension(.absolute(let amount)): "absolute(\(shortText(amount)))"
    case .dimension(.fractionalWidth(let amount)): "fractionalWidth(\(shortText(amount)))"
    case .dimension(.fractionalHeight(let amount)): "fractionalHeight(\(shortText(amount)))"
    case .dimension(.estimated(let amount)): "estimated(\(shortText(amount)))"
    case .dimension(.uniformAcrossSiblings(let amount)): "uniformAcrossSiblings(\(shortText(amount)))"
    case .word(let word): word
    }
  }
}
