import LayoutText

/// Findings for people: file:line:column, the source line with carets, notes and help.
package struct TextReporter {
  private let sources: SourceSet
  private let tables: [LineTable]
  private let style: TextStyle

  package init(_ sources: SourceSet, isColored: Bool = false) {
    self.sources = sources
    tables = sources.files.map(LineTable.init)
    style = TextStyle(isColored: isColored)
  }

  /// Writes one finding with its source frame.
  package func write(_ diagnostic: Diagnostic, to sink: ByteSink) {
    writeBrief(diagnostic, to: sink)
    let marks = self.marks(of: diagnostic)
    let gutter = digitCount(marks.map(\.line).max() ?? 1)
    var previous: (file: Int, line: Int)?
    var index = 0
    while index < marks.count {
      let mark = marks[index]
      if mark.file != (previous?.file ?? sources.index(of: diagnostic.span)) {
        let place = tables[mark.file].location(of: Int(mark.span.start))
        writeGutter(gutter, to: sink, separator: ">")
        sink.write(text: " \(sources.files[mark.file].name):\(place.line):\(place.column)\n")
      } else if let previous, mark.line > previous.line + 1 {
        writeGutter(gutter, to: sink, separator: " ")
        sink.write(" ...\n")
      }
      var end = index
      while end < marks.count, marks[end].file == mark.file, marks[end].line == mark.line { end += 1 }
      writeSource(marks[index..<end], severity: diagnostic.severity, gutter: gutter, to: sink)
      previous = (mark.file, mark.line)
      index = end
    }
    if let path = diagnostic.shownPath { writeRemark("path", path, gutter, to: sink) }
    for note in diagnostic.notes { writeRemark("note", note, gutter, to: sink) }
    for help in diagnostic.advice { writeRemark("help", help, gutter, to: sink) }
  }

  /// Writes one finding on one line, as compilers do.
  package func writeBrief(_ diagnostic: Diagnostic, to sink: ByteSink) {
    style.paint(.strong, sink) {
      writePlace(of: diagnostic.span, to: sink)
      sink.write(":")
    }
    sink.write(" ")
    style.paint(.severity(diagnostic.severity), sink) {
      sink.write(text: diagnostic.severity.rawValue)
      sink.write(":")
    }
    sink.write(" ")
    style.paint(.strong, sink) { sink.write(text: diagnostic.message) }
    sink.write(" ")
    style.paint(.faint, sink) {
      sink.write("[")
      sink.write(text: diagnostic.rule.name)
      sink.write("]")
    }
    sink.write("\n")
  }

  /// The file, the line and the column of a span.
  private func writePlace(of span: Span, to sink: ByteSink) {
    let file = sources.index(of: span)
    let place = tables[file].location(of: Int(span.start))
    sink.write(text: shownName(sources.files[file].name))
    sink.write(":")
    sink.write(integer: place.line)
    sink.write(":")
    sink.write(integer: place.column)
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
    marks.append(mark(diagnostic.span, "", isPrimary: true))
    guard marks.count > 1 else { return marks }
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
      if excerpt.text != shown {
        writeGutter(gutter, mark.line, to: sink)
        if !excerpt.text.isEmpty { sink.write(" ") }
        sink.write(text: excerpt.text)
        sink.write("\n")
      }
      shown = excerpt.text
      writeGutter(gutter, to: sink)
      sink.write(" ", times: excerpt.markStart + 1)
      style.paint(mark.isPrimary ? .severity(severity) : .gutter, sink) {
        sink.write(mark.isPrimary ? "^" : "-", times: excerpt.markWidth)
      }
      if !mark.text.isEmpty {
        sink.write(" ")
        sink.write(text: mark.text)
      }
      sink.write("\n")
    }
  }

  /// Begins a line with its number and what stands between numbers and source.
  private func writeGutter(
    _ width: Int, _ line: Int? = nil, to sink: ByteSink, separator: StaticString = "|"
  ) {
    style.paint(.gutter, sink) {
      sink.write(" ", times: width + 1 - (line.map(digitCount) ?? 0))
      if let line { sink.write(integer: line) }
      sink.write(" ")
      sink.write(separator)
    }
  }

  private func writeRemark(_ kind: StaticString, _ text: String, _ gutter: Int, to sink: ByteSink) {
    sink.write(" ", times: gutter + 2)
    style.paint(.gutter, sink) { sink.write("=") }
    sink.write(" ")
    style.paint(.strong, sink) {
      sink.write(kind)
      sink.write(":")
    }
    sink.write(" ")
    sink.write(text: text)
    sink.write("\n")
  }
}

extension ByteSink {
  /// Writes a character of ASCII again and again.
  fileprivate func write(_ character: Unicode.Scalar, times count: Int) {
    for _ in 0..<max(0, count) { write(byte: UInt8(ascii: character)) }
  }
}

/// How many digits a number has that is not negative.
private func digitCount(_ number: Int) -> Int {
  var (count, rest) = (1, number / 10)
  while rest > 0 { (count, rest) = (count + 1, rest / 10) }
  return count
}
