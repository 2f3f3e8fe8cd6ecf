import LayoutDiagnostics
import LayoutText

/// Why an expression cannot be read or has no value.
///
/// `range` is where in its text the trouble is: the name, the operator or the operand.
struct ExpressionError: Error, Hashable, Sendable {
  var rule: RuleID
  var message: String
  /// What to do about it, the best first.
  var help: [String] = []
  /// Byte offsets in the expression's text, counted from its `$`.
  var range: Range<Int>
  /// The `let` whose expression is wrong; nil where it is the expression that was asked for.
  var definition: LetPlace?
  /// What is likely to be meant, and by what in the text.
  var meant: Rewriting?

  /// Another text for a part of the expression.
  struct Rewriting: Hashable, Sendable {
    /// Byte offsets, as those of the error.
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

  /// An error of syntax or of sort.
  init(_ message: String, help: [String] = [], at range: Range<Int>, definition: LetPlace? = nil) {
    self.init(.invalidValue, message, help: help, at: range, definition: definition)
  }

  /// The same error, said to be that of a `let`, unless it came from another one.
  func within(_ place: LetPlace) -> ExpressionError {
    var error = self
    if error.definition == nil { error.definition = place }
    return error
  }
}

/// A `let` in its file.
struct LetPlace: Hashable, Sendable {
  var name: String
  /// The value's span: an expression's `$` and what follows.
  var span: Span
  /// True if an expression's text is the one that stands at the span, byte for byte.
  var isExact: Bool

  /// - Parameter text: the expression; empty where it is not the one that was written at the span.
  init(name: String, span: Span, text: String = "") {
    self.name = name
    self.span = span
    isExact = span.length == text.utf8.count
  }
}
