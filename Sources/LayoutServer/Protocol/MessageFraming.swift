import LayoutText

/// Splits the input into messages: headers, an empty line, and `Content-Length` bytes.
struct MessageFraming {
  /// The next part of the input.
  enum Part: Equatable {
    /// The body of a message.
    case message([UInt8])
    /// The message is incomplete, or there is no input.
    case incomplete
    /// Invalid headers, after which no message can be found.
    case broken(String)
  }

  /// The maximum length of the headers and of a body, in bytes.
  static let greatestHeaders = 8 << 10
  static let greatestBody = 64 << 20

  var bytes: [UInt8] = []
  /// The start of the next message.
  private var start = 0
  /// The length of the body, once its headers are read.
  private var length: Int?

  /// Removes the next message from the bytes.
  mutating func next() -> Part {
    if length == nil {
      guard let end = endOfHeaders else {
        return bytes.count - start > Self.greatestHeaders
          ? .broken("the headers of a message have more than \(Self.greatestHeaders) bytes") : .incomplete
      }
      guard let count = contentLength(bytes[start..<end]) else {
        return .broken("a message has no Content-Length")
      }
      guard count <= Self.greatestBody else {
        return .broken("a message has more than \(Self.greatestBody) bytes")
      }
      length = count
      start = end + 4
    }
    guard let count = length, bytes.count - start >= count else { return .incomplete }
    let body = Array(bytes[start..<(start + count)])
    start += count
    length = nil
    // Free the buffer after a long message. Otherwise remove the bytes that were read once they fill half of
    // the buffer.
    if start == bytes.count, bytes.capacity > 1 << 20 {
      bytes = []
      start = 0
    } else if start == bytes.count || start > 1 << 20, start >= bytes.count / 2 {
      bytes.removeFirst(start)
      start = 0
    }
    return .message(body)
  }

  /// The start of the empty line after the headers.
  private var endOfHeaders: Int? {
    let limit = min(bytes.count, start + Self.greatestHeaders)
    var index = start
    while index + 3 < limit {
      if bytes[index] == 0x0D, bytes[index + 1] == 0x0A, bytes[index + 2] == 0x0D, bytes[index + 3] == 0x0A {
        return index
      }
      index += 1
    }
    return nil
  }

  /// Returns the value of the header `Content-Length`; other headers are ignored.
  private func contentLength(_ headers: ArraySlice<UInt8>) -> Int? {
    let lines = String(decoding: headers, as: UTF8.self).split(separator: "\r\n")
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].drop { $0 == " " || $0 == "\t" }
      guard let count = Int(digits), count >= 0, digits.first?.isNumber == true else { return nil }
      return count
    }
    return nil
  }

  /// Returns a message as bytes, with its header.
  static func framed(_ value: JSONValue) -> [UInt8] {
    let body = ByteSink()
    body.write(json: value)
    let message = ByteSink()
    message.write(text: "Content-Length: \(body.bytes.count)\r\n\r\n")
    message.write(bytes: body.bytes)
    return message.bytes
  }
}
