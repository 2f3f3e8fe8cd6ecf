import LayoutText

/// A secondary place of a diagnostic, with an explanation.
package struct DiagnosticLabel: Hashable, Sendable {
  package var span: Span
  package var text: String

  package init(_ span: Span, _ text: String) {
    self.span = span
    self.text = text
  }
}

/// One finding: what is wrong, where, and how to fix it.
///
/// The message is complete by itself. It says what was found, then what is allowed, in lower case without a full stop.
package struct Diagnostic: Hashable, Sendable {
  package var severity: Severity
  package var rule: RuleID
  package var message: String
  /// The token that is wrong.
  package var span: Span
  package var secondary: [DiagnosticLabel]
  /// Facts that explain the finding.
  package var notes: [String]
  /// Ways to fix it, the best first.
  package var help: [SpelledHelp]
  /// The language that help is written for.
  package var language = SpelledHelp.Language.spec
  /// Edits that fix it, the best first.
  package var fixes: [Fix]
  /// The spec path of the finding's node, such as `sections[0].group.horizontal`, if it has one.
  package var path: String?
  /// The same path with the section's id, if it has one, instead of its index: inserted sections do not change it.
  package var lastingPath: String?
  /// The environments that it was found in, unless it was found in all.
  package var environments: [String] = []
  /// What it means for other environments.
  package var claim = EnvironmentClaim()
  /// True if the rest of the spec is read correctly in spite of the error, as after an unknown key but not after an invalid value.
  package var losesNothing = false
  /// How many parts of the layout it is about: uses of one definition, items of one group.
  package internal(set) var count = 1
  /// How often it was found, for example at the uses of a definition.
  package internal(set) var ways = 1

  package init(
    _ severity: Severity, rule: RuleID, _ message: String, at span: Span, secondary: [DiagnosticLabel] = [],
    notes: [String] = [], help: [String] = [],
    fixes: [Fix] = [], path: String? = nil
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.span = span
    self.secondary = secondary
    self.notes = notes
    self.help = help.map { SpelledHelp($0) }
    self.fixes = fixes
    self.path = path
  }
}

extension Diagnostic {
  /// The help in the language of the file.
  package var helpTexts: [String] { help.map { $0.spelled(in: language) } }

  /// The kind of its safest fix.
  var safestFix: FixKind? { fixes.contains { $0.kind == .safe } ? .safe : fixes.first?.kind }

  /// Hashes only the place and the message: findings that differ almost always differ in one of them.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(span)
    hasher.combine(message)
  }
}
