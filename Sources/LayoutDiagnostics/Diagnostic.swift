import LayoutText

/// A second place that a diagnostic points at, with what is to be seen there.
package struct DiagnosticLabel: Hashable, Sendable {
  package var span: Span
  package var text: String

  package init(_ span: Span, _ text: String) {
    self.span = span
    self.text = text
  }
}

/// One finding: what is wrong, where, and how to mend it.
///
/// The message stands alone, says what was found and then what is allowed, in lower case without a full stop.
package struct Diagnostic: Hashable, Sendable {
  package var severity: Severity
  /// The rule that was broken; what settings name.
  package var rule: RuleID
  package var message: String
  /// The very token that is wrong.
  package var span: Span
  /// Other places that matter, in the same file.
  package var secondary: [DiagnosticLabel]
  /// Facts that explain the finding.
  package var notes: [String]
  /// What to do about it, the best first.
  package var help: [String]
  /// Changes of the text that mend it, the best first.
  package var fixes: [Fix]
  /// The spec path of the node that the finding is about, such as `sections[0].group.horizontal`, where there is one.
  package var path: String?
  /// The same path with the section's id in the place of its index, where it has one: it stays when sections are put before it.
  package var lastingPath: String?
  /// The environments that it was found in, where the run had several and it is not the same in all.
  package var environments: [String] = []
  /// What it says about environments other than the one that it was found in.
  package var claim = EnvironmentClaim()
  /// True if the rest of the spec is read as it was meant in spite of the error: of a key too many, say, but not of a value that cannot be
  /// read.
  package var losesNothing = false
  /// How many things of the layout it tells of: uses of one definition, items of one group.
  package internal(set) var count = 1
  /// In how many ways it was found: at as many uses of a definition or an alias, for example.
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
    self.help = help
    self.fixes = fixes
    self.path = path
  }
}

extension Diagnostic {
  /// The kind of its safest fix, if it has any.
  var safestFix: FixKind? { fixes.contains { $0.kind == .safe } ? .safe : fixes.first?.kind }

  /// Two findings that differ have other words or another place, as good as always: the rest is compared only.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(span)
    hasher.combine(message)
  }
}
