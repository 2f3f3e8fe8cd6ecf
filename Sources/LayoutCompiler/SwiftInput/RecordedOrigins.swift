import LayoutDiagnostics
import LayoutReader
import LayoutText

/// Where the parts of a recorded spec were made in the user's file.
struct RecordedOrigins {
  /// The line of the part at each path of the spec.
  private(set) var spans: [(path: String, span: Span)] = []
  /// For what has no place of its own.
  let entry: Span

  /// - Parameter path: the user's file as the compiled code knows it; what other files made has no place.
  init(
    _ origins: [Fields], in source: SourceFile, compiledAs path: String, entry: Span
  ) {
    self.entry = entry
    let lines = LineTable(source)
    for origin in origins where origin.text("file") == path {
      guard let place = origin.text("path"), let line = origin.number("line").flatMap({ Int(exactly: $0) }),
        let span = Self.span(ofLine: line, in: source, lines)
      else { continue }
      spans.append((place, span))
    }
  }

  /// What stands in a line, without blanks at its ends; nil where there is no such line.
  static func span(ofLine line: Int, in source: SourceFile, _ table: LineTable? = nil) -> Span? {
    let lines = table ?? LineTable(source)
    guard line >= 1, line <= lines.count else { return nil }
    var range = lines.range(ofLine: line)
    while range.count > 1, source.bytes[range.lowerBound] <= 0x20 {
      range = range.lowerBound + 1..<range.upperBound
    }
    while range.count > 1, source.bytes[range.upperBound - 1] <= 0x20 {
      range = range.lowerBound..<range.upperBound - 1
    }
    return Span(range.lowerBound, range.upperBound).moved(by: source.base)
  }
}
