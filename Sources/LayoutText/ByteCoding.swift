/// Writes values one after another in a form that only `ByteDecoder` reads: numbers in as many bytes as they need, texts behind their length.
public struct ByteEncoder {
  public private(set) var bytes: [UInt8] = []
  /// The texts that were written once for all, by their order.
  private var texts: [String: Int] = [:]

  public init() {}

  /// An encoder that writes behind some bytes.
  public init(startingWith bytes: [UInt8]) { self.bytes = bytes }

  public mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  public mutating func write(_ number: Int) { write(UInt64(bitPattern: Int64(number))) }

  public mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// A text that may come again: written once.
  public mutating func write(repeated text: String) {
    if let place = texts[text] { return write(place + 1) }
    texts[text] = texts.count
    write(0)
    write(text)
  }

  public mutating func write(_ bytes: some Collection<UInt8>) {
    write(bytes.count)
    self.bytes.append(contentsOf: bytes)
  }

  public mutating func write(_ span: Span) {
    write(UInt64(span.start))
    write(UInt64(span.end))
  }

  public mutating func write(_ fingerprint: Fingerprint) {
    write(fingerprint.first)
    write(fingerprint.second)
  }

  /// A value that may be missing.
  public mutating func write<Value>(_ value: Value?, _ body: (inout ByteEncoder, Value) -> Void) {
    write(value == nil ? 0 : 1)
    if let value { body(&self, value) }
  }

  public mutating func write<Element>(
    _ elements: some Collection<Element>, _ body: (inout ByteEncoder, Element) -> Void
  ) {
    write(elements.count)
    for element in elements { body(&self, element) }
  }
}

/// Bytes that `ByteEncoder` did not write.
public struct ByteDecodingError: Error {
  public init() {}
}

/// Reads what `ByteEncoder` wrote, whatever has become of it since: no bytes make it read beyond their end.
public struct ByteDecoder {
  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var texts: [String] = []

  public init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  public var isAtEnd: Bool { place == bytes.endIndex }

  public mutating func number() throws(ByteDecodingError) -> UInt64 {
    var result: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 7) {
      guard place < bytes.endIndex else { throw ByteDecodingError() }
      let byte = bytes[place]
      place += 1
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return result }
    }
    throw ByteDecodingError()
  }

  public mutating func integer() throws(ByteDecodingError) -> Int {
    Int(truncatingIfNeeded: try number())
  }

  public mutating func text() throws(ByteDecodingError) -> String {
    String(decoding: try part(), as: UTF8.self)
  }

  /// A text that may have come before.
  public mutating func repeatedText() throws(ByteDecodingError) -> String {
    let place = try integer()
    if place == 0 {
      let text = try text()
      texts.append(text)
      return text
    }
    guard texts.indices.contains(place - 1) else { throw ByteDecodingError() }
    return texts[place - 1]
  }

  /// Bytes behind their length.
  public mutating func part() throws(ByteDecodingError) -> ArraySlice<UInt8> {
    let count = try integer()
    guard count >= 0, count <= bytes.endIndex - place else { throw ByteDecodingError() }
    defer { place += count }
    return bytes[place..<place + count]
  }

  public mutating func span() throws(ByteDecodingError) -> Span {
    Span(start: UInt32(truncatingIfNeeded: try number()), end: UInt32(truncatingIfNeeded: try number()))
  }

  public mutating func fingerprint() throws(ByteDecodingError) -> Fingerprint {
    Fingerprint(first: try number(), second: try number())
  }

  public mutating func optional<Value>(
    _ body: (inout ByteDecoder) throws(ByteDecodingError) -> Value
  ) throws(ByteDecodingError) -> Value? {
    try number() == 0 ? nil : try body(&self)
  }

  public mutating func list<Element>(
    _ body: (inout ByteDecoder) throws(ByteDecodingError) -> Element
  ) throws(ByteDecodingError) -> [Element] {
    let count = try integer()
    // Each element takes a byte at least.
    guard count >= 0, count <= bytes.endIndex - place else { throw ByteDecodingError() }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try body(&self)) }
    return elements
  }
}
