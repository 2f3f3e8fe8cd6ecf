import LayoutDiagnostics
import LayoutText

/// Suggests replacements for syntax of other languages.
enum ExpressionHints {
  /// Returns help for a character that begins no token.
  static func unexpectedSign(_ found: String) -> [String] {
    switch found {
    case "=": ["'==' compares two values"]
    case "&&", "&": ["write 'and'"]
    case "||", "|": ["write 'or'"]
    case "!": ["write 'not'"]
    case "?", ":": ["a choice is written: a if condition else b"]
    case "<>", "≠": ["write '!='"]
    case "≤": ["write '<='"]
    case "≥": ["write '>='"]
    case "×", "·": ["write '*'"]
    case "÷": ["write '/'"]
    case "−", "–": ["write '-'"]
    case "**", "^": ["there is no power; write a product: a * a"]
    case "//": ["write floor(a / b)"]
    case ".": ["words and names begin with a letter: write compact, not .compact"]
    case "\"", "'", "`": ["words are written without quotes: horizontalSizeClass == compact"]
    case "[", "]": ["there are no lists; group with parentheses"]
    case "{", "}", "$": ["an expression has one ${ … } around the whole"]
    case "#": ["there are no comments in an expression"]
    case ";": ["an expression is one value; give parts of it names with let"]
    default: found.allSatisfy(\.isWhitespace) ? ["write a plain space"] : []
    }
  }

  /// Returns help for digits followed by other characters.
  static func notANumber(_ literal: String) -> [String] {
    let digits = literal.prefix { $0.isNumber || $0 == "." }
    let rest = literal.dropFirst(digits.count)
    if ["pt", "px", "dp", "points"].contains(String(rest)) {
      return ["lengths are in points and have no unit: write \(digits)"]
    }
    return rest.isEmpty ? [] : ["a product needs its sign: \(digits) * \(rest)"]
  }

  /// Returns help for a missing value.
  static func missingOperand(
    before token: Token.Kind, after previous: Token.Kind?, _ beforeThat: Token.Kind?
  ) -> [String] {
    if previous == .infix(.arithmetic(.remainder)) {
      if case .number(let percent)? = beforeThat {
        let fraction = "fractionalWidth(\(shortestText(percent / 100)))"
        return ["'%' is the remainder; for a percentage write ${\(shortestText(percent))}%, or \(fraction)"]
      }
      return ["'%' is the remainder; for a percentage write ${50}%, or fractionalWidth(0.5)"]
    }
    switch token {
    case .if, .else: return ["a choice is written: a if condition else b"]
    case .infix(.arithmetic(.add)): return ["a number needs no plus sign"]
    case .not: return ["put parentheses around it: (not a)"]
    case .number, .name, .label, .text, .boolean, .infix, .open, .close, .comma, .end: return []
    }
  }

  /// Returns help for a missing operator.
  static func missingOperator(before token: Token.Kind, after previous: Token.Kind?) -> [String] {
    switch token {
    case .name("then"), .name("elif"): return ["a choice is written: a if condition else b"]
    case .name(let word):
      return didYouMean(word, among: ["and", "or", "if", "else"])
    case .number, .open:
      if case .number = previous { return ["a product needs its sign: '*'"] }
      return []
    case .comma: return ["decimals have a point: 0.5"]
    case .boolean, .label, .text, .infix, .not, .if, .else, .close, .end: return []
    }
  }
}
