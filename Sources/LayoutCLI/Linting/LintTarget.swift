/// Something to lint, or why it cannot be linted.
enum LintTarget: Sendable {
  /// A file that was named, or standard input.
  case named(String)
  /// A file of a folder that is named like a spec.
  case found(String)
  /// A file of a folder that is only linted if it looks like a spec.
  case sniffed(String)
  /// A path that cannot be read, and why.
  case failure(path: String, String)
}

extension LintTarget {
  /// The path, `-` for standard input.
  var path: String {
    switch self {
    case .named(let path), .found(let path), .sniffed(let path), .failure(let path, _): path
    }
  }
}
