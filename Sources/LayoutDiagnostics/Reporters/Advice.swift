extension Diagnostic {
  /// What to do about the finding, the best first: its help, which has all that fixes do in its own words; without any, its fixes.
  var advice: [String] {
    help.isEmpty ? fixes.map { "\($0.title) (\($0.kind.effect))" } : help
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
