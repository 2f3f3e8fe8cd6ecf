import LayoutText

/// Findings for people: file:line:column, the source line with carets, notes and help.
public struct TextReporter {
  private let sources: SourceSet
  private let tables: [LineTable]
  private let style: TextStyle

  public init(_ sources: SourceSet, isColored: Bool = false) {
    self.sources = sources
    tables = sources.files.map(LineTable.init)
    style = TextStyle(isColored: isColored)
  }

  /// Writes one finding with its source frame.
  public func write(_ diagnostic: Diagnostic, to sink: ByteSink) {
    writeHeadline(diagnostic, to: sink)
    let marks = self.marks(of: diagnostic)
    let gutter = String(marks.map(\.line).max() ?? 1).count
    var previous: (file: Int, line: Int)?
    var index = 0
    while index < marks.count {
      let mark = marks[index]
      if mark.file != (previous?.file ?? sources.index(of: diagnostic.span)) {
        let place = tables[mark.file].location(of: Int(mark.span.start))
        let name = sources.files[mark.file].name
        writeLine(gutter, "", "\(name):\(place.line):\(place.column)", to: sink, separator: ">")
      } else if let previous, mark.line > previous.line + 1 {
        writeLine(gutter, "", "...", to: sink, separator: " ")
      }
      var end = index
      while end < marks.count, marks[end].file == mark.file, marks[end].line == mark.line { end += 1 }
      writeSource(marks[index..<end], severity: diagnostic.severity, gutter: gutter, to: sink)
      previous = (mark.file, mark.line)
      index = end
    }
    for note in diagnostic.notes { writeRemark("note", note, gutter, to: sink) }
    for help in diagnostic.advice { writeRemark("help", help, gutter, to: sink) }
  }

  /// Writes one finding on one line, as compilers do.
  public func writeBrief(_ diagnostic: Diagnostic, to sink: ByteSink) {
    writeHeadline(diagnostic, to: sink)
  }

  private func writeHeadline(_ diagnostic: Diagnostic, to sink: ByteSink) {
    let file = sources.index(of: diagnostic.span)
    let place = tables[file].location(of: Int(diagnostic.span.start))
    let severity = style.severity(diagnostic.severity, "\(diagnostic.severity.rawValue):")
    sink.write(text: style.strong("\(shownName(sources.files[file].name)):\(place.line):\(place.column):"))
    sink.write(
      text: " \(severity) \(style.strong(diagnostic.message)) \(style.faint("[\(diagnostic.rule)]"))\n")
  }

  private struct Mark {
    var file: Int
    var line: Int
    var span: Span
    var text: String
    var isPrimary: Bool
  }

  /// What is marked, by file and line, the file of the finding first; on one line the primary mark comes first.
  private func marks(of diagnostic: Diagnostic) -> [Mark] {
    func mark(_ span: Span, _ text: String, isPrimary: Bool) -> Mark {
      let file = sources.index(of: span)
      let line = tables[file].location(of: Int(span.start)).line
      return Mark(file: file, line: line, span: span, text: text, isPrimary: isPrimary)
    }
    var marks = diagnostic.secondary.map { mark($0.span, $0.text, isPrimary: false) }
    marks.append(mark(diagnostic.span, diagnostic.label ?? "", isPrimary: true))
    let first = sources.index(of: diagnostic.span)
    func rank(_ mark: Mark) -> (Int, Int, Int) {
      (mark.file == first ? -1 : mark.file, mark.line, mark.isPrimary ? 0 : 1)
    }
    return marks.sorted { rank($0) < rank($1) }
  }

  /// Writes a line with the marks on it; a long line is written again for a mark that its first excerpt does not show.
  private func writeSource(_ marks: ArraySlice<Mark>, severity: Severity, gutter: Int, to sink: ByteSink) {
    guard let first = marks.first, !sources.files[first.file].bytes.isEmpty else { return }
    let range = tables[first.file].range(ofLine: first.line)
    var shown: String?
    for mark in marks {
      let excerpt = SourceExcerpt(sources.files[mark.file], line: range, span: mark.span)
      if excerpt.text != shown { writeLine(gutter, String(mark.line), excerpt.text, to: sink) }
      shown = excerpt.text
      let sign = columns(of: mark.isPrimary ? "^" : "-", excerpt.markWidth)
      let painted = mark.isPrimary ? style.severity(severity, sign) : style.gutter(sign)
      let label = mark.text.isEmpty ? "" : " \(mark.text)"
      writeLine(gutter, "", columns(of: " ", excerpt.markStart) + painted + label, to: sink)
    }
  }

  private func writeLine(
    _ gutter: Int, _ number: String, _ text: String, to sink: ByteSink, separator: String = "|"
  ) {
    let padding = columns(of: " ", gutter - number.utf8.count + 1)
    let bar = style.gutter("\(padding)\(number) \(separator)")
    sink.write(text: text.isEmpty ? "\(bar)\n" : "\(bar) \(text)\n")
  }

  private func writeRemark(_ kind: String, _ text: String, _ gutter: Int, to sink: ByteSink) {
    let padding = columns(of: " ", gutter + 2)
    sink.write(text: "\(padding)\(style.gutter("=")) \(style.strong("\(kind):")) \(text)\n")
  }
}

/// A character of ASCII, again and again.
private func columns(of character: Unicode.Scalar, _ count: Int) -> String {
  String(unsafeUninitializedCapacity: count) { bytes in
    for index in 0..<count { bytes.initializeElement(at: index, to: UInt8(ascii: character)) }
    return count
  }
}
