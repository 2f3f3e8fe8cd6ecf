/// The keys of a document, each text kept once: those of the schema, as nearly all are, and behind them the others.
struct KeyTable {
  /// A key's text, by number; a key of the schema has the same number in every document.
  typealias Key = UInt32

  private let schema = SchemaKeys.all
  /// The keys that the schema does not have, and where they stand among them.
  private var others: ContiguousArray<String> = []
  private var signs: ContiguousArray<KeySign> = []
  private var places: [String: Int] = [:]
  /// Of those, for each the first key with the same content: Unicode's canonical equivalence, not the same bytes.
  private var contents: ContiguousArray<Key> = []
  /// Those seen last, by a hash that is cheap and need not be good: what misses is looked up in earnest.
  private var recent: ContiguousArray<Int> = []

  /// How many keys there are.
  var count: Int { schema.keys.texts.count + others.count }

  /// The text of a key.
  func text(_ key: Key) -> String {
    let number = Int(key) - schema.keys.texts.count
    return number < 0 ? schema.keys.texts[Int(key)] : others[number]
  }

  /// The first key with the content of a key.
  func content(_ key: Key) -> Key {
    let number = Int(key) - schema.keys.texts.count
    return number < 0 ? key : contents[number]
  }

  /// The key with these bytes, which are valid UTF-8.
  mutating func key(_ text: UnsafeBufferPointer<UInt8>) -> Key {
    let sign = KeySign(text)
    if let key = schema.keys.place(of: text, sign) { return Key(clamping: key) }
    if recent.isEmpty { recent = ContiguousArray(repeating: 0, count: 256) }
    let last = recent[sign.hash & 255]
    if last >= others.count || signs[last] != sign || sign.isLong && !text.elementsEqual(others[last].utf8) {
      recent[sign.hash & 255] = otherPlace(text, sign)
    }
    return Key(clamping: schema.keys.texts.count + recent[sign.hash & 255])
  }

  /// Looked up with the seeded `Hasher`, so that no input can be made of keys that all collide.
  private mutating func otherPlace(_ text: UnsafeBufferPointer<UInt8>, _ sign: KeySign) -> Int {
    let string = String(decoding: text, as: UTF8.self)
    let first = places[string]
    if let first, text.elementsEqual(others[first].utf8) { return first }
    let place = others.count
    others.append(string)
    signs.append(sign)
    if let first {
      contents.append(contents[first])
    } else {
      places[string] = place
      let isASCII = text.allSatisfy { $0 < 0x80 }
      let same = isASCII ? nil : schema.keys.texts.firstIndex(of: string)
      contents.append(Key(clamping: same ?? schema.keys.texts.count + place))
    }
    return place
  }

  /// The key with this text.
  mutating func key(_ text: String) -> Key {
    var text = text
    return text.withUTF8 { key($0) }
  }
}

/// The first and the last bytes of a key and its length, by which it is found: of at most 16 bytes they are all there is.
struct KeySign: Hashable, Sendable {
  private let length: Int
  private let first: UInt64
  private let last: UInt64

  init(_ text: UnsafeBufferPointer<UInt8>) {
    let bytes = UnsafeRawBufferPointer(text)
    length = bytes.count
    if length >= 8 {
      first = bytes.loadUnaligned(as: UInt64.self)
      last = bytes.loadUnaligned(fromByteOffset: length - 8, as: UInt64.self)
    } else {
      first = bytes.reduce(0) { $0 << 8 | UInt64($1) }
      last = 0
    }
  }

  /// True if there are bytes between the first and the last ones.
  var isLong: Bool { length > 16 }

  /// Cheap: not for tables that an input fills.
  var hash: Int {
    let product = (first ^ last &+ UInt64(length)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product >> 48)
  }
}
