/// The waiting messages, oldest first.
struct MessageQueue {
  /// The greatest number of waiting messages, and of their bytes. Further messages stay in the pipe.
  private static let greatestCount = 4096
  private static let greatestSize = 64 << 20

  private var messages: [(message: Message, size: Int)] = []
  /// The index of the oldest message.
  private var start = 0
  private var size = 0
  /// The waiting requests, and those of them that the client cancelled.
  private var requests: Set<Message.ID> = []
  private var cancelled: Set<Message.ID> = []
  /// The number of the last change of each text.
  private var changes: [String: Int] = [:]
  /// Requests that gave way to other work. They are answered when nothing else is left, oldest first.
  private var postponed: [Message] = []

  var isEmpty: Bool { start == messages.count }
  var hasPostponed: Bool { !postponed.isEmpty }
  var isFull: Bool { messages.count - start >= Self.greatestCount || size >= Self.greatestSize }

  /// - Parameter size: the number of bytes.
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
    return message
  }

  /// Takes back a request that was taken from the queue.
  mutating func postpone(_ message: Message) {
    postponed.append(message)
    if let id = message.id { requests.insert(id) }
  }

  mutating func nextPostponed() -> Message? {
    guard !postponed.isEmpty else { return nil }
    let message = postponed.removeFirst()
    if let id = message.id { requests.remove(id) }
    return message
  }

  /// Marks a waiting request as cancelled.
  mutating func cancel(_ id: Message.ID) {
    if requests.contains(id) { cancelled.insert(id) }
  }

  /// Returns `true` if the client cancelled a message taken from the queue. Clears the mark.
  mutating func wasCancelled(_ message: Message) -> Bool {
    message.id.map { cancelled.remove($0) != nil } ?? false
  }

  /// Returns `true` if a later change makes the text of a message from the queue outdated.
  func isOvertaken(_ message: Message) -> Bool {
    message.uri.flatMap { changes[$0] }.map { $0 > message.number } ?? false
  }
}
