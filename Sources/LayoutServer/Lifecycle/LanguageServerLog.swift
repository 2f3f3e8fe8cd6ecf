import LayoutText

/// The log of all messages, one line each.
struct LanguageServerLog {
  /// `nil` if nothing is logged.
  let sink: ByteSink?

  func received(_ body: [UInt8]) { write("<- ", body) }

  func sent(_ message: [UInt8]) { write("-> ", message) }

  /// Logs the digest of an open text, which can be compared with the client's text.
  func changed(_ document: OpenDocument) {
    guard sink != nil else { return }
    let digest = SHA256.hexadecimal(of: document.bytes)
    let text = "\(document.uri) \(document.version) \(document.bytes.count) bytes \(digest)"
    write("== ", Array(text.utf8))
  }

  private func write(_ mark: String, _ bytes: [UInt8]) {
    guard let sink else { return }
    sink.write(text: "\(Platform.milliseconds) \(mark)")
    sink.write(bytes: bytes)
    sink.write("\n")
    sink.flush()
  }
}
