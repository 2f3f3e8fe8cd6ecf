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

/// One finding: the mistake, its place, and ways to fix it.
///
/// The message is complete by itself. It states the fact, then the allowed values, in lower case without a
/// full stop.
package struct Diagnostic: Hashable, Sendable {
  package var severity: Severity
  package var rule: RuleID
  package var message: String
  /// The span of the wrong token.
  package var span: Span
  package var secondary: [DiagnosticLabel]
  /// Facts that explain the finding.
  package var notes: [String]
  /// Ways to fix the mistake, the best first.
  package var help: [SpelledHelp]
  /// The language of the help.
  package var language = SpelledHelp.Language.spec
  /// Edits that fix the mistake, the best first.
  package var fixes: [Fix]
  /// The spec path of the finding's node, such as `sections[0].group.horizontal`; `nil` if it has none.
  package var path: String?
  /// The same path with the section's id, if it has one, instead of its index. Inserted sections do not
  /// change it.
  package var lastingPath: String?
  /// The environments with the finding; empty for all environments.
  package var environments: [String] = []
  /// The meaning of the finding for other environments.
  package var claim = EnvironmentClaim()
  /// True if the error does not affect how the rest of the spec is read. An unknown key does not, but an
  /// invalid value does.
  package var losesNothing = false
  /// The number of affected parts of the layout, such as uses of one definition or items of one group.
  package internal(set) var count = 1
  /// How often the mistake was found, for example at the uses of a definition.
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

  /// The kind of the finding's safest fix.
  var safestFix: FixKind? { fixes.contains { $0.kind == .safe } ? .safe : fixes.first?.kind }

  /// Hashes only the place and the message. Different findings almost always differ in one of them.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(span)
    hasher.combine(message)
  }
}
