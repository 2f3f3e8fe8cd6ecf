/// What a format tells of a rule that found something.
package struct ReportedRule: Sendable {
  /// The id, such as `unused-definition`.
  package var id: RuleID
  /// What the rule finds, in a few words.
  package var summary: String
  /// What the finding does to a layout.
  package var why: String
  /// The severity of findings where nothing else is said.
  package var severity: Severity
  /// True if the rule runs without being asked for.
  package var isOn: Bool
  /// Help for people, as plain text and as Markdown.
  package var help: (text: String, markdown: String)
  /// What else there is to know, by name.
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
