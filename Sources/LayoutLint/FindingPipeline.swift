import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutText

/// Turns the gathered findings of one spec into those that are reported. Every command, the server and the library use it.
///
/// Before it, rules report into a bag for each environment, and `EnvironmentFindings` merges the bags. After it, a run over several specs
/// reports a finding in a shared file once and hides what the user does not want to see. The steps run in this order:
///
/// 1. Findings that only follow from a part that could not be read are dropped, so that nothing counts, hides or fixes them.
/// 2. Mistakes in the settings are added before levels, because they have levels too.
/// 3. Levels are applied before suppressions: a comment against a rule that is off hides nothing, and is itself reported.
/// 4. Suppression comments are applied, and unused ones are reported. From here on, no finding is added or removed.
/// 5. Fixes that depend on all findings together are added.
/// 6. The fixes that `FixEngine` refused are removed. It tries them with the findings of the steps before.
/// 7. Lasting paths are added last, because the steps before identify findings by the paths that rules gave.
package struct FindingPipeline {
  /// How much of a spec its layouts covered, which decides whether a suppression that hid nothing is reported.
  package struct Coverage {
    let isComplete: Bool
    /// True if several environments were solved, all with the cells that the spec itself declares.
    let isForAll: Bool
    /// The spans of the layouts' nodes; `nil` if they are not known.
    let places: (() -> Set<Span>)?

    package init(isComplete: Bool, isForAll: Bool = false, places: (() -> Set<Span>)? = nil) {
      self.isComplete = isComplete
      self.isForAll = isForAll
      self.places = places
    }
  }

  private let sources: SourceSet
  private let normal: Normal?
  private let included: [Normal]
  private let isRecovered: Bool
  /// Which rules run; `nil` if nothing is linted.
  package let policy: LintPolicy?
  private let planner: FixPlanner?
  /// The comments that hide findings.
  package let suppressions: Suppressions

  /// - Parameters:
  ///   - normal: the spec; `nil` if it could not be read.
  ///   - included: the normal forms of the included files.
  ///   - policy: which rules run; `nil` if nothing is linted.
  ///   - recovered: the readable parts of the text, if it has a syntax error.
  ///   - planner: plans the text edits of fixes; `nil` if fixes are not wanted.
  package init(
    _ sources: SourceSet, _ normal: Normal?, including included: [Normal] = [], policy: LintPolicy?,
    recovered: [UInt8]? = nil, planner: FixPlanner? = nil
  ) {
    self.sources = sources
    self.normal = normal
    self.included = included
    isRecovered = recovered != nil
    self.policy = policy
    self.planner = planner
    suppressions = policy == nil ? Suppressions() : Suppressions(sources, recovered: recovered)
  }

  /// A layout as the rules see it; `nil` if nothing is linted.
  ///
  /// - Parameter shared: what was found in the same text for other environments and states.
  package func linted(_ layout: ResolvedLayout, sharing shared: FindingsOfText) -> LintedLayout? {
    policy.map {
      LintedLayout(
        // A spec with errors is not fixed.
        layout, $0, suppressions, planner: layout.leftOut == nil ? planner : nil, sources: sources,
        sharing: shared)
    }
  }

  /// The findings after steps 1 to 5.
  ///
  /// - Parameters:
  ///   - hasLintedLayouts: true if layouts were linted: then mistakes in the settings are already among the findings.
  ///   - coverage: `nil` if nothing could be solved: then it is unknown whether a comment is needed.
  package func judged(
    _ gathered: DiagnosticBag, hasLintedLayouts: Bool = true, coverage: Coverage? = nil
  ) -> DiagnosticBag {
    var findings = gathered
    if isRecovered {
      findings = findings.filter { RuleRegistry.rule($0.rule)?.metadata.followsOtherErrors != true }
    }
    if let policy {
      let settings = LintSettings(normal ?? Normal(.map([]), at: Span(0, 0)), policy)
      if !hasLintedLayouts { findings.merge(settings.mistakes) }
      settings.applyLevels(to: &findings, suppressions)
      if let normal, let coverage {
        suppressions.report([normal] + included, settings, coverage, into: &findings)
      }
    }
    if let planner, let normal { findings = planner.openingVariants(of: normal, in: findings) }
    return findings
  }

  /// The findings after steps 6 and 7, in the order of their places, as they are reported to the user.
  package func reported(_ judged: DiagnosticBag, refused: [FixRefusal] = []) -> [Diagnostic] {
    var findings = judged.sorted
    guard !findings.isEmpty else { return findings }
    for index in findings.indices where !refused.isEmpty && !findings[index].fixes.isEmpty {
      let finding = findings[index]
      findings[index].fixes.removeAll { fix in refused.contains { $0.fix.isOffer(fix, of: finding) } }
    }
    if let normal { LastingPaths(normal).add(to: &findings) }
    return findings
  }
}
