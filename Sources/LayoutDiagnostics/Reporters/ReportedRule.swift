/// What a format tells of a rule that found something.
public struct ReportedRule: Sendable {
  /// The id, such as `unused-definition`.
  public var id: RuleID
  /// What the rule finds, in a few words.
  public var summary: String
  /// What the finding does to a layout.
  public var why: String
  /// The severity of findings where nothing else is said.
  public var severity: Severity
  /// Whether the rule runs without being asked for.
  public var isOn: Bool
  /// Help for people, as plain text and as Markdown.
  public var help: (text: String, markdown: String)
  /// What else there is to know, by name.
  public var properties: KeyValuePairs<String, String>

  public init(
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
