import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec

/// Runs the rules that need no frames, with the spec's own settings.
///
/// - Parameters:
///   - layout: the spec in concrete values; the same object serves both passes.
///   - normal: the normal form that it was made of.
///   - policy: which rules run, as far as the spec does not say.
///   - planner: what finds the text that fixes change; without it findings have none.
///   - isRepeated: whether the same text was linted before, for another environment: rules that look at nothing else are left out.
///   - suppressions: the comments that hide findings; told which of them did.
///   - diagnostics: receives the findings, and an error for every unknown rule in the settings.
package func lint(
  _ layout: LintedLayout, normal: Normal, policy: LintPolicy = LintPolicy(),
  planner: FixPlanner? = nil, isRepeated: Bool = false, suppressions: inout Suppressions,
  into diagnostics: inout DiagnosticBag
) {
  let settings = LintSettings(normal, policy: policy, sections: layout.spec.sections, into: &diagnostics)
  reportStrayOverrides(of: normal, layout.resolved, into: &diagnostics)
  let linter = Linter(layout: layout, solution: nil, settings: settings, planner: planner)
  let rules = isRepeated ? environmentRules : settings.wantsPlainErrors ? staticErrorRules : staticRules
  linter.report(rules, &suppressions, into: &diagnostics)
}

/// Reports the unknown rules in a spec's settings: for a spec that is not linted, since other errors were found.
package func checkLintSettings(_ normal: Normal, into diagnostics: inout DiagnosticBag) {
  _ = LintSettings(normal, policy: LintPolicy(), sections: [], into: &diagnostics)
}

/// Runs the rules that need frames, with the spec's own settings; to be called beside `lint(_:normal:suppressions:into:)`.
///
/// - Parameters:
///   - layout: the spec in concrete values.
///   - solution: the frames that it was solved to.
///   - normal: the normal form that it was made of.
///   - policy: which rules run, as far as the spec does not say.
///   - planner: what finds the text that fixes change; without it findings have none.
///   - isLeast: whether it is the least container that the layout may meet: only the rules run that are about such.
///   - suppressions: the comments that hide findings; told which of them did.
///   - diagnostics: receives the findings.
package func lintSolved(
  _ layout: LintedLayout, _ solution: Solution, normal: Normal, policy: LintPolicy = LintPolicy(),
  planner: FixPlanner? = nil, isLeast: Bool = false, suppressions: inout Suppressions,
  into diagnostics: inout DiagnosticBag
) {
  // What is wrong with the settings is reported by the other pass.
  var reported = DiagnosticBag()
  let settings = LintSettings(normal, policy: policy, sections: layout.spec.sections, into: &reported)
  layout.solution = solution
  let linter = Linter(layout: layout, solution: solution, settings: settings, planner: planner)
  let all = settings.wantsPlainErrors ? solvedErrorRules : solvedRules
  let rules = all.filter {
    // The frames of a view without size are not judged.
    layout.environment.isWithoutSize
      ? $0.metadata.id == ViewWithoutSize.metadata.id : !isLeast || $0.metadata.coversLeastContainer
  }
  linter.report(rules, &suppressions, into: &diagnostics)
}

private let staticRules = RuleRegistry.static.map { RuleTurn(.static($0)) }
/// Those of the static rules that may find something else in another environment.
private let environmentRules = staticRules.filter { $0.metadata.dependsOn != .text }
private let solvedRules = RuleRegistry.solved.map { RuleTurn(.solved($0)) }
// Those that have errors by themselves, for runs that ask for nothing else.
private let staticErrorRules = staticRules.filter { $0.metadata.severity == .error }
private let solvedErrorRules = solvedRules.filter { $0.metadata.severity == .error }

/// A rule that runs, and whether others yield to it.
private struct RuleTurn {
  private static let stronger = Set(RuleRegistry.metadata.flatMap(\.yieldsTo))

  let rule: RegisteredRule
  let metadata: RuleMetadata
  let isStronger: Bool

  init(_ rule: RegisteredRule) {
    self.rule = rule
    metadata = rule.metadata
    isStronger = Self.stronger.contains(metadata.id)
  }
}

