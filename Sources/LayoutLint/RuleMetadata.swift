import LayoutDiagnostics

/// What is known about a rule besides its logic: what people are told and tests run.
///
/// One object for each rule: linting thousands of files hands it on thousands of times.
package final class RuleMetadata: Sendable {
  /// The name in settings and in findings, such as `unused-definition`.
  package let id: RuleID
  /// What the rule finds, in a few words.
  package let summary: String
  /// What the finding does to a layout in UIKit.
  package let why: String
  /// The severity of findings where the spec says nothing else.
  package let severity: Severity
  package let layer: RuleLayer
  package let evidence: RuleEvidence
  /// The version of layoutc that first had the rule.
  package let since: String
  /// The fixes that the findings name, the best first.
  package let fixes: [FixKind]
  /// Rules whose finding about a node silences this rule's finding about the same node.
  package let yieldsTo: [RuleID]
  /// True if the rule runs only where it is asked for.
  package let isOptIn: Bool
  /// True if the rule looks at the least container that a configuration names, too.
  package let coversLeastContainer: Bool
  /// True if some findings are milder than the rule's severity, whatever settings say.
  package let hasMilderFindings: Bool
  /// What decides on its findings besides the text of the spec.
  let dependsOn: RuleDependence
  /// True if a finding may do no more than follow from another error, whose place holds what is missed.
  let followsOtherErrors: Bool
  /// The settings of `lint` in the configuration that the rule goes by, such as `targets` and `options.touchTarget`.
  package let optionNames: [String]
  /// The messages of UIKit whose cause it finds, each with its rank among the rules that do: 1 for the likeliest.
  let crashes: [Crash: Int]
  /// Specs in which the rule finds something: on the lines that end in `# <- ` and the rule's id.
  package var bad: [RuleExample] { badTexts.map { RuleExample(title: $0, text: $1) } }
  /// Specs that do the same right.
  package var good: [RuleExample] { goodTexts.map { RuleExample(title: $0, text: $1) } }
  /// Specs that look wrong and are not: the rule is quiet.
  package var nearMisses: [RuleExample] { nearMissesTexts.map { RuleExample(title: $0, text: $1) } }

  // Every lint run makes all metadata: the texts are put into shape only where they are read.
  private let badTexts: RuleExamples
  private let goodTexts: RuleExamples
  private let nearMissesTexts: RuleExamples

  init(
    id: RuleID, summary: String, why: String, severity: Severity, layer: RuleLayer, evidence: RuleEvidence,
    since: String, fixes: [FixKind] = [], yieldsTo: [RuleID] = [], isOptIn: Bool = false,
    coversLeastContainer: Bool = false, hasMilderFindings: Bool = false, dependsOn: RuleDependence? = nil,
    followsOtherErrors: Bool = false, options: [String] = [],
    crashes: [Crash: Int] = [:], bad: RuleExamples, good: RuleExamples, nearMisses: RuleExamples
  ) {
    self.id = id
    self.summary = summary
    self.why = why
    self.severity = severity
    self.layer = layer
    self.evidence = evidence
    self.since = since
    self.fixes = fixes
    self.yieldsTo = yieldsTo
    self.isOptIn = isOptIn
    self.coversLeastContainer = coversLeastContainer
    self.hasMilderFindings = hasMilderFindings
    self.dependsOn = dependsOn ?? (layer == .solved || layer == .items ? .container : .spec)
    self.followsOtherErrors = followsOtherErrors
    optionNames = (coversLeastContainer ? ["options.minContainer"] : []) + options
    self.crashes = crashes
    badTexts = bad
    goodTexts = good
    nearMissesTexts = nearMisses
  }

  /// True if all findings are errors of the reader, which no settings turn off.
  package var isFixed: Bool { layer == .reading && severity == .error && !hasMilderFindings }
}

/// What a rule has to know before it can judge.
package enum RuleLayer: String, Sendable, CaseIterable {
  /// The text: the rules of the format, which hold before there is a layout.
  case reading
  /// The spec in concrete values.
  case `static`
  /// The solved frames.
  case solved
  /// The cells that the spec declares.
  case items
  /// The comments that turn rules off, once all other rules have run.
  case comments
}

/// What decides on a rule's findings besides the text of the spec.
enum RuleDependence {
  /// Nothing: they are the same in every environment.
  case text
  /// The concrete values, which conditions and expressions change.
  case spec
  /// The container, the device, the frames or the cells.
  case container
  /// What a run is told or not: systems, registrations, the size of texts, the direction of reading.
  case run
}

/// What a rule rests on.
package enum RuleEvidence: String, Sendable, CaseIterable {
  /// Apple's documentation or a public crash log.
  case documented
  /// Several independent reports.
  case reported
  /// One report or one measurement.
  case single
  /// Inference.
  case inferred
}

/// A whole spec that shows a rule at work.
package struct RuleExample: Sendable {
  /// What the spec shows, in a few words.
  package let title: String
  /// A spec; from a line on that begins with `items` the keys of its only section.
  let text: String

  /// The whole spec.
  package var yaml: String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let first = lines.firstIndex(where: { $0.hasPrefix("items:") }) {
      for index in first..<lines.count { lines[index] = (index == first ? "  - " : "    ") + lines[index] }
      lines.insert("sections:", at: first)
    }
    return lines.joined(separator: "\n")
  }
}

/// The examples of a rule as its file has them: what each one shows, and its text.
typealias RuleExamples = KeyValuePairs<String, String>
