import LayoutText

/// The formats `text`, which has findings with their source lines and a summary, and `short`, which has one
/// line per finding.
package struct TextFindings: FindingsReporter {
  private let settings: ReportSettings
  private let isBrief: Bool

  package init(_ settings: ReportSettings, isBrief: Bool = false) {
    self.settings = settings
    self.isBrief = isBrief
  }

  package mutating func write(_ file: LintedFile, to sink: ByteSink) {
    guard !file.diagnostics.isEmpty else { return }
    let reporter = TextReporter(file.sources, isColored: settings.isColored)
    for diagnostic in file.diagnostics {
      if isBrief { reporter.writeBrief(diagnostic, to: sink) } else { reporter.write(diagnostic, to: sink) }
    }
    let omitted = file.omissions.count
    if omitted > 0 { sink.write(text: "\(shownName(file.name)): \(omitted) more not shown\n") }
  }

  package mutating func end(_ totals: LintTotals, to sink: ByteSink) {
    if !isBrief, let summary = Self.summary(totals) { sink.write(text: summary + "\n") }
  }

  /// Returns a line such as `3 errors, 2 warnings in 4 files; 2 fixable with --fix`; `nil` without findings.
  static func summary(_ totals: LintTotals) -> String? {
    var counts: [String] = []
    for (severity, noun) in [(Severity.error, "error"), (.warning, "warning"), (.info, "info")] {
      let count = totals.count(severity)
      if count > 0 { counts.append(counted(count, noun)) }
    }
    guard !counts.isEmpty else { return nil }
    var summary = "\(counts.joined(separator: ", ")) in \(counted(totals.files, "file"))"
    if totals.omitted > 0 { summary += ", \(totals.omitted) of them not shown" }
    if totals.safelyFixable > 0 { summary += "; \(totals.safelyFixable) fixable with --fix" }
    if totals.unsafelyFixable > 0 {
      let how = totals.safelyFixable > 0 ? "more" : "fixable"
      summary += "; \(totals.unsafelyFixable) \(how) with --unsafe-fixes"
    }
    return summary
  }
}
