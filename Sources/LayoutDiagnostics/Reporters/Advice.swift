extension Diagnostic {
  /// What to do about the finding, the best first: its help, and its fixes as far as the help does not name them.
  var advice: [String] {
    help
      + fixes.filter { fix in !help.contains { $0.hasPrefix(fix.title) } }.map {
        "\($0.title) (\($0.kind.effect))"
      }
  }
}

extension FixKind {
  /// What the fix does to the frames, as help says it.
  public var effect: String {
    switch self {
    case .safe: "safe: frames do not change"
    case .unsafe: "unsafe: frames change"
    }
  }
}
