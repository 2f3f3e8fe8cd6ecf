/// Why an input could not be read.
public enum InputError: Error, Sendable, Equatable {
  case missing
  case isDirectory
  /// Longer than the limit, in bytes.
  case tooLarge(limit: Int)
  /// The system refused, with its error number.
  case unreadable(code: Int32)

  /// The reason in words, to follow a path and a colon.
  public var text: String {
    switch self {
    case .missing: "no such file"
    case .isDirectory: "is a directory"
    case .tooLarge(let limit): "larger than the limit of \(limit) bytes"
    case .unreadable(let code): Platform.errorText(code)
    }
  }
}
