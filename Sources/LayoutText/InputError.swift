/// Why an input could not be read.
package enum InputError: Error, Sendable, Equatable {
  case missing
  /// There is no such file, and the name may have lost bytes on its way here.
  case unnameable
  case isDirectory
  /// Longer than the limit, in bytes.
  case tooLarge(limit: Int)
  /// The system refused, with its error number.
  case unreadable(code: Int32)

  /// The reason in words, to follow a path and a colon.
  package var text: String {
    switch self {
    case .missing: "no such file"
    case .unnameable: "no such file; names that are not UTF-8 cannot be read"
    case .isDirectory: "is a directory"
    case .tooLarge(let limit): "larger than the limit of \(limit) bytes"
    case .unreadable(let code): Platform.errorText(code)
    }
  }
}
