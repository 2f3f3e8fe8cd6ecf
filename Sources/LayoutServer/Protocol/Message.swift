import LayoutText

/// What a client sends.
struct Message {
  /// What a request is known by: a number or a text.
  struct ID: Hashable {
    private let text: String
    let value: JSONValue

    init?(_ parameters: Parameters?) {
      switch parameters?.value {
      case .string(let name)?:
        text = "\"" + name
        value = .string(name)
      case .numeral(let digits)?:
        text = digits
        value = .numeral(digits)
      default: return nil
      }
    }

    static func == (left: Self, right: Self) -> Bool { left.text == right.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  /// Nil for a notification.
  let id: ID?
  /// Nil for an answer to a request of the server.
  let method: String?
  /// What is asked, or the answer; nil where there is nothing.
  let parameters: Parameters?
  /// When it came, counted from 0.
  let number: Int

  /// Nil for what is no message.
  init?(_ message: Parameters, number: Int) {
    guard message.isObject else { return nil }
    self.number = number
    id = ID(message["id"])
    method = message["method"]?.text
    parameters = message[method == nil ? "result" : "params"]
    if method == nil, id == nil { return nil }
  }

  /// The URI of the document that the message is about.
  var uri: String? { parameters?["textDocument"]?["uri"]?.text }

  /// True if it changes a text.
  var isChange: Bool { method == "textDocument/didChange" }
}

/// Why a request has no result.
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

  static func unknown(_ method: String) -> ResponseError {
    ResponseError(code: -32_601, message: "there is no method \(quotedText(method))")
  }

  static func invalid(_ message: String) -> ResponseError { ResponseError(code: -32_602, message: message) }

  /// What was asked cannot be done, for a reason that the user can understand.
  static func refused(_ message: String) -> ResponseError { ResponseError(code: -32_803, message: message) }
}
