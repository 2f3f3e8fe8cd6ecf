import LayoutDiagnostics
import LayoutReader

/// Has the spec's settings, its comments and the policy decide on what the reader found: errors stay, the rest is a matter of levels as
/// what rules find is.
///
/// - Parameters:
///   - diagnostics: everything that was found in a spec; what the rules of the linter found stays.
///   - normal: the spec, for its settings; nil where it could not be read.
///   - policy: which rules run, as far as the spec does not say.
///   - suppressions: the comments that hide findings; told which of them did.
package func applyLevels(
  to diagnostics: inout DiagnosticBag, normal: Normal?, policy: LintPolicy,
  suppressions: inout Suppressions
) {
  func isOpen(_ diagnostic: Diagnostic) -> Bool {
    // Findings of the linter name a part of the spec. A rule may have findings of both.
    diagnostic.severity < .error
      && (diagnostic.path == nil || !RuleRegistry.linted.contains(diagnostic.rule))
  }
  let omitted = diagnostics.omissions
  guard diagnostics.contains(where: isOpen) || omitted.count > omitted.count(.error) else { return }
  let found = diagnostics.sorted
  var reported = DiagnosticBag()
  let settings = LintSettings(
    normal ?? Normal(.map([]), at: .init(0, 0)), policy: policy, sections: [], into: &reported)
  var result = DiagnosticBag()
  for diagnostic in found {
    if !isOpen(diagnostic) {
      result.report(diagnostic)
    } else if !suppressions.hide(diagnostic), let shown = settings.adjusted(diagnostic) {
      result.report(shown)
    }
  }
  result.count(
    omitted.map { kind in
      guard kind.severity < .error, !RuleRegistry.linted.contains(kind.rule) else { return kind.severity }
      switch settings.level(of: kind.rule, at: "") {
      case .off: return nil
      case .report(let severity): return severity
      case nil: return kind.severity
      }
    })
  diagnostics = result
}
