extension Diagnostic {
  /// What to do about the finding, the best first: its help, and its fixes as far as the help does not name them.
  var advice: [String] {
    help
      + fixes.filter { fix in !help.contains { $0.names(fix.title) } }.map {
        "\($0.title) (\($0.kind.effect))"
      }
  }
}

extension String {
  /// Whether a text stands anywhere in this one.
  fileprivate func names(_ text: String) -> Bool {
    indices.contains { self[$0...].hasPrefix(text) }
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
