import LayoutDiagnostics

/// What is to become of a rule's findings.
package enum RuleLevel: Equatable, Sendable {
  case off
  case report(Severity)

  /// A level by its name in settings: a severity, or `off`.
  package init?(named name: String) {
    if name == "off" {
      self = .off
    } else if let severity = Severity(rawValue: name) {
      self = .report(severity)
    } else {
      return nil
    }
  }

  /// The name in settings.
  package var name: String {
    switch self {
    case .off: "off"
    case .report(let severity): severity.rawValue
    }
  }
}

/// Which rules run and how severe their findings are, as far as the spec itself does not say.
///
/// The command line is stronger than the spec, the spec stronger than the configuration, and that stronger than a rule's own severity.
package struct LintPolicy: Sendable, Equatable {
  /// The only rules that the command line lets run, where it names any; what the configuration turns off of them runs too.
  package var selected: Set<RuleID>?
  /// Rules that do not run, whatever else is said.
  package var ignored: Set<RuleID> = []
  /// The levels that the command line gives.
  package var given: [RuleID: RuleLevel] = [:]
  /// The only rules that the configuration lets run, where it names any.
  package var chosen: Set<RuleID>?
  /// The levels that the configuration gives.
  package var configured: [RuleID: RuleLevel] = [:]
  /// True if nobody is told of anything but errors: rules that have none need not run.
  package var wantsErrorsOnly = false
  /// The numbers and names that rules go by.
  package var options = RuleOptions()

  package init() {}

  /// True if every rule is as it is by itself.
  var saysNothing: Bool {
    selected == nil && ignored.isEmpty && given.isEmpty && chosen == nil && configured.isEmpty
  }

  /// The level of a rule's findings; nil where the rule's own severity holds.
  ///
  /// - Parameter spec: what the spec says.
  package func level(of rule: RuleID, spec: RuleLevel? = nil) -> RuleLevel? {
    level(of: rule, spec: spec, isOptIn: RuleRegistry.optIn.contains(rule))
  }

  /// The level of a rule whose metadata is at hand, as `level(of:spec:)` tells it by the id.
  func level(of rule: RuleMetadata, spec: RuleLevel?) -> RuleLevel? {
    level(of: rule.id, spec: spec, isOptIn: rule.isOptIn)
  }

  private func level(of rule: RuleID, spec: RuleLevel?, isOptIn: @autoclosure () -> Bool) -> RuleLevel? {
    if ignored.contains(rule) { return .off }
    if let selected, !selected.contains(rule) { return .off }
    if let level = given[rule] ?? spec { return level }
    let level = configured[rule]
    if selected != nil { return level == .off ? nil : level }
    if let chosen { return chosen.contains(rule) ? level : .off }
    return level ?? (isOptIn() ? .off : nil)
  }
}
