/// A word, number or sign of an expression, and its range.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case number(Double)
    /// A name with its dots: `gap`, `safeArea.top`.
    case name(String)
    /// The name of an argument, with its colon.
    case label(String)
    /// A text in quotes.
    case text(String)
    case boolean(Bool)
    case infix(InfixOperator)
    case not
    case `if`
    case `else`
    case open
    case close
    case comma
    case end
  }

  var kind: Kind
  /// In bytes from the expression's `$`.
  var range: Range<Int>

  static func keyword(_ word: String) -> Kind? {
    switch word {
    case "and": .infix(.logical(.and))
    case "or": .infix(.logical(.or))
    case "not": .not
    case "if": .if
    case "else": .else
    case "true": .boolean(true)
    case "false": .boolean(false)
    default: nil
    }
  }

  static let keywords = ["and", "or", "not", "if", "else", "true", "false"]
}
