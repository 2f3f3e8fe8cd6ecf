import LayoutText

/// A linted spec and its findings.
package struct LintedFile: Sendable {
  /// The path that was given or found, or `<stdin>`.
  package var name: String
  /// The spec and the files that it includes.
  package var sources: SourceSet
  /// The findings in the order of their places.
  package var diagnostics: [Diagnostic]
  /// Findings that were only counted.
  package var omissions: OmittedFindings
  /// False if errors prevented linting of parts of the file. `--fix` must not change it then.
  package var isFixable = true

  package init(
    name: String, sources: SourceSet, diagnostics: [Diagnostic],
    omissions: OmittedFindings = OmittedFindings()
  ) {
    self.name = name
    self.sources = sources
    self.diagnostics = diagnostics
    self.omissions = omissions
  }

  /// Returns the number of findings of a severity, including those that were only counted.
  package func count(_ severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity } + omissions.count(severity)
  }

  /// A message about findings that were only counted; `nil` if there are none.
  var remainder: String? {
    let count = omissions.count
    return count > 0 ? "\(count) more finding\(count == 1 ? " is" : "s are") not shown" : nil
  }
}

/// A writer of findings in one format, file by file. `begin` is called first and `end` last, even without
/// findings.
package protocol FindingsReporter: Sendable {
  mutating func begin(to sink: ByteSink)
  /// Writes the findings of a file. It is called for each linted file, even without findings.
  mutating func write(_ file: LintedFile, to sink: ByteSink)
  mutating func end(_ totals: LintTotals, to sink: ByteSink)
}

extension FindingsReporter {
  package mutating func begin(to sink: ByteSink) {}
  package mutating func end(_ totals: LintTotals, to sink: ByteSink) {}
}
