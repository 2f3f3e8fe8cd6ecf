import LayoutText

/// A message of the client.
struct Message {
  /// The id of a request: a number or a text.
  enum ID: Hashable {
    case number(String)
    case text(String)

    init?(_ parameters: Parameters?) {
      switch parameters?.value {
      case .string(let name)?: self = .text(name)
      case .numeral(let digits)?: self = .number(digits)
      default: return nil
      }
    }

    var value: JSONValue {
      switch self {
      case .number(let digits): .numeral(digits)
      case .text(let name): .string(name)
      }
    }
  }

  /// `nil` for a notification.
  let id: ID?
  /// `nil` for an answer to a request of the server.
  let method: String?
  /// The parameters of a request or notification, or the result in an answer.
  let parameters: Parameters?
  /// The number in the order of arrival, from 0.
  let number: Int

  /// `nil` if the value is not a message.
  init?(_ message: Parameters, number: Int) {
    guard message.isObject else { return nil }
    self.number = number
    id = ID(message["id"])
    method = message["method"]?.text
    parameters = message[method == nil ? "result" : "params"]
    if method == nil, id == nil { return nil }
  }

  /// The URI of the message's document.
  var uri: String? { parameters?.documentURI }

  /// True if the message changes a text.
  var isChange: Bool { method == "textDocument/didChange" }
}

/// The error of a request.
struct ResponseError: Error {
  let code: Int
  let message: String

  static let parse = ResponseError(code: -32_700, message: "the message is no JSON")
  static let invalidMessage = ResponseError(code: -32_600, message: "the message is no request")
  static let twice = ResponseError(code: -32_600, message: "initialize was sent before")
  static let isDown = ResponseError(code: -32_600, message: "the server is shut down")
  static let notInitialized = ResponseError(code: -32_002, message: "initialize comes first")
  static let cancelled = ResponseError(code: -32_800, message: "the request was cancelled")
  static let overtaken = ResponseError(code: -32_801, message: "the document has changed since")

  /// Never sent: the request takes long, and is answered when nothing else is left to do.
  static let later = ResponseError(code: -32_802, message: "the server is busy")

  static func unknown(_ method: String) -> ResponseError {
    ResponseError(code: -32_601, message: "there is no method \(quotedText(method))")
  }

  static func invalid(_ message: String) -> ResponseError { ResponseError(code: -32_602, message: message) }

  /// Returns the error of a request that cannot be done, for a reason that the user understands.
  static func refused(_ message: String) -> ResponseError { ResponseError(code: -32_803, message: message) }
}
