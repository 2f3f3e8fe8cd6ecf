import LayoutDiagnostics
import LayoutText

/// A document in block style without the parts that have syntax errors.
package struct RecoveredDocument: Sendable {
  package let document: Document
  /// The blanked parts.
  package let blanks: [Span]
  /// The parsed text, which is as long as the original.
  package let text: [UInt8]

  /// Returns whether blanking caused a diagnostic: an empty value, or a key that ran into the blank.
  package func isOfBlank(_ diagnostic: Diagnostic) -> Bool {
    blanks.contains { $0.start <= diagnostic.span.start + 3 && diagnostic.span.start <= $0.end }
  }
}

/// Parses a text without the section, definition, name or top-level value that contains a syntax error.
/// - Returns: `nil` if nothing is left, or if indentation does not separate the parts.
package func recoverDocument(
  _ source: SourceFile, format: InputFormat? = nil, limits: InputLimits = InputLimits(),
  after failure: Diagnostic
) -> RecoveredDocument? {
  // Each attempt parses the whole text.
  let greatestSize = 1 << 20
  let greatestPartCount = 12
  guard source.bytes.count <= greatestSize, failure.isOfText else { return nil }
  var bytes = source.bytes
  var blanks: [Span] = []
  var failure = failure
  while blanks.count < greatestPartCount {
    var next: (bytes: [UInt8], blank: Span, failure: Diagnostic)?
    // An unclosed construct is reported only at the next one, so its beginning is tried first.
    for place in failure.secondary.map(\.span.start) + [failure.span.start] {
      guard let blank = IndentedParts(bytes).blank(at: Int(place) - Int(source.base)) else { continue }
      let tried = blank.applied(to: bytes)
      let span = source.span(blank.range)
      var found = DiagnosticBag()
      let file = SourceFile(name: source.name, bytes: tried, base: source.base)
      if let document = readDocument(file, format: format, limits: limits, into: &found) {
        return RecoveredDocument(document: document, blanks: blanks + [span], text: tried)
      }
      guard let error = found.sorted.last(where: \.isOfText),
        error.span.start > (next?.failure ?? failure).span.start
      else { continue }
      next = (tried, span, error)
    }
    guard let next else { return nil }
    bytes = next.bytes
    blanks.append(next.blank)
    failure = next.failure
  }
  return nil
}

extension Diagnostic {
  /// True for a syntax error at a place, so that blanking the place lets more of the text parse.
  fileprivate var isOfText: Bool {
    severity == .error && (rule == .syntaxError || rule == .documentShape)
  }
}
