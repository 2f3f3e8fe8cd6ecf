/// The messages that have come and wait for their turn, oldest first.
struct MessageQueue {
  /// So many messages, or bytes of them, may wait: what the client sends beyond them stays in its pipe.
  private static let greatestCount = 4096
  private static let greatestSize = 64 << 20

  private var messages: [(message: Message, size: Int)] = []
  /// Where the oldest stands.
  private var start = 0
  private var size = 0
  /// The requests that wait, and those of them that the client no longer needs.
  private var requests: Set<Message.ID> = []
  private var cancelled: Set<Message.ID> = []
  /// The number of the last change that waits, by the URI of its text.
  private var changes: [String: Int] = [:]

  var isEmpty: Bool { start == messages.count }
  var isFull: Bool { messages.count - start >= Self.greatestCount || size >= Self.greatestSize }

  /// - Parameter size: in bytes.
  mutating func append(_ message: Message, size: Int) {
    messages.append((message, size))
    self.size += size
    if let id = message.id { requests.insert(id) }
    if message.isChange, let uri = message.uri { changes[uri] = message.number }
  }

  mutating func next() -> Message? {
    guard start < messages.count else { return nil }
    let (message, size) = messages[start]
    start += 1
    self.size -= size
    if start >= messages.count / 2 {
      messages.removeFirst(start)
      start = 0
    }
    if let id = message.id { requests.remove(id) }
    if let uri = message.uri, changes[uri] == message.number { changes[uri] = nil }
    return message
  }

  /// Marks a request that waits as one that the client no longer needs.
  mutating func cancel(_ id: Message.ID) {
    if requests.contains(id) { cancelled.insert(id) }
  }

  /// True if the client no longer needs an answer to a message that has left the queue; asked once.
  mutating func wasCancelled(_ message: Message) -> Bool {
    message.id.map { cancelled.remove($0) != nil } ?? false
  }

  /// True if a change that waits makes the answer to a message that has left the queue one about an older text.
  func isOvertaken(_ message: Message) -> Bool { message.uri.map { changes[$0] != nil } ?? false }
}
