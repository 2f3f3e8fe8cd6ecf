import LayoutText

/// Findings for people: file:line:column, the source line with carets, notes and help.
public struct TextReporter {
  private let source: SourceFile
  private let lines: LineTable
  private let style: TextStyle

  public init(_ source: SourceFile, isColored: Bool = false) {
    self.source = source
    lines = LineTable(source)
    style = TextStyle(isColored: isColored)
  }

  /// Writes one finding with its source frame.
  public func write(_ diagnostic: Diagnostic, to sink: ByteSink) {
    writeHeadline(diagnostic, to: sink)
    let marks = self.marks(of: diagnostic)
    let gutter = String(marks.map(\.line).max() ?? 1).count
    var previous: Int?
    var index = 0
    while index < marks.count {
      let line = marks[index].line
      if let previous, line > previous + 1 { writeLine(gutter, "", "...", to: sink, separator: " ") }
      var end = index
      while end < marks.count, marks[end].line == line { end += 1 }
      writeSource(
        line: line, marks: marks[index..<end], severity: diagnostic.severity, gutter: gutter, to: sink)
      previous = line
      index = end
    }
    for note in diagnostic.notes { writeRemark("note", note, gutter, to: sink) }
    for help in diagnostic.help { writeRemark("help", help, gutter, to: sink) }
  }

  /// Writes one finding on one line, as compilers do.
  public func writeBrief(_ diagnostic: Diagnostic, to sink: ByteSink) {
    writeHeadline(diagnostic, to: sink)
  }

  private func writeHeadline(_ diagnostic: Diagnostic, to sink: ByteSink) {
    let place = lines.location(of: Int(diagnostic.span.start))
    let severity = style.severity(diagnostic.severity, "\(diagnostic.severity.rawValue):")
    sink.write(text: style.strong("\(shownName(source.name)):\(place.line):\(place.column):"))
    sink.write(
      text: " \(severity) \(style.strong(diagnostic.message)) \(style.faint("[\(diagnostic.rule)]"))\n")
  }

  private struct Mark {
    var line: Int
    var span: Span
    var text: String
    var isPrimary: Bool
  }

  /// What is marked, by line; on one line the primary mark comes first.
  private func marks(of diagnostic: Diagnostic) -> [Mark] {
    func line(_ span: Span) -> Int { lines.location(of: Int(span.start)).line }
    var marks = diagnostic.secondary.map {
      Mark(line: line($0.span), span: $0.span, text: $0.text, isPrimary: false)
    }
    let span = diagnostic.span
    marks.append(Mark(line: line(span), span: span, text: diagnostic.label ?? "", isPrimary: true))
    return marks.sorted { left, right in
      left.line != right.line ? left.line < right.line : left.isPrimary && !right.isPrimary
    }
  }

  /// Writes a line with the marks on it; a long line is written again for a mark that its first excerpt does not show.
  private func writeSource(
    line: Int, marks: ArraySlice<Mark>, severity: Severity, gutter: Int, to sink: ByteSink
  ) {
    guard !source.bytes.isEmpty else { return }
    let range = lines.range(ofLine: line)
    var shown: String?
    for mark in marks {
      let excerpt = SourceExcerpt(source, line: range, span: mark.span)
      if excerpt.text != shown { writeLine(gutter, String(line), excerpt.text, to: sink) }
      shown = excerpt.text
      let sign = String(repeating: mark.isPrimary ? "^" : "-", count: excerpt.markWidth)
      let painted = mark.isPrimary ? style.severity(severity, sign) : style.gutter(sign)
      let label = mark.text.isEmpty ? "" : " \(mark.text)"
      writeLine(gutter, "", String(repeating: " ", count: excerpt.markStart) + painted + label, to: sink)
    }
  }

  private func writeLine(
    _ gutter: Int, _ number: String, _ text: String, to sink: ByteSink, separator: String = "|"
  ) {
    let padding = String(repeating: " ", count: gutter - number.count + 1)
    let bar = style.gutter("\(padding)\(number) \(separator)")
    sink.write(text: text.isEmpty ? "\(bar)\n" : "\(bar) \(text)\n")
  }

  private func writeRemark(_ kind: String, _ text: String, _ gutter: Int, to sink: ByteSink) {
    let padding = String(repeating: " ", count: gutter + 2)
    sink.write(text: "\(padding)\(style.gutter("=")) \(style.strong("\(kind):")) \(text)\n")
  }
}
