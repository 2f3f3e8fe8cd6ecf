import LayoutDiagnostics

/// What is to become of a rule's findings.
public enum RuleLevel: Equatable, Sendable {
  case off
  case report(Severity)
}

/// Which rules run and how severe their findings are, as far as the spec itself does not say.
///
/// The command line is stronger than the spec, the spec stronger than the configuration, and that stronger than a rule's own severity.
public struct LintPolicy: Sendable, Equatable {
  /// The only rules that run; all that are not opt-in where nil.
  public var selected: Set<String>?
  /// Rules that do not run, whatever else is said.
  public var ignored: Set<String> = []
  /// The levels that the command line gives.
  public var given: [String: RuleLevel] = [:]
  /// The levels that the configuration gives.
  public var configured: [String: RuleLevel] = [:]
  /// The numbers and names that rules go by.
  public var options = RuleOptions()

  public init() {}

  /// The level of a rule's findings; nil where the rule's own severity holds.
  ///
  /// - Parameter spec: what the spec says.
  func level(of rule: String, spec: RuleLevel?) -> RuleLevel? {
    if ignored.contains(rule) { return .off }
    if let selected, !selected.contains(rule) { return .off }
    if let level = given[rule] { return level }
    // Who names a rule wants it, though it be opt-in.
    let isNamed = selected != nil
    let own: RuleLevel? = !isNamed && RuleRegistry.optIn.contains(rule) ? .off : nil
    return spec ?? configured[rule] ?? own
  }
}
