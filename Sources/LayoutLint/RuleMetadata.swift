import LayoutDiagnostics

/// Describes a rule to users, with examples that tests run. A class, because linting passes it around thousands of times.
package final class RuleMetadata: Sendable {
  /// The name in settings and in findings, such as `unused-definition`.
  package let id: RuleID
  /// What the rule finds, in a few words.
  package let summary: String
  /// What the reported problem does to a layout in UIKit.
  package let why: String
  /// The default severity.
  package let severity: Severity
  package let layer: RuleLayer
  package let evidence: RuleEvidence
  /// The version of layoutc that introduced the rule.
  package let since: String
  /// The kinds of fixes, the best first.
  package let fixes: [FixKind]
  /// Stronger rules: if one has a finding about a node, this rule's findings about that node are silenced.
  package let yieldsTo: [RuleID]
  /// True if the rule is off by default.
  package let isOptIn: Bool
  /// True if the rule also checks the smallest container of the configuration.
  package let coversLeastContainer: Bool
  /// True if the rule also runs in a view without a size, because it looks at frames only for what cells measure.
  let coversViewsWithoutSize: Bool
  /// True if some findings are always milder than the rule's severity.
  package let hasMilderFindings: Bool
  /// What the findings depend on, apart from the text.
  let dependsOn: RuleDependence
  /// True if a finding may merely follow from another error.
  let followsOtherErrors: Bool
  /// True if some findings are errors of the reader, which no setting turns off: without what they ask for there is no layout.
  package let refusesSpecs: Bool
  /// The settings of `lint` that the rule uses, such as `targets` and `options.touchTarget`.
  package let optionNames: [String]
  /// The UIKit messages whose cause the rule finds. The numbers rank the rules for one message: 1 is the likeliest.
  private let crashes: KeyValuePairs<Crash, Int>
  /// Specs in which the rule finds something, on the lines that end in `# <- ` and the rule's id.
  package var bad: [RuleExample] { badTexts.map { RuleExample(title: $0, text: $1) } }
  /// Corrected specs.
  package var good: [RuleExample] { goodTexts.map { RuleExample(title: $0, text: $1) } }
  /// Specs that look wrong but are not.
  package var nearMisses: [RuleExample] { nearMissesTexts.map { RuleExample(title: $0, text: $1) } }

  // Examples are created only on demand: every run creates all metadata, but few runs read the examples.
  private let badTexts: RuleExamples
  private let goodTexts: RuleExamples
  private let nearMissesTexts: RuleExamples

  init(
    id: RuleID, summary: String, why: String, severity: Severity, layer: RuleLayer, evidence: RuleEvidence,
    since: String, fixes: [FixKind] = [], yieldsTo: [RuleID] = [], isOptIn: Bool = false,
    coversLeastContainer: Bool = false, coversViewsWithoutSize: Bool = false, hasMilderFindings: Bool = false,
    dependsOn: RuleDependence? = nil, followsOtherErrors: Bool = false, refusesSpecs: Bool = false,
    options: [String] = [], crashes: KeyValuePairs<Crash, Int> = [:], bad: RuleExamples, good: RuleExamples,
    nearMisses: RuleExamples
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
    self.coversViewsWithoutSize = coversViewsWithoutSize
    self.hasMilderFindings = hasMilderFindings
    self.dependsOn = dependsOn ?? (layer == .solved || layer == .items ? .container : .spec)
    self.followsOtherErrors = followsOtherErrors
    self.refusesSpecs = refusesSpecs
    optionNames = (coversLeastContainer ? ["options.minContainer"] : []) + options
    self.crashes = crashes
    badTexts = bad
    goodTexts = good
    nearMissesTexts = nearMisses
  }

  /// The rank among the rules that find the cause of a crash; `nil` if it finds none.
  func rank(for crash: Crash) -> Int? { crashes.first { $0.key == crash }?.value }

  /// True if no setting turns the rule off, because its findings are errors of the reader.
  package var isFixed: Bool { layer == .reading && severity == .error && !hasMilderFindings }
}

/// What a rule examines.
package enum RuleLayer: String, Sendable, CaseIterable {
  /// The text, while it is read.
  case reading
  /// The spec in concrete values.
  case `static`
  /// The solved frames.
  case solved
  /// The cells that the spec declares.
  case items
  /// The suppression comments, after all other rules have run.
  case comments
}

/// What a rule's findings depend on, apart from the text of the spec.
enum RuleDependence {
  /// Nothing: they are equal in every environment.
  case text
  /// The concrete values, which conditions and expressions change.
  case spec
  /// The container, the device, the frames or the cells.
  case container
  /// Settings of the run: systems, registrations, text size, layout direction.
  case run
}

/// The evidence for a rule.
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

/// A spec that demonstrates a rule, or Swift code, which is not linted for an explanation.
package struct RuleExample: Sendable {
  /// What the spec shows.
  package let title: String
  /// A spec or Swift code. From a spec's first line that begins with `items:` on, the lines are the keys of its only section.
  let text: String

  package var isSwift: Bool { text.hasPrefix("import UIKit\n") }

  package var yaml: String {
    if isSwift { return text }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let first = lines.firstIndex(where: { $0.hasPrefix("items:") }) {
      for index in first..<lines.count { lines[index] = (index == first ? "  - " : "    ") + lines[index] }
      lines.insert("sections:", at: first)
    }
    return lines.joined(separator: "\n")
  }
}

/// The titles and texts of a rule's examples.
typealias RuleExamples = KeyValuePairs<String, String>
