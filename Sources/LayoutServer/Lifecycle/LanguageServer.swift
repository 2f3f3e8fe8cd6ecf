import LayoutCompiler
import LayoutText

/// `layoutc lsp`: answers an editor over standard input and output.
///
/// One thread does all: it first takes all that the client has sent, so that it works on the newest text only, then answers the oldest request,
/// and tells of findings when nothing is left to answer.
package final class LanguageServer {
  /// How a run ends.
  package enum End {
    /// `exit` after `shutdown`.
    case asked
    /// `exit` without it, or the end of the input.
    case abandoned
    /// What came is no protocol.
    case broken(String)
  }

  /// How far the client has come.
  enum Stage {
    case started
    case initialized
    case shutDown
  }

  var stage = Stage.started
  var client = ClientCapabilities()
  var documents = OpenDocuments()
  var analyses: [String: Analysis] = [:]
  /// Of each text the last analysis without errors.
  var solved: [String: Analysis] = [:]
  var published = PublishedDiagnostics()
  var previews = Previews()
  var pages = ExplainPages()
  let options: RunOptions
  let version: String
  let log: LanguageServerLog
  private let send: ([UInt8]) -> Void
  private var framing = MessageFraming()
  private var queue = MessageQueue()
  /// How many messages there were.
  private var count = 0
  private var end: End?
  private var requestCount = 0

  /// - Parameters:
  ///   - options: what a run of `layoutc lint` without options has.
  ///   - version: layoutc's own.
  ///   - log: where to write what comes and goes; nil for nowhere.
  ///   - send: writes to the client.
  package init(_ options: RunOptions, version: String, log: ByteSink?, send: @escaping ([UInt8]) -> Void) {
    self.options = options
    self.version = version
    self.log = LanguageServerLog(sink: log)
    self.send = send
  }

  /// Answers until the client ends it.
  package func run() -> End {
    while end == nil {
      takeInput(waiting: queue.isEmpty && !hasWork)
      if let message = queue.next() {
        handle(message)
      } else if end == nil, hasWork, !isTyping {
        work()
      }
    }
    return end ?? .abandoned
  }

  /// Takes messages that have come together and does all that there is to do, whatever standard input has.
  ///
  /// - Parameter bodies: without headers.
  package func take(_ bodies: [UInt8]...) {
    for body in bodies { receive(body) }
    while let message = queue.next() { handle(message) }
    if hasWork { work() }
  }

  // MARK: Input

  /// Takes what has come; waits for something where there is nothing else to do.
  private func takeInput(waiting: Bool) {
    var mayWait = waiting
    while end == nil, !queue.isFull, Platform.hasInput(within: mayWait ? nil : 0) {
      mayWait = false
      guard (try? Platform.readInput(into: &framing.bytes)) == true else {
        if queue.isEmpty { end = .abandoned }
        return
      }
      receive()
    }
  }

  private func receive() {
    while true {
      switch framing.next() {
      case .incomplete: return
      case .broken(let reason):
        end = .broken(reason)
        return
      case .message(let body): receive(body)
      }
    }
  }

  private func receive(_ body: [UInt8]) {
    log.received(body)
    guard let value = Parameters(body) else { return answer(nil, .failure(.parse)) }
    guard let message = Message(value, number: count) else { return answer(nil, .failure(.invalidMessage)) }
    count += 1
    if message.method == "$/cancelRequest" {
      if let id = Message.ID(message.parameters?["id"]) { queue.cancel(id) }
      return
    }
    if message.isChange {
      lastChange = Platform.milliseconds
      changesInBurst += 1
    }
    queue.append(message, size: body.count)
  }

  // MARK: Messages

  private func handle(_ message: Message) {
    guard let name = message.method else { return }
    if name == "exit" {
      end = stage == .shutDown ? .asked : .abandoned
      return
    }
    guard let id = message.id else {
      if stage == .initialized, case .notification(let take)? = Method.named[name] {
        take(self, message.parameters)
      }
      return
    }
    answer(id, result(of: name, message))
  }

  private func result(of name: String, _ message: Message) -> Result<JSONValue, ResponseError> {
    if queue.wasCancelled(message) { return .failure(.cancelled) }
    if stage == .shutDown { return .failure(.isDown) }
    if (stage == .started) != (name == "initialize") {
      return .failure(stage == .started ? .notInitialized : .twice)
    }
    guard case .request(let answer)? = Method.named[name] else { return .failure(.unknown(name)) }
    if queue.isOvertaken(message) { return .failure(.overtaken) }
    do throws(ResponseError) {
      return .success(try answer(self, message.parameters))
    } catch {
      return .failure(error)
    }
  }

  private func answer(_ id: Message.ID?, _ result: Result<JSONValue, ResponseError>) {
    let id = id?.value ?? .null
    switch result {
    case .success(let value): write(["jsonrpc": "2.0", "id": id, "result": value])
    case .failure(let error):
      write([
        "jsonrpc": "2.0", "id": id,
        "error": ["code": .integer(error.code), "message": .string(error.message)],
      ])
    }
  }

  /// Tells the client something.
  func notify(_ method: String, _ parameters: JSONValue) {
    write(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  /// Asks the client for something; its answer makes no difference.
  ///
  /// - Parameter parameters: nil where the method has none, which are left out then.
  func request(_ method: String, _ parameters: JSONValue? = nil) {
    requestCount += 1
    write(
      .fields([
        "jsonrpc": "2.0", "id": .string("layoutc-\(requestCount)"), "method": .string(method),
        "params": parameters,
      ]))
  }

  private func write(_ message: JSONValue) {
    let bytes = MessageFraming.framed(message)
    log.sent(bytes)
    send(bytes)
  }

  // MARK: Work

  /// When a text was changed last, in milliseconds, and how often since findings were told.
  private var lastChange = 0
  private var changesInBurst = 0

  /// How long a client that sends many changes at once has to be silent before findings are told, in milliseconds.
  private static let pause = 15

  /// True if more than one change came since findings were told, and another may follow at once: waits for it a little.
  private var isTyping: Bool {
    let rest = lastChange + Self.pause - Platform.milliseconds
    return changesInBurst > 1 && rest > 0 && Platform.hasInput(within: rest)
  }

  private var hasWork: Bool { !published.waiting.isEmpty }

  private func work() {
    changesInBurst = 0
    publishWaiting()
  }
}
