import Foundation
import LayoutCompiler
import LayoutServer
import Testing

/// A client of a language server in the same process.
final class ServerSession {
  private final class Outbox {
    var messages: [[String: Any]] = []
  }

  private let server: LanguageServer
  private let outbox = Outbox()
  private var count = 0

  /// - Parameters:
  ///   - capabilities: what the client says that it can do.
  ///   - searchTime: how long widths are looked for, in milliseconds.
  init(_ capabilities: [String: Any] = [:], searchTime: Int = 600_000) {
    var options = RunOptions()
    options.recovers = true
    let outbox = outbox
    server = LanguageServer(options, version: "0", log: nil) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      guard let body = text.range(of: "\r\n\r\n")?.upperBound,
        let message = try? JSONSerialization.jsonObject(with: Data(text[body...].utf8)) as? [String: Any]
      else {
        Issue.record("no message: \(text)")
        return
      }
      outbox.messages.append(message)
    }
    server.searchTime = searchTime
    _ = answer("initialize", ["capabilities": capabilities])
    send("initialized", [:])
  }

  /// Takes a message as it is.
  func take(_ message: String) { server.take(Array(message.utf8)) }

  func open(_ uri: String, _ text: String) {
    let language = uri.hasSuffix(".json") ? "json" : "yaml"
    send(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": language, "version": 1, "text": text]])
  }

  /// Writes a whole text anew.
  func change(_ uri: String, to text: String) {
    send(
      "textDocument/didChange",
      ["textDocument": ["uri": uri, "version": 2], "contentChanges": [["text": text]]])
  }

  /// The result of a request; nil for null, and where it is refused.
  func result(_ method: String, _ parameters: [String: Any]) -> Any? {
    let result = answer(method, parameters)["result"]
    return result is NSNull ? nil : result
  }

  /// The result of a request that comes together with a change of a whole text, before anything is looked at again.
  func result(_ method: String, _ parameters: [String: Any], behindChangeOf uri: String, to text: String)
    -> Any?
  {
    count += 1
    outbox.messages = []
    let change: [String: Any] = [
      "textDocument": ["uri": uri, "version": 2], "contentChanges": [["text": text]],
    ]
    server.take(
      message("textDocument/didChange", change, id: nil), message(method, parameters, id: count))
    let result = outbox.messages.first { $0["id"] as? Int == count }?["result"]
    return result is NSNull ? nil : result
  }

  /// Why a request is refused; `nil` if it is not.
  func refusal(_ method: String, _ parameters: [String: Any]) -> String? {
    (answer(method, parameters)["error"] as? [String: Any])?["message"] as? String
  }

  private func answer(_ method: String, _ parameters: [String: Any]) -> [String: Any] {
    count += 1
    outbox.messages = []
    send(method, parameters, id: count)
    let answer = outbox.messages.first { $0["id"] as? Int == count }
    #expect(answer != nil, "\(method) has no answer")
    return answer ?? [:]
  }

  private func send(_ method: String, _ parameters: [String: Any], id: Int? = nil) {
    server.take(message(method, parameters, id: id))
  }

  private func message(_ method: String, _ parameters: [String: Any], id: Int?) -> [UInt8] {
    var message: [String: Any] = ["jsonrpc": "2.0", "method": method, "params": parameters]
    message["id"] = id
    return Array((try? JSONSerialization.data(withJSONObject: message)) ?? Data())
  }
}

/// Texts by their URIs, as a client edits them.
typealias Texts = [String: String]

/// A place in a text, as the protocol has it.
struct TextPlace: Hashable, Comparable {
  var line: Int
  var character: Int

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  init(_ value: Any?) {
    let position = value as? [String: Int] ?? [:]
    self.init(line: position["line"] ?? -1, character: position["character"] ?? -1)
  }

  /// The place of an index.
  init(_ index: String.Index, in text: String) {
    let before = text[..<index].split(separator: "\n", omittingEmptySubsequences: false)
    self.init(line: before.count - 1, character: before.last?.utf16.count ?? 0)
  }

  var value: [String: Int] { ["line": line, "character": character] }

  static func < (left: Self, right: Self) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// A part of one of several texts.
struct TextRange: Hashable {
  var uri: String
  var start: TextPlace
  var end: TextPlace

  init(uri: String, _ range: Any?) {
    let range = range as? [String: Any]
    self.uri = uri
    start = TextPlace(range?["start"])
    end = TextPlace(range?["end"])
  }

  init(uri: String, start: TextPlace, end: TextPlace) {
    self.uri = uri
    self.start = start
    self.end = end
  }

  /// Those of a list of locations.
  static func locations(_ value: Any?) -> Set<TextRange> {
    Set(
      (value as? [[String: Any]] ?? []).map {
        TextRange(uri: $0["uri"] as? String ?? "", $0["range"])
      })
  }
}
