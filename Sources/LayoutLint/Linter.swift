import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec

extension LintedLayout {
  /// Runs the rules that need no frames.
  ///
  /// - Parameter isRepeated: true if the same text was already linted for another environment. Then only those rules run whose findings
  ///   depend on the environment.
  package func lint(isRepeated: Bool = false, into diagnostics: inout DiagnosticBag) {
    diagnostics.merge(settings.mistakes)
    reportStrayOverrides(of: resolved, into: &diagnostics)
    report(
      isRepeated ? environmentRules : settings.wantsPlainErrors ? staticErrorRules : staticRules,
      into: &diagnostics)
  }

  /// Runs the rules that need frames.
  ///
  /// - Parameter isLeast: true for the smallest container that the layout may have. Then only the rules that cover it run.
  package func lint(_ solution: Solution, isLeast: Bool = false, into diagnostics: inout DiagnosticBag) {
    self.solution = solution
    let rules = (settings.wantsPlainErrors ? solvedErrorRules : solvedRules).filter {
      // In a view without a size, frames are not judged.
      environment.isWithoutSize
        ? $0.metadata.coversViewsWithoutSize : !isLeast || $0.metadata.coversLeastContainer
    }
    report(rules, into: &diagnostics)
  }
}

private let staticRules = RuleRegistry.static.map { RuleTurn(.static($0)) }
/// The static rules whose findings may differ in another environment.
private let environmentRules = staticRules.filter { $0.metadata.dependsOn != .text }
private let solvedRules = RuleRegistry.solved.map { RuleTurn(.solved($0)) }
// The rules that report errors by default, for runs that want only errors.
private let staticErrorRules = staticRules.filter { $0.metadata.severity == .error }
private let solvedErrorRules = solvedRules.filter { $0.metadata.severity == .error }

/// A rule to run.
private struct RuleTurn {
  let rule: RegisteredRule
  let metadata: RuleMetadata

  init(_ rule: RegisteredRule) {
    self.rule = rule
    metadata = rule.metadata
  }
}

extension LintedLayout {
  /// Runs rules and reports their findings, except those that the settings, a comment or a stronger rule silences.
  private func report(_ rules: [RuleTurn], into diagnostics: inout DiagnosticBag) {
    // The solution is read once, because each read of the property copies it.
    let solution = solution
    var found = StrongerFindings()
    for turn in rules where settings.mayReport(turn.metadata) {
      let metadata = turn.metadata
      let findings = findings(turn.rule, solution)
      found.add(findings, of: metadata.id)
      guard !findings.isEmpty else { continue }
      let silenced = silencedNodes(metadata, solution, &found)
      var grouped = FindingsByPlace()
      for finding in findings where !isLeftOut(finding) {
        // A comment counts as used even if something else silences the finding too.
        if suppressions.hide(finding, of: metadata.id, sourceMap) { continue }
        if let node = finding.node, silenced.contains(node) { continue }
        if finding.related.contains(where: silenced.contains) { continue }
        if let diagnostic = diagnostic(finding, metadata) { grouped.add(diagnostic, cause: finding.cause) }
      }
      for diagnostic in grouped.all { diagnostics.report(diagnostic) }
    }
  }

  private func findings(_ rule: RegisteredRule, _ solution: Solution?) -> [Finding] {
    switch rule {
    case .static(let rule): rule.check(self)
    case .solved(let rule): solution.map { rule.check(self, $0) } ?? []
    case .reading, .comments: []
    }
  }

  /// The nodes that stronger rules have findings about, whether these are shown or not.
  ///
  /// - Parameter found: what stronger rules have found so far, so that none of them runs twice.
  private func silencedNodes(
    _ metadata: RuleMetadata, _ solution: Solution?, _ found: inout StrongerFindings
  ) -> Set<NodeID> {
    var result: Set<NodeID> = []
    for id in metadata.yieldsTo {
      if !found.have(id), let rule = RuleRegistry.rule(id) { found.add(findings(rule, solution), of: id) }
      result.formUnion(found.nodes(of: id))
    }
    return result
  }

  /// The finding as it is shown; `nil` if the settings turn it off.
  private func diagnostic(_ finding: Finding, _ metadata: RuleMetadata) -> Diagnostic? {
    let path = finding.node.map { sourceMap.path(of: $0) } ?? finding.path ?? ""
    var severity = finding.severity ?? metadata.severity
    switch settings.level(of: metadata.id, at: path) {
    case .off: return nil
    // If the rule itself made the finding milder, the settings cannot make it worse again.
    case .report(let wanted): severity = finding.severity.map { min($0, wanted) } ?? wanted
    case nil: break
    }
    var result = Diagnostic(
      severity, rule: metadata.id, finding.message, at: finding.span,
      secondary: finding.secondary, notes: finding.notes,
      fixes: planner?.fixes(finding.fixes, sourceMap) ?? [], path: path)
    result.help = finding.help
    result.claim = EnvironmentClaim(
      subject: finding.node.map { sourceMap.keySpan(of: $0) },
      severityWhenPartial: finding.severityWhenPartial,
      // A safe fix may only remove what has no effect in any environment.
      needsAllEnvironments: finding.needsAllEnvironments || metadata.fixes.contains(.safe),
      rank: finding.rank)
    return result
  }
}

/// The nodes that rules have found so far. A list, because searching a few entries is faster than hashing.
private struct StrongerFindings {
  private var rules: [(id: RuleID, nodes: [NodeID])] = []

  mutating func add(_ findings: [Finding], of rule: RuleID) {
    rules.append((rule, findings.compactMap(\.node)))
  }

  func have(_ rule: RuleID) -> Bool { rules.contains { $0.id == rule } }

  func nodes(of rule: RuleID) -> [NodeID] { rules.first { $0.id == rule }?.nodes ?? [] }
}
