import LayoutText

/// The format `short`: each finding on a line, `file:line:column: severity: message [rule]`.
package struct ShortFindings: FindingsReporter {
  private let settings: ReportSettings

  package init(_ settings: ReportSettings) { self.settings = settings }

  package mutating func write(_ file: LintedFile, to sink: ByteSink) {
    guard !file.diagnostics.isEmpty else { return }
    let reporter = TextReporter(file.sources, isColored: settings.isColored)
    for diagnostic in file.diagnostics { reporter.writeBrief(diagnostic, to: sink) }
    if file.omitted > 0 { sink.write(text: "\(shownName(file.name)): \(file.omitted) more not shown\n") }
  }
}
