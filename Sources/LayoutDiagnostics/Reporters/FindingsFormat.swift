/// The formats that findings are written in, by the names that users give them.
package enum FindingsFormat: String, Sendable, CaseIterable {
  /// For people: the source lines with carets, notes and help.
  case text
  /// A line a finding, as compilers write them.
  case short
  /// For programs.
  case json
  /// The interchange format of static analysis.
  case sarif
  /// Annotations of a GitHub workflow.
  case github
  /// Test results, as continuous integration shows them.
  case junit

  /// What it is for, in a few words.
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

  /// A writer of the format, for one run.
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

/// What all formats are told of a run before it begins.
package struct ReportSettings: Sendable {
  /// True if text is coloured.
  package var isColored: Bool
  /// The version of layoutc, for formats that name the tool.
  package var version: String
  /// The absolute path of the folder that the run began in, for formats that name files below it; nil where it is not known.
  package var folder: String?
  /// What there is to tell of a rule; nil for an id that is no rule's.
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
