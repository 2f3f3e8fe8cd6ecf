/// Something to lint, or why it cannot be: in the order of a run.
enum LintTarget: Sendable {
  /// A file that was named, or standard input.
  case named(String)
  /// A file of a folder that is named like a spec.
  case found(String)
  /// A file of a folder that is a spec if it looks like one.
  case sniffed(String)
  /// What cannot be read, and why.
  case failure(path: String, String)
}

extension LintTarget {
  /// The path that it is read from, `-` for standard input.
  var path: String {
    switch self {
    case .named(let path), .found(let path), .sniffed(let path), .failure(let path, _): path
    }
  }
}
