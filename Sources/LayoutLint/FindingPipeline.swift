import LayoutDiagnostics
import LayoutReader
import LayoutText

/// The way of what was found in a spec, from the rules to the user.
///
/// Before it, rules report into a bag for each environment, and `EnvironmentFindings` gathers the bags: a finding of several
/// environments is one from there on. Behind it, a run over several specs tells once of what lies in a file that they share, and leaves
/// out what the user does not want to see. Between the two, the steps have this order:
///
/// 1. What only follows from a part that could not be read goes first: nothing may count it, hide it or mend it.
/// 2. Mistakes in the settings come in before levels, as they have levels, too.
/// 3. Levels come before suppressions: a comment that hides what is off anyway hides nothing, and is itself a finding.
/// 4. Suppressions end what is found: from here on no finding comes or goes.
/// 5. Fixes are added where only all findings together tell that there is one.
/// 6. Fixes that cannot be had are taken out. The engine that finds out about them needs the findings of the steps before.
/// 7. Paths that outlast changes are written last, as all that goes before knows findings by the paths that rules gave.
package struct FindingPipeline {
  /// What the layouts of a spec say about suppressions that hid nothing.
  package struct Coverage {
    /// True if all rules saw the whole spec.
    let isComplete: Bool
    /// True if there were several environments, and nothing but the spec says what its cells are.
    let isForAll: Bool
    /// Where the nodes of the layouts were written.
    let places: () -> Set<Span>

    package init(isComplete: Bool, isForAll: Bool, places: @escaping () -> Set<Span>) {
      self.isComplete = isComplete
      self.isForAll = isForAll
      self.places = places
    }
  }

  private let sources: SourceSet
  private let normal: Normal?
  /// The normal forms of the included files.
  package var included: [Normal] = []
  /// True if parts of the text could not be read and were left out.
  package var isRecovered = false
  /// What the rules are to do; nil where nothing is linted.
  package var policy: LintPolicy?
  /// What is wrong with the spec's settings, as far as the rules have not told of it.
  package var settingsMistakes = DiagnosticBag()
  /// The comments that hide findings, and which of them did so far.
  package var suppressions = Suppressions()
  /// Nil where nothing could be solved: then it is not known what a comment is for.
  package var coverage: Coverage?
  /// What finds the text that fixes change, where findings are to have them.
  package var planner: FixPlanner?
  /// The fixes that would do harm.
  package var refused: [FixRefusal] = []

  /// - Parameter normal: the spec; nil where it could not be read.
  package init(_ sources: SourceSet, _ normal: Normal?) {
    self.sources = sources
    self.normal = normal
  }

  /// What is found in the spec, out of what was gathered: steps 1 to 5.
  package mutating func judged(_ gathered: DiagnosticBag) -> DiagnosticBag {
    var findings = gathered
    if isRecovered {
      findings = findings.filter { RuleRegistry.rule($0.rule)?.metadata.followsOtherErrors != true }
    }
    findings.merge(settingsMistakes)
    if let policy {
      applyLevels(to: &findings, normal: normal, policy: policy, suppressions: &suppressions)
    }
    if let policy, let normal, let coverage {
      suppressions.report(
        normal, policy: policy, including: included, isComplete: coverage.isComplete,
        isForAll: coverage.isForAll, places: coverage.places, into: &findings)
    }
    if let planner, let normal { findings = planner.openingVariants(of: normal, in: findings) }
    return findings
  }

  /// What the user is told, in the order of the places: steps 6 and 7.
  package func told(_ judged: DiagnosticBag) -> [Diagnostic] {
    var findings = judged.sorted
    for index in findings.indices where !findings[index].fixes.isEmpty {
      let finding = findings[index]
      findings[index].fixes.removeAll { fix in refused.contains { $0.fix.isOffer(fix, of: finding) } }
    }
    if let normal { LastingPaths(normal).add(to: &findings) }
    return findings
  }
}
