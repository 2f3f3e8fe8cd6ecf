/// What a run of the linter came to, over all files.
public struct LintTotals: Sendable {
  /// A file or folder that could not be read, or not whole.
  public struct Failure: Sendable, Equatable {
    /// The path as it was given or found.
    public var name: String
    /// Why, in words.
    public var message: String

    public init(name: String, message: String) {
      self.name = name
      self.message = message
    }
  }

  /// How many files were linted.
  public private(set) var files = 0
  /// How many findings there are of each rule, those that were only counted included.
  public private(set) var byRule: [RuleID: Int] = [:]
  /// How many findings have a fix that leaves the frames as they are.
  public private(set) var safelyFixable = 0
  /// How many other findings have a fix.
  public private(set) var unsafelyFixable = 0
  /// How many findings were only counted, not kept.
  public private(set) var omitted = 0
  /// What could not be read, in the order of the run.
  public private(set) var failures: [Failure] = []
  private var bySeverity: [Severity: Int] = [:]

  public init() {}

  /// How many findings there are of a severity, those that were only counted included.
  public func count(_ severity: Severity) -> Int { bySeverity[severity] ?? 0 }

  /// How many findings there are, those that were only counted included.
  public var findings: Int { Severity.allCases.reduce(0) { $0 + count($1) } }

  /// Counts a file and its findings.
  public mutating func add(_ file: LintedFile) {
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
  public mutating func fail(_ name: String, _ message: String) {
    failures.append(Failure(name: name, message: message))
  }
}
