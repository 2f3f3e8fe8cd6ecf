import LayoutCompiler
import LayoutText

/// The server of `layoutc lsp`, which answers an editor over standard input and output.
///
/// One thread does all work, except that code is compiled and run in another. It first reads all messages that the client has sent, so that it
/// works on the newest text, then answers the oldest request, and publishes findings when no request is left. Requests that take long come
/// last, and give way to new messages.
package final class LanguageServer {
  /// The end of a run.
  package enum End {
    /// `exit` after `shutdown`.
    case asked
    /// `exit` without `shutdown`, or the end of the input.
    case abandoned
    /// The input does not follow the protocol.
    case broken(String)
  }

  /// The stage of the session.
  enum Stage {
    case started
    case initialized
    case shutDown
  }

  var stage = Stage.started
  var client = ClientCapabilities()
  var documents = OpenDocuments()
  var analyses: [String: Analysis] = [:]
  let code = CodeAnalyses()
  /// The last analysis without errors of each text.
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
  /// The number of received messages.
  private var count = 0
  private var end: End?
  private var requestCount = 0

  /// - Parameters:
  ///   - options: the options of `layoutc lint` by default.
  ///   - version: the version of layoutc.
  ///   - log: a sink for all messages; `nil` for no log.
  ///   - send: writes bytes to the client.
  package init(_ options: RunOptions, version: String, log: ByteSink?, send: @escaping ([UInt8]) -> Void) {
    self.options = options
    self.version = version
    self.log = LanguageServerLog(sink: log)
    self.send = send
  }

  /// Answers until the client ends the session.
  package func run() -> End {
    readsInput = true
    while end == nil {
      takeInput(waiting: queue.isEmpty && !hasWork && !queue.hasPostponed)
      publishCode()
      if let message = queue.next() {
        handle(message)
      } else if end == nil, hasWork {
        if !isTyping { work() }
      } else if end == nil, let message = queue.nextPostponed() {
        handle(message)
      }
    }
    return end ?? .abandoned
  }

  /// Processes messages and publishes findings without reading standard input.
  ///
  /// - Parameter bodies: the messages without headers.
  package func take(_ bodies: [UInt8]...) {
    for body in bodies { receive(body) }
    while let message = queue.next() { handle(message) }
    if hasWork { work() }
    while let message = queue.nextPostponed() { handle(message) }
  }

  // MARK: Input

  /// Reads the available input; if `waiting` is true, waits for input or for findings of code.
  private func takeInput(waiting: Bool) {
    if waiting { Platform.waitForInput(or: code.waker) }
    while end == nil, !queue.isFull, Platform.hasInput(within: 0) {
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
        take(self)(message.parameters)
      }
      return
    }
    let result = result(of: name, message)
    if case .failure(let error) = result, error.code == ResponseError.later.code {
      return queue.postpone(message)
    }
    answer(id, result)
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
      return .success(try answer(self)(message.parameters))
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

  /// Sends the client a notification.
  func notify(_ method: String, _ parameters: JSONValue) {
    write(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  /// Sends the client a request. The answer is ignored.
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

  /// The time of the last change of a text, in milliseconds, and the number of changes since findings were
  /// published.
  private var lastChange = 0
  private var changesInBurst = 0

  /// The pause after several changes before findings are published, in milliseconds.
  private static let pause = 15

  /// True if several changes came since findings were published, and another one comes within the pause.
  private var isTyping: Bool {
    let rest = lastChange + Self.pause - Platform.milliseconds
    return changesInBurst > 1 && rest > 0 && Platform.hasInput(within: rest)
  }

  private var hasWork: Bool { !published.waiting.isEmpty }

  /// True if the messages come from standard input.
  private var readsInput = false

  /// True if there is other work, for which a long search has to give way.
  private var isBusy: Bool { !queue.isEmpty || hasWork || readsInput && Platform.hasInput(within: 0) }

  /// How long to look for the widths at which a layout changes, in milliseconds.
  package var searchTime = 5_000

  /// Returns where sections change with the width; `nil` if it is not known.
  ///
  /// - Throws: `later` if there is something else to do.
  func sectionIntervals(of analysis: Analysis) throws(ResponseError) -> SectionIntervals? {
    try analysis.sectionIntervals(within: searchTime) { isBusy }
  }

  private func work() {
    changesInBurst = 0
    publishWaiting()
  }
}
