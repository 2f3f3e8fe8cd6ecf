/// The formats that findings are written in, by the names that users give them.
public enum FindingsFormat: String, Sendable, CaseIterable {
  /// For people: the source lines with carets, notes and help.
  case text
  /// A line a finding, as compilers write them.
  case short

  /// A writer of the format, for one run.
  public func reporter(_ settings: ReportSettings) -> any FindingsReporter {
    switch self {
    case .text: TextFindings(settings)
    case .short: ShortFindings(settings)
    }
  }
}

/// What all formats are told of a run before it begins.
public struct ReportSettings: Sendable {
  /// Whether text is coloured.
  public var isColored: Bool
  /// The version of layoutc, for formats that name the tool.
  public var version: String

  public init(isColored: Bool = false, version: String = "") {
    self.isColored = isColored
    self.version = version
  }
}
