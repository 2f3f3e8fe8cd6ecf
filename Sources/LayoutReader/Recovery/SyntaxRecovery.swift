import LayoutDiagnostics
import LayoutText

/// What can be read of a text in block style with a syntax error: all but the parts in which such errors stand.
package struct RecoveredDocument: Sendable {
  package let document: Document
  /// The parts that were made blank.
  package let blanks: [Span]
  /// The text that the document was read from, as long as the one with the error.
  package let text: [UInt8]

  /// True if a diagnostic is about what was made blank: a place that is empty, or a key that ran on into it.
  package func isOfBlank(_ diagnostic: Diagnostic) -> Bool {
    blanks.contains { $0.start <= diagnostic.span.start + 3 && diagnostic.span.start <= $0.end }
  }
}

/// Reads a text with a syntax error without the section, the definition, the name or the top-level value in which it stands.
///
/// - Parameters:
///   - source: the bytes.
///   - format: as for `readDocument`.
///   - limits: what the input may cost.
///   - failure: the syntax error.
/// - Returns: nil where nothing is left, or where indentation does not tell the parts.
package func recoverDocument(
  _ source: SourceFile, format: InputFormat? = nil, limits: InputLimits = InputLimits(),
  after failure: Diagnostic
) -> RecoveredDocument? {
  // Each try reads the text anew.
  let greatestSize = 1 << 20
  let greatestPartCount = 12
  guard source.bytes.count <= greatestSize, failure.isOfText else { return nil }
  var bytes = source.bytes
  var blanks: [Span] = []
  var failure = failure
  while blanks.count < greatestPartCount {
    var next: (bytes: [UInt8], blank: Span, failure: Diagnostic)?
    // What is never closed is found where something else begins.
    for place in failure.secondary.map(\.span.start) + [failure.span.start] {
      guard let blank = IndentedParts(bytes).blank(at: Int(place) - Int(source.base)) else { continue }
      let tried = blank.applied(to: bytes)
      let span = Span(blank.range.lowerBound, blank.range.upperBound).moved(by: source.base)
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
  /// True if it is an error of the text at one place: with that place made blank more of the text can be read.
  fileprivate var isOfText: Bool {
    severity == .error && (rule == .syntaxError || rule == .documentShape)
  }
}
