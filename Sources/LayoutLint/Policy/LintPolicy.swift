import LayoutDiagnostics
import LayoutSpec

/// Whether and how a rule's findings are reported.
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

  package var name: String {
    switch self {
    case .off: "off"
    case .report(let severity): severity.rawValue
    }
  }
}

/// Which rules run and how severe their findings are, without the spec's own settings. The command line overrides the spec, the spec
/// overrides the configuration, and the configuration overrides a rule's default severity.
package struct LintPolicy: Sendable, Equatable {
  /// The only rules that the command line lets run, even if the configuration turns them off; `nil` for all.
  package var selected: Set<RuleID>?
  /// Rules that never run.
  package var ignored: Set<RuleID> = []
  package var given: [RuleID: RuleLevel] = [:]
  /// The only rules that the configuration lets run; `nil` for all.
  package var chosen: Set<RuleID>?
  package var configured: [RuleID: RuleLevel] = [:]
  /// True if only errors are reported, so that other rules need not run.
  package var wantsErrorsOnly = false
  package var options = RuleOptions()

  package init() {}

  /// True if every rule has its default level.
  var saysNothing: Bool {
    selected == nil && ignored.isEmpty && given.isEmpty && chosen == nil && configured.isEmpty
  }

  /// The level of a rule, given the level that the spec sets; `nil` for the rule's default severity.
  package func level(of rule: RuleID, spec: RuleLevel? = nil) -> RuleLevel? {
    level(of: rule, spec: spec, isOptIn: RuleRegistry.optIn.contains(rule))
  }

  /// The same as `level(of:spec:)` with the rule's id, without looking up the rule.
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

/// The limits and names that rules use and a configuration may set.
package struct RuleOptions: Sendable, Equatable {
  /// The minimum system versions where a spec states none, by platform in lower case, such as `["ios": "16.1"]`.
  package var targets: [String: String] = [:]
  /// The minimum system versions from the command line, which override all others.
  package var givenTargets: [String: String]?
  /// The smallest container that the layout may have, in points; `nil` if it is not known.
  package var minContainer: Extent?
  /// The least width and height of a tappable view, in points.
  package var touchTarget = 44.0
  /// The kinds of cells that show text.
  package var textKinds: Set<String> = []
  /// The kinds of cells that are only decorative.
  package var decorativeKinds: Set<String> = []
  /// How many siblings in a group `uniformAcrossSiblings` may measure together without a finding.
  package var uniformSiblings = 12
  /// How many self-sizing cells a section may have without a finding.
  package var estimatedItems = 1_000

  package init() {}
}
