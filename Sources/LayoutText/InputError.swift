/// The reason why an input could not be read.
package enum InputError: Error, Sendable, Equatable {
  case missing
  /// The file does not exist, but its name may have lost bytes that are not UTF-8.
  case unnameable
  case isDirectory
  /// The input is a device, a pipe or a socket.
  case isSpecial
  /// The file is outside of the allowed folder.
  case outside(root: String)
  case tooLarge(limit: Int)
  case unreadable(code: Int32)

  /// The reason in words, for use after a path and a colon.
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
