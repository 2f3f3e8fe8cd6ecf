import LayoutDiagnostics
import LayoutText

/// The reason why an expression cannot be parsed or has no value.
struct ExpressionError: Error, Hashable, Sendable {
  var rule: RuleID
  var message: String
  /// The fixes, the best first.
  var help: [String] = []
  /// The range of the offending name, operator or operand, in bytes from the expression's `$`.
  var range: Range<Int>
  /// The `let` that has the error; `nil` if the error is in the expression itself.
  var definition: LetPlace?
  /// A replacement that was probably meant.
  var meant: Rewriting?

  /// A replacement for a part of the expression.
  struct Rewriting: Hashable, Sendable {
    var range: Range<Int>
    var text: String
  }

  init(
    _ rule: RuleID, _ message: String, help: [String] = [], at range: Range<Int>, definition: LetPlace? = nil
  ) {
    self.rule = rule
    self.message = message
    self.help = help
    self.range = range
    self.definition = definition
  }

  /// An error of syntax or sort.
  init(_ message: String, help: [String] = [], at range: Range<Int>, definition: LetPlace? = nil) {
    self.init(.invalidValue, message, help: help, at: range, definition: definition)
  }

  /// Returns the same error, attributed to a `let` unless it already is.
  func within(_ place: LetPlace) -> ExpressionError {
    var error = self
    if error.definition == nil { error.definition = place }
    return error
  }
}

/// A `let` in its file.
struct LetPlace: Hashable, Sendable {
  var name: String
  /// The span of the value; that of an expression begins at its `$`.
  var span: Span
  /// True if the text at the span is the expression itself, byte for byte.
  var isExact: Bool

  /// - Parameter text: the expression; empty if the text at the span differs.
  init(name: String, span: Span, text: String = "") {
    self.name = name
    self.span = span
    isExact = span.length == text.utf8.count
  }
}