/// One pass over a layout.
private struct Linter {
  let layout: LintedLayout
  /// The frames, where they are known.
  let solution: Solution?
  let settings: LintSettings
  /// What makes changes of the text out of fixes, where they are asked for.
  let planner: FixPlanner?

  /// Reports what some rules find, as far as neither the settings nor stronger rules silence it.
  func report(
    _ rules: [RuleTurn], _ suppressions: inout Suppressions, into diagnostics: inout DiagnosticBag
  ) {
    var found = StrongerFindings()
    for turn in rules where settings.mayReport(turn.metadata) {
      let metadata = turn.metadata
      let findings = findings(turn.rule)
      if turn.isStronger { found.add(findings, of: metadata.id) }
      guard !findings.isEmpty else { continue }
      let silenced = silencedNodes(metadata, &found)
      var told = UnitedFindings()
      for finding in findings where !layout.isLeftOut(finding) {
        // A comment counts as used whether or not something else silences the finding too.
        if suppressions.hide(finding, of: metadata.id, layout.sourceMap) { continue }
        if let node = finding.node, silenced.contains(node) { continue }
        if finding.related.contains(where: silenced.contains) { continue }
        if let diagnostic = diagnostic(finding, metadata) { told.add(diagnostic, cause: finding.cause) }
      }
      for diagnostic in told.all { diagnostics.report(diagnostic) }
    }
  }

  private func findings(_ rule: RegisteredRule) -> [Finding] {
    switch rule {
    case .static(let rule): rule.check(layout)
    case .solved(let rule): solution.map { rule.check(layout, $0) } ?? []
    case .reading, .comments: []
    }
  }

  /// The nodes about which a stronger rule has something to say, whether or not that is shown.
  ///
  /// - Parameter found: what stronger rules have found so far; each runs once.
  private func silencedNodes(_ metadata: RuleMetadata, _ found: inout StrongerFindings) -> Set<NodeID> {
    var result: Set<NodeID> = []
    for id in metadata.yieldsTo {
      if !found.have(id), let rule = RuleRegistry.rule(id) { found.add(findings(rule), of: id) }
      result.formUnion(found.nodes(of: id))
    }
    return result
  }

  /// The finding as it is shown, or nil where it is turned off.
  private func diagnostic(_ finding: Finding, _ metadata: RuleMetadata) -> Diagnostic? {
    let path = finding.node.map { layout.sourceMap.path(of: $0) } ?? finding.path ?? ""
    var severity = finding.severity ?? metadata.severity
    switch settings.level(of: metadata.id, at: path) {
    case .off: return nil
    // What the rule itself holds to be milder never becomes worse than that.
    case .report(let wanted): severity = finding.severity.map { min($0, wanted) } ?? wanted
    case nil: break
    }
    var result = Diagnostic(
      severity, rule: metadata.id, finding.message, at: finding.span,
      secondary: finding.secondary, notes: finding.notes,
      fixes: planner?.fixes(finding.fixes, layout.sourceMap) ?? [], path: path)
    result.help = finding.help
    result.claim = EnvironmentClaim(
      subject: finding.node.map { layout.sourceMap.keySpan(of: $0) },
      severityWhenPartial: finding.severityWhenPartial,
      // What can be mended without moving a frame does nothing anywhere.
      needsAllEnvironments: finding.needsAllEnvironments || metadata.fixes.contains(.safe),
      rank: finding.rank)
    return result
  }
}

/// The nodes that rules have found something about to which others yield. They are few: looked through faster than hashed.
private struct StrongerFindings {
  private var rules: [(id: RuleID, nodes: [NodeID])] = []

  mutating func add(_ findings: [Finding], of rule: RuleID) {
    rules.append((rule, findings.compactMap(\.node)))
  }

  func have(_ rule: RuleID) -> Bool { rules.contains { $0.id == rule } }

  func nodes(of rule: RuleID) -> [NodeID] { rules.first { $0.id == rule }?.nodes ?? [] }
}
