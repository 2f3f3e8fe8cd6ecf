/// What a run of the linter came to, over all files.
package struct LintTotals: Sendable {
  /// A file or folder that could not be read, or not whole.
  package struct Failure: Sendable, Equatable {
    /// The path as it was given or found.
    package var name: String
    /// Why, in words.
    package var message: String

    package init(name: String, message: String) {
      self.name = name
      self.message = message
    }
  }

  /// How many files were linted.
  package private(set) var files = 0
  /// How many findings there are of each rule, those that were only counted included.
  package private(set) var byRule: [RuleID: Int] = [:]
  /// How many findings have a fix that leaves the frames as they are.
  package private(set) var safelyFixable = 0
  /// How many other findings have a fix.
  package private(set) var unsafelyFixable = 0
  /// How many findings were only counted, not kept.
  package private(set) var omitted = 0
  /// What could not be read, in the order of the run.
  package private(set) var failures: [Failure] = []
  private var bySeverity: [Severity: Int] = [:]

  package init() {}

  /// How many findings there are of a severity, those that were only counted included.
  package func count(_ severity: Severity) -> Int { bySeverity[severity] ?? 0 }

  /// Counts a file and its findings.
  package mutating func add(_ file: LintedFile) {
    files += 1
    omitted += file.omitted
    for (kind, count) in file.omissions.counts {
      bySeverity[kind.severity, default: 0] += count
      byRule[kind.rule, default: 0] += count
      if file.isFixable { countFixable(count, kind.fix) }
    }
    for diagnostic in file.diagnostics {
      bySeverity[diagnostic.severity, default: 0] += 1
      byRule[diagnostic.rule, default: 0] += 1
      if file.isFixable { countFixable(1, diagnostic.safestFix) }
    }
  }

  private mutating func countFixable(_ count: Int, _ fix: FixKind?) {
    switch fix {
    case .safe: safelyFixable += count
    case .unsafe: unsafelyFixable += count
    case nil: break
    }
  }

  /// Notes that a file or folder could not be read.
  package mutating func fail(_ name: String, _ message: String) {
    failures.append(Failure(name: name, message: message))
  }
}
