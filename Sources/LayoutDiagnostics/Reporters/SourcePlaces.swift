import LayoutText

/// Where spans lie in the files that a spec is made of, as lines and columns.
struct SourcePlaces {
  private let sources: SourceSet
  private let tables: [LineTable]

  init(_ sources: SourceSet) {
    self.sources = sources
    tables = sources.files.map(LineTable.init)
  }

  /// The name of the file that a span lies in.
  func file(of span: Span) -> String { sources.files[sources.index(of: span)].name }

  /// The bytes of the file that a span covers.
  func bytes(of span: Span) -> Range<Int> { sources.files[sources.index(of: span)].range(of: span) }

  /// The first place of a span and the one behind its last, columns in code points.
  func range(of span: Span) -> (start: SourceLocation, end: SourceLocation) {
    let table = tables[sources.index(of: span)]
    return (table.location(of: Int(span.start)), table.location(of: Int(span.end)))
  }

  /// The first place of a span and the one behind its last, columns in UTF-16 code units.
  func utf16Range(of span: Span) -> (start: SourceLocation, end: SourceLocation) {
    let table = tables[sources.index(of: span)]
    return (table.utf16Location(of: Int(span.start)), table.utf16Location(of: Int(span.end)))
  }
}
