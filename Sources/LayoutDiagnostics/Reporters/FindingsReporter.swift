import LayoutText

/// One linted spec and what was found in it.
package struct LintedFile: Sendable {
  /// The path as it was given or found, or `<stdin>`.
  package var name: String
  /// The spec and the files that were read beside it.
  package var sources: SourceSet
  /// What was found, in the order of the places.
  package var diagnostics: [Diagnostic]
  /// More findings, which were only counted.
  package var omissions: OmittedFindings
  /// True if `--fix` may change the file: not where errors kept a part of it from being linted.
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

  /// How many findings there are of a severity, those that were only counted included.
  package func count(_ severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity } + omissions.count(severity)
  }

  /// How many findings were only counted.
  var omitted: Int { omissions.count }

  /// What formats for programs say of the findings that were only counted; nil where there are none.
  var remainder: String? {
    omitted > 0 ? "\(omitted) more finding\(omitted == 1 ? " is" : "s are") not shown" : nil
  }
}

/// Writes the findings of a run in one format, file by file: what was written of a file is not kept.
///
/// `begin` comes first and `end` last, whatever was found: a run without findings makes a valid document too.
package protocol FindingsReporter: Sendable {
  /// Writes what stands before all files.
  mutating func begin(to sink: ByteSink)
  /// Writes what was found in a file; called for each file that was linted, in the order of the run, also where nothing was found.
  mutating func write(_ file: LintedFile, to sink: ByteSink)
  /// Writes what stands after all files.
  mutating func end(_ totals: LintTotals, to sink: ByteSink)
}

extension FindingsReporter {
  package mutating func begin(to sink: ByteSink) {}
  package mutating func end(_ totals: LintTotals, to sink: ByteSink) {}
}
