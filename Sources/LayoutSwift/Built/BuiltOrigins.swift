import LayoutDiagnostics
import LayoutReader
import LayoutText

/// Where in the user's file each part of a spec is made.
struct BuiltOrigins {
  /// The spec paths of the parts, each with the span of the line that makes the part.
  private(set) var spans: [(path: String, span: Span)] = []
  /// The declaration of the entry, for parts without a line.
  let entry: Span

  /// - Parameter path: the path under which the user's file was compiled; parts that other files make have no line.
  init(_ origins: [Fields], in source: SourceFile, compiledAs path: String, entry: Span) {
    self.entry = entry
    let lines = LineTable(source)
    for origin in origins where origin.text("file") == path {
      guard let place = origin.text("path"), let line = origin.number("line").flatMap({ Int(exactly: $0) }),
        let span = Self.span(ofLine: line, in: source, lines)
      else { continue }
      spans.append((place, span))
    }
  }

  /// The span of a line without the whitespace at its ends; `nil` if there is no such line, or nothing on it.
  static func span(ofLine line: Int, in source: SourceFile, _ table: LineTable? = nil) -> Span? {
    let lines = table ?? LineTable(source)
    guard line >= 1, line <= lines.count else { return nil }
    var range = lines.range(ofLine: line)
    guard !range.isEmpty else { return nil }
    while range.count > 1, source.bytes[range.lowerBound] <= 0x20 {
      range = range.lowerBound + 1..<range.upperBound
    }
    while range.count > 1, source.bytes[range.upperBound - 1] <= 0x20 {
      range = range.lowerBound..<range.upperBound - 1
    }
    return Span(range.lowerBound, range.upperBound).moved(by: source.base)
  }
}
