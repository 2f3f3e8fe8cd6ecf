import LayoutDiagnostics

extension RuleLayer {
  /// What the rule examines, in words.
  package var words: String {
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
  /// The evidence, in words.
  package var words: String {
    switch self {
    case .documented: "documentation, or a public crash log"
    case .reported: "several independent reports"
    case .single: "one report, or one measurement"
    case .inferred: "inference"
    }
  }
}

extension RuleMetadata {
  /// The default severity in words.
  package var severityWords: String {
    isOptIn ? "\(severity.rawValue), off unless it is asked for" : severity.rawValue
  }

  /// What the rule's fixes do, in words, if it has any.
  package var fixWords: String? {
    guard !fixes.isEmpty else { return nil }
    var seen: Set<FixKind> = []
    return fixes.filter { seen.insert($0).inserted }.map(\.effect).joined(separator: "; ")
  }

  /// The ways to turn the rule on or off or to change its severity, each with its scope; none for errors of the format.
  package var settings: [(written: String, scope: String)] {
    if layer == .reading, severity == .error { return [] }
    var settings: [(written: String, scope: String)] = []
    if isOptIn {
      settings.append(("layoutc lint --select \(id)", "turns it on, and no other rule"))
      settings.append(
        ("lint: {severity: {\(id): \(severity.rawValue)}}", "turns it on, in the spec or in .layoutc.yaml"))
    }
    if layer != .comments {
      settings.append(("# layoutc:ignore \(id) -- REASON", "for what begins on the line, or on the next one"))
      settings.append(("# layoutc:ignore-file \(id) -- REASON", "for the file"))
    }
    settings.append(("lint: {disable: [\(id)]}", "in the spec"))
    settings.append(("lint: {ignore: [\(id)]}", "in .layoutc.yaml, for all specs below it"))
    if !isOptIn {
      let other: Severity = severity == .info ? .warning : .info
      settings.append(("lint: {severity: {\(id): \(other.rawValue)}}", "in either, another severity"))
    }
    return settings
  }
}

extension String {
  /// The text as a sentence, capitalized unless it begins with a name of the format.
  package var asSentence: String {
    let first = prefix { $0 != " " }
    return (first.allSatisfy { $0.isLowercase || $0 == "-" } ? prefix(1).uppercased() + dropFirst() : self)
      + "."
  }
}
