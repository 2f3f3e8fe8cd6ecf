import LayoutDiagnostics
import LayoutLint

/// What a run bears before it fails. The command line is stronger than configurations.
struct LintThresholds: Sendable {
  /// The least severity that fails, where it is given.
  var failOn: Severity?
  /// How many warnings there may be, where that is given.
  var maxWarnings: Int?

  /// True if a finding of a severity fails, whatever their number. Where a number of warnings is borne, a warning alone does not.
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
