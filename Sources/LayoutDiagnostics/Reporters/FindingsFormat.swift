/// The formats of findings, by their names on the command line.
package enum FindingsFormat: String, Sendable, CaseIterable {
  /// The format for people: the source lines with carets, notes and help.
  case text
  /// One line per finding, like the messages of compilers.
  case short
  /// The format for programs.
  case json
  /// The interchange format of static analysis.
  case sarif
  /// Annotations of a GitHub workflow.
  case github
  /// Test results for continuous integration.
  case junit

  /// A short description for help.
  package var summary: String {
    switch self {
    case .text: "the lines of the source with carets, notes and help"
    case .short: "a line each, as compilers write them"
    case .json: "one object, for programs"
    case .sarif: "a log of the Static Analysis Results Interchange Format 2.1.0"
    case .github: "annotations of a GitHub workflow"
    case .junit: "test results, as Jenkins and GitLab read them"
    }
  }

  /// Returns a new reporter for one run.
  package func reporter(_ settings: ReportSettings) -> any FindingsReporter {
    switch self {
    case .text: TextFindings(settings)
    case .short: TextFindings(settings, isBrief: true)
    case .json: JSONFindings(settings)
    case .sarif: SARIFFindings(settings)
    case .github: GitHubFindings()
    case .junit: JUnitFindings()
    }
  }
}

/// The settings of reporters for one run.
package struct ReportSettings: Sendable {
  package var isColored: Bool
  /// The version of layoutc.
  package var version: String
  /// The absolute path of the working folder; `nil` if it is unknown.
  package var folder: String?
  /// Returns the description of a rule; `nil` for the id of a finding that is not from a rule.
  package var rule: @Sendable (RuleID) -> ReportedRule?

  package init(
    isColored: Bool = false, version: String = "", folder: String? = nil,
    rule: @escaping @Sendable (RuleID) -> ReportedRule? = { _ in nil }
  ) {
    self.isColored = isColored
    self.version = version
    self.folder = folder
    self.rule = rule
  }
}
