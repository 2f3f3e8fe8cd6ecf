import LayoutDiagnostics
import LayoutText

extension Normalizer {
  /// Reports an error.
  mutating func report(
    _ rule: String, _ message: String, at span: Span, label: String? = nil, secondary: [DiagnosticLabel] = [],
    notes: [String] = [], help: [String] = []
  ) {
    diagnostics.report(
      Diagnostic(
        .error, rule: rule, message, at: span, label: label, secondary: secondary, notes: notes, help: help))
  }

  /// Reports a value of the wrong type.
  mutating func expected(_ what: String, _ node: NodeIndex, at place: Place, help: [String] = []) {
    report(
      "invalid-value", "\(place.what) is \(describe(node)); expected \(what)", at: document.span(node),
      help: help)
  }

  /// A value in a few words: `a list`, `the string 'abc'`, `12`.
  func describe(_ node: NodeIndex) -> String {
    switch document.kind(node) {
    case .null: "null"
    case .boolean, .number: document.text(node)
    case .string: quoted(document.text(node))
    case .sequence: "a list"
    case .mapping: "a map"
    }
  }

  /// Text in quotes, cut off where it is long.
  func quoted(_ text: some StringProtocol) -> String {
    text.count <= 40 ? "'\(text)'" : "'\(text.prefix(37))...'"
  }

  /// Words as a list for messages.
  func listed(_ words: [String]) -> String { words.joined(separator: ", ") }

  /// The first character of a span: for values too long to underline.
  func startOfLine(_ span: Span) -> Span { Span(start: span.start, end: min(span.end, span.start + 1)) }
}
