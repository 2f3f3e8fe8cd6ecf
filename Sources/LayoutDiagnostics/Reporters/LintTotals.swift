/// The counts of a lint run over all files.
package struct LintTotals: Sendable {
  /// A file or folder that could not be read completely.
  package struct Failure: Sendable, Equatable {
    /// The path that was given or found.
    package var name: String
    package var message: String

    package init(name: String, message: String) {
      self.name = name
      self.message = message
    }
  }

  package private(set) var files = 0
  /// The number of findings of each rule, including those that were only counted.
  package private(set) var byRule: [RuleID: Int] = [:]
  /// The number of findings with a safe fix.
  package private(set) var safelyFixable = 0
  /// The number of findings with only unsafe fixes.
  package private(set) var unsafelyFixable = 0
  /// The number of findings that were only counted.
  package private(set) var omitted = 0
  package private(set) var failures: [Failure] = []
  private var bySeverity: [Severity: Int] = [:]

  package init() {}

  package func count(_ severity: Severity) -> Int { bySeverity[severity] ?? 0 }

  /// Counts a file and its findings.
  package mutating func add(_ file: LintedFile) {
    files += 1
    omitted += file.omissions.count
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

  /// Adds a file or folder that could not be read.
  package mutating func fail(_ name: String, _ message: String) {
    failures.append(Failure(name: name, message: message))
  }
}
