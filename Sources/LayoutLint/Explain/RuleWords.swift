import LayoutDiagnostics

extension RuleLayer {
  /// What the rule looks at, in words.
  public var words: String {
    switch self {
    case .reading: "the text of the spec, while it is read"
    case .static: "the spec in concrete values, without frames"
    case .solved: "the frames that the spec is solved to"
    case .items: "the cells that the spec declares"
    case .comments: "the comments that turn rules off"
    }
  }
}

extension RuleEvidence {
  /// What the rule rests on, in words.
  public var words: String {
    switch self {
    case .documented: "Apple's documentation, or a public crash log"
    case .reported: "several independent reports"
    case .single: "one report, or one measurement"
    case .inferred: "inference"
    }
  }
}

extension RuleMetadata {
  /// The default severity in words.
  public var severityWords: String {
    isOptIn ? "\(severity.rawValue), off unless it is asked for" : severity.rawValue
  }

  /// What the rule's fixes do, in words; nil where it has none.
  public var fixWords: String? {
    guard !fixes.isEmpty else { return nil }
    var seen: Set<FixKind> = []
    return fixes.filter { seen.insert($0).inserted }.map(\.effect).joined(separator: "; ")
  }

  /// The ways to turn the rule off or to judge it otherwise, each with what it holds for.
  public var settings: [(written: String, scope: String)] {
    guard layer != .comments else {
      return [("lint: {disable: [\(id)]}", "in the spec, or in .layoutc.yaml")]
    }
    return [
      ("# layoutc:ignore \(id) -- REASON", "for what begins on the line, or on the next one"),
      ("# layoutc:ignore-file \(id) -- REASON", "for the file"),
      ("lint: {disable: [\(id)]}", "in the spec, or in .layoutc.yaml"),
      ("lint: {severity: {\(id): \(severity == .info ? "warning" : "info")}}", "likewise, another severity"),
    ]
  }

  /// The numbers and names of the configuration that the rule goes by: `targets`, and keys of `options`.
  public var optionNames: [String] { RuleOptionNames.byRule[id] ?? [] }
}

/// Which rules go by which settings of the configuration.
enum RuleOptionNames {
  static let byRule: [String: [String]] = [
    "api-unavailable": ["targets"],
    "deprecated-api": ["targets"],
    "touch-target-too-small": ["touchTarget", "decorativeKinds"],
    "text-cell-fixed-height": ["textKinds"],
    "uniform-scope-too-large": ["uniformSiblings"],
    "many-estimated-items": ["estimatedItems"],
  ]
}
