import LayoutText

/// The format `short`: each finding on a line, `file:line:column: severity: message [rule]`.
public struct ShortFindings: FindingsReporter {
  private let settings: ReportSettings

  public init(_ settings: ReportSettings) { self.settings = settings }

  public mutating func begin(to sink: ByteSink) {}

  public mutating func write(_ file: LintedFile, to sink: ByteSink) {
    guard !file.diagnostics.isEmpty else { return }
    let reporter = TextReporter(file.sources, isColored: settings.isColored)
    for diagnostic in file.diagnostics { reporter.writeBrief(diagnostic, to: sink) }
    if file.omitted > 0 { sink.write(text: "\(shownName(file.name)): \(file.omitted) more not shown\n") }
  }

  public mutating func end(_ totals: LintTotals, to sink: ByteSink) {}
}
