/// Regular expressions for the texts of values, without anchors, in the dialect of JSON Schema.
enum JSONSchemaPatterns {
  /// A single `${…}`.
  static let expression = #"\$\{"# + inExpression + #"+\}"#
  /// Text that is not an expression.
  static let plainText = #"(?!\$\{"# + inExpression + #"*\}$)"#

  /// Text in which every `${` begins an expression.
  static let title = #"(\$\{"# + inExpression + #"*\}|(?!\$\{)[\s\S])*"#
  /// A character of an expression, or a text in quotes, which may have braces.
  private static let inExpression = #"([^}'"]|'[^']*'|"[^"]*")"#
  /// Any character, including line breaks.
  static let anything = #"[\s\S]"#
  static let name = "[A-Za-z_][A-Za-z0-9_]*"

  private static let blanks = #"[ \t]*"#
  private static let digits = #"([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?"#
  private static let number = "[+-]?" + digits
  private static let positive = #"\+?(?=[0-9.]*[1-9])"# + digits

  /// `3/4`.
  static let ratio = padded(quotient)
  /// `auto(160)`.
  static let automaticColumns = padded(#"auto\("# + padded(oneOf([positive, expression])) + #"\)"#)
  /// `12.1`.
  static let version = #"[0-9]+(\.[0-9]+){0,2}"#
  /// `393 x 852`.
  static let extent = padded(#"\+?"# + digits) + "[x×]" + padded(#"\+?"# + digits)
  static let dimension = padded(oneOf(dimensionForms))
  /// `100% x 44`.
  static let size = dimension + "[x×]" + dimension
  static let spacing: String = {
    let amount = padded(oneOf([number, expression]))
    return padded(
      oneOf([oneOf([number, expression]), #"(fixed|flexible)\("# + amount + #"\)"#, ">=" + amount]))
  }()

  private static let quotient = positive + blanks + "/" + blanks + positive

  private static var dimensionForms: [String] {
    let amount = padded(oneOf([positive, expression]))
    let names = LayoutReader.dimensionForms + ["uniform"]
    return [
      oneOf([positive, expression]),
      "~" + amount,
      oneOf(names) + #"\("# + amount + #"\)"#,
      oneOf([positive, expression]) + blanks + "%" + blanks + "[wh]?",
      quotient + blanks + "[wh]?",
    ]
  }

  private static func oneOf(_ forms: [String]) -> String { "(" + forms.joined(separator: "|") + ")" }

  private static func padded(_ form: String) -> String { blanks + form + blanks }
}
