/// A message that UIKit would log or raise because of a line of code, which goes on here.
public struct UIKitMessage: Hashable, Sendable, Codable {
  public enum Cause: String, Sendable, Codable {
    /// Identifiers are inserted that the snapshot has already.
    case insertedAgain
    /// A registration is made while a cell or another view is provided.
    case registrationInProvider
    /// An estimate is not greater than 0.
    case invalidEstimate
  }

  public var cause: Cause
  public var text: String
  public var file: String
  /// Counted from 1.
  public var line: UInt

  /// Receives each message at once, because the code may trap afterwards; by default they are kept in `all`.
  nonisolated(unsafe) static var send: (UIKitMessage) -> Void = { all.append($0) }
  nonisolated(unsafe) static var all: [UIKitMessage] = []

  static func report(_ cause: Cause, _ text: String, file: String, line: UInt) {
    send(UIKitMessage(cause: cause, text: text, file: file, line: line))
  }

  var recorded: RecordedJSON {
    .object([
      ("cause", .string(cause.rawValue)), ("text", .string(text)), ("file", .string(file)),
      ("line", RecordedJSON(Int(line))),
    ])
  }
}
