import LayoutDiagnostics
import LayoutLint

/// The thresholds of the command line at which a run fails. They override those of configurations.
struct LintThresholds: Sendable {
  /// The least severity that fails; `nil` if it is not given.
  var failOn: Severity?
  /// The most warnings; `nil` if they are not given.
  var maxWarnings: Int?

  /// True if a single finding of a severity fails the run. A warning does not if a number of warnings is allowed.
  func isFailure(_ severity: Severity, _ configuration: LintConfiguration?) -> Bool {
    severity >= least(configuration)
  }

  /// The least severity that fails.
  func least(_ configuration: LintConfiguration?) -> Severity {
    if let failOn { return failOn }
    if maxWarnings != nil { return .error }
    return configuration?.failOn ?? (configuration?.maxWarnings == nil ? .warning : .error)
  }
}
