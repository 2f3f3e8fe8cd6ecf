import LayoutDiagnostics

/// What is known about a rule besides its logic: what people are told and tests run.
///
/// One object for each rule: linting thousands of files hands it on thousands of times.
public final class RuleMetadata: Sendable {
  /// The name in settings and in findings, such as `unused-definition`.
  public let id: String
  /// What the rule finds, in a few words.
  public let summary: String
  /// What the finding does to a layout in UIKit.
  public let why: String
  /// The severity of findings where the spec says nothing else.
  public let severity: Severity
  public let layer: RuleLayer
  public let evidence: RuleEvidence
  /// The version of layoutc that first had the rule.
  public let since: String
  /// The fixes that the findings name, the best first.
  public let fixes: [FixKind]
  /// Rules whose finding about a node silences this rule's finding about the same node.
  public let yieldsTo: [String]
  /// Whether the rule runs only where it is asked for.
  public let isOptIn: Bool
  /// Whether the rule looks at the least container that a configuration names, too.
  public let coversLeastContainer: Bool
  /// Whether some findings are milder than the rule's severity, whatever settings say.
  public let hasMilderFindings: Bool
  /// Specs in which the rule finds something: on the lines that end in `# <- ` and the rule's id.
  public let bad: [RuleExample]
  /// Specs that do the same right.
  public let good: [RuleExample]
  /// Specs that look wrong and are not: the rule is quiet.
  public let nearMisses: [RuleExample]

  init(
    id: String, summary: String, why: String, severity: Severity, layer: RuleLayer, evidence: RuleEvidence,
    since: String, fixes: [FixKind] = [], yieldsTo: [String] = [], isOptIn: Bool = false,
    coversLeastContainer: Bool = false, hasMilderFindings: Bool = false, bad: [RuleExample],
    good: [RuleExample], nearMisses: [RuleExample]
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
    self.bad = bad
    self.good = good
    self.nearMisses = nearMisses
  }

  /// Whether all findings are errors of the reader, which no settings turn off.
  var isFixed: Bool { layer == .reading && severity == .error && !hasMilderFindings }
}

/// What a rule has to know before it can judge.
public enum RuleLayer: String, Sendable, CaseIterable {
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

/// What a rule rests on.
public enum RuleEvidence: String, Sendable, CaseIterable {
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
public struct RuleExample: Sendable {
  /// What the spec shows, in a few words.
  public let title: String
  /// The spec.
  public let yaml: String

  init(_ title: String, _ yaml: String) {
    self.title = title
    self.yaml = yaml
  }
}
