import LayoutText

/// A writer of findings for people: file:line:column, the source line with carets, notes and help.
package struct TextReporter {
  private let sources: SourceSet
  private let tables: [LineTable]
  private let style: TextStyle

  package init(_ sources: SourceSet, isColored: Bool = false) {
    self.sources = sources
    tables = sources.files.map(LineTable.init)
    style = TextStyle(isColored: isColored)
  }

  /// Writes one finding with its source lines.
  package func write(_ diagnostic: Diagnostic, to sink: ByteSink) {
    writeBrief(diagnostic, to: sink)
    let marks = self.marks(of: diagnostic)
    let gutter = String(marks.map(\.line).max() ?? 1).count
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
    for remark in diagnostic.remarks {
      sink.write(text: String(repeating: " ", count: gutter + 2))
      style.paint(.gutter, "=", to: sink)
      sink.write(" ")
      style.paint(.strong, "\(remark.kind):", to: sink)
      sink.write(text: " \(remark.text)\n")
    }
  }

  /// Writes one finding on one line, like compilers.
  package func writeBrief(_ diagnostic: Diagnostic, to sink: ByteSink) {
    let file = sources.index(of: diagnostic.span)
    let place = tables[file].location(of: Int(diagnostic.span.start))
    let name = shownName(sources.files[file].name)
    style.paint(.strong, "\(name):\(place.line):\(place.column):", to: sink)
    sink.write(" ")
    style.paint(.severity(diagnostic.severity), "\(diagnostic.severity.rawValue):", to: sink)
    sink.write(" ")
    style.paint(.strong, diagnostic.message, to: sink)
    sink.write(" ")
    style.paint(.faint, "[\(diagnostic.rule.name)]", to: sink)
    sink.write("\n")
  }

  private struct Mark {
    var file: Int
    var line: Int
    var span: Span
    var text: String
    var isPrimary: Bool
  }

  /// Returns the marks, sorted by file and line. The finding's own file comes first, and on each line the
  /// primary mark.
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

  /// Writes a line with its marks. A long line is repeated for marks outside of the first excerpt.
  private func writeSource(_ marks: ArraySlice<Mark>, severity: Severity, gutter: Int, to sink: ByteSink) {
    guard let first = marks.first, !sources.files[first.file].bytes.isEmpty else { return }
    let range = tables[first.file].range(ofLine: first.line)
    var shown: String?
    for mark in marks {
      let excerpt = SourceExcerpt(sources.files[mark.file], line: range, span: mark.span)
      if excerpt.text != shown {
        writeGutter(gutter, mark.line, to: sink)
        if !excerpt.text.isEmpty { sink.write(" ") }
        sink.write(text: excerpt.text + "\n")
      }
      shown = excerpt.text
      writeGutter(gutter, to: sink)
      sink.write(text: String(repeating: " ", count: excerpt.markStart + 1))
      let marks = String(repeating: mark.isPrimary ? "^" : "-", count: excerpt.markWidth)
      style.paint(mark.isPrimary ? .severity(severity) : .gutter, marks, to: sink)
      sink.write(text: mark.text.isEmpty ? "\n" : " \(mark.text)\n")
    }
  }

  /// Writes the line number and the separator.
  private func writeGutter(_ width: Int, _ line: Int? = nil, to sink: ByteSink, separator: String = "|") {
    let number = line.map { String($0) } ?? ""
    let indentation = String(repeating: " ", count: width + 1 - number.count)
    style.paint(.gutter, "\(indentation)\(number) \(separator)", to: sink)
  }
}
