import LayoutText

/// Converts spans to lines and columns in the spec's files.
package struct SourcePlaces {
  private let sources: SourceSet
  private let tables: [LineTable]

  package init(_ sources: SourceSet) {
    self.sources = sources
    tables = sources.files.map(LineTable.init)
  }

  /// Returns the name of the file with a span.
  package func file(of span: Span) -> String { sources.files[sources.index(of: span)].name }

  /// Returns the bytes of its file that a span covers.
  func bytes(of span: Span) -> Range<Int> { sources.files[sources.index(of: span)].range(of: span) }

  /// Returns the start and end of a span, with columns in code points.
  package func range(of span: Span) -> (start: SourceLocation, end: SourceLocation) {
    let table = tables[sources.index(of: span)]
    return (table.location(of: Int(span.start)), table.location(of: Int(span.end)))
  }

  /// Returns the start and end of a span, with columns in UTF-16 code units.
  func utf16Range(of span: Span) -> (start: SourceLocation, end: SourceLocation) {
    let table = tables[sources.index(of: span)]
    return (table.utf16Location(of: Int(span.start)), table.utf16Location(of: Int(span.end)))
  }
}
