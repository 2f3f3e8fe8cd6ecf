/// Why an input could not be read.
package enum InputError: Error, Sendable, Equatable {
  case missing
  /// There is no such file, and the name may have lost bytes on its way here.
  case unnameable
  case isDirectory
  /// A device, a pipe, a socket.
  case isSpecial
  /// Not in the folder that it is to lie in.
  case outside(root: String)
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
    case .isSpecial: "is no file, but a device, a pipe or a socket"
    case .outside(let root): "lies outside of \(shownName(root)); --include-root names another folder"
    case .tooLarge(let limit): "larger than the limit of \(limit) bytes"
    case .unreadable(let code): Platform.errorText(code)
    }
  }
}
