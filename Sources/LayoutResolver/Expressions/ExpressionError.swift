import LayoutDiagnostics
import LayoutText

/// Why an expression cannot be read or has no value.
///
/// The diagnostic stands at the expression's own `$`; `range` is where in its text the trouble is, for a second
/// label.
struct ExpressionError: Error, Hashable, Sendable {
  var rule: RuleID
  var message: String
  /// What to do about it, the best first.
  var help: [String] = []
  /// Byte offsets in the expression's text, counted from its `$`.
  var range: Range<Int>
  /// The `let` whose expression is wrong; nil where it is the expression that was asked for.
  var definition: LetPlace?
  /// The name that is likely to be meant by the one at `range`.
  var nearestName: String?

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
}
