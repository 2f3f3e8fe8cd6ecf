/// The description of a rule that found something.
package struct ReportedRule: Sendable {
  package var id: RuleID
  /// A short description of the mistake.
  package var summary: String
  /// The effect of the mistake on a layout.
  package var why: String
  /// The default severity of findings.
  package var severity: Severity
  /// True if the rule runs by default.
  package var isOn: Bool
  /// The help for people, as plain text and as Markdown.
  package var help: (text: String, markdown: String)
  /// More facts by name.
  package var properties: KeyValuePairs<String, String>

  package init(
    id: RuleID, summary: String, why: String, severity: Severity, isOn: Bool,
    help: (text: String, markdown: String), properties: KeyValuePairs<String, String>
  ) {
    self.id = id
    self.summary = summary
    self.why = why
    self.severity = severity
    self.isOn = isOn
    self.help = help
    self.properties = properties
  }
}
