import LayoutDiagnostics
import LayoutText

extension Normalizer {
  mutating func report(
    _ rule: RuleID, _ message: String, at span: Span, secondary: [DiagnosticLabel] = [], notes: [String] = [],
    help: [String] = [], fixes: [Fix] = [], losesNothing: Bool = false
  ) {
    var diagnostic = Diagnostic(
      .error, rule: rule, message, at: span, secondary: secondary, notes: notes, help: help, fixes: fixes)
    diagnostic.losesNothing = losesNothing
    diagnostics.report(diagnostic)
  }

  /// Reports a value of the wrong type.
  mutating func expected(
    _ what: String, _ node: NodeIndex, at place: Place, help: [String] = [], fixes: [Fix] = [],
    losesNothing: Bool = false
  ) {
    let message = isBagFull ? "" : "\(place.what) is \(describe(node)); expected \(what)"
    report(
      .invalidValue, message, at: document.span(node), help: help, fixes: fixes, losesNothing: losesNothing)
  }

  /// True if the bag is full: further errors are only counted, so they need no message and no help.
  var isBagFull: Bool { diagnostics.errorCount >= DiagnosticBag.capacity }

  /// Reports an expression that is not allowed here, at its `$`.
  mutating func refuseExpression(_ node: NodeIndex, at place: Place, help: String) {
    report(
      .invalidValue, "\(place.what) is an expression; here it must be written out",
      at: piece(of: node).span,
      help: [help])
  }

  /// Describes a value in a few words: `a list`, `the string 'abc'`, `12`.
  func describe(_ node: NodeIndex) -> String {
    switch document.kind(node) {
    case .null: "null"
    case .boolean, .number: shownText(document.text(node))
    case .string: quoted(document.text(node))
    case .sequence: "a list"
    case .mapping: "a map"
    }
  }

  /// Quotes a text, and shortens it if it is long.
  func quoted(_ text: some StringProtocol) -> String { quotedText(text) }

  func listed(_ words: [String]) -> String { words.joined(separator: ", ") }

  /// Returns the first character of a span, for values too long to underline.
  func startOfLine(_ span: Span) -> Span { Span(start: span.start, end: min(span.end, span.start + 1)) }
}
