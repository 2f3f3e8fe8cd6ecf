/// The keys of a document, each text kept once: those of the schema, as nearly all are, and behind them the others.
struct KeyTable {
  /// A key's text, by number; a key of the schema has the same number in every document.
  typealias Key = UInt32

  private let schema = SchemaKeys.all
  /// The keys that the schema does not have, and where they stand among them.
  private var others = KeyTexts()
  private var places: [String: Int] = [:]
  /// Of those, for each the first key with the same content: Unicode's canonical equivalence, not the same bytes.
  private var contents: ContiguousArray<Key> = []
  /// Those seen last, by a hash that is cheap and need not be good: what misses is looked up in earnest.
  private var recent: ContiguousArray<Int> = []

  /// How many keys there are.
  var count: Int { schema.keys.texts.count + others.texts.count }

  /// The text of a key.
  func text(_ key: Key) -> String {
    let number = Int(key) - schema.keys.texts.count
    return number < 0 ? schema.keys.texts[Int(key)] : others.texts[number]
  }

  /// The first key with the content of a key.
  func content(_ key: Key) -> Key {
    let number = Int(key) - schema.keys.texts.count
    return number < 0 ? key : contents[number]
  }

  /// The key with these bytes, which are valid UTF-8.
  mutating func key(_ text: UnsafeBufferPointer<UInt8>) -> Key {
    let hash = KeyPlaces.hash(text)
    if let key = schema.keys.place(of: text, hash) { return Key(clamping: key) }
    if recent.isEmpty { recent = ContiguousArray(repeating: 0, count: 256) }
    let last = recent[hash & 255]
    if last >= others.texts.count || !others.isEqual(last, text) { recent[hash & 255] = otherPlace(text) }
    return Key(clamping: schema.keys.texts.count + recent[hash & 255])
  }

  /// Looked up with the seeded `Hasher`, so that no input can be made of keys that all collide.
  private mutating func otherPlace(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    let string = String(decoding: text, as: UTF8.self)
    let first = places[string]
    if let first, others.isEqual(first, text) { return first }
    let place = others.texts.count
    others.add(string)
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

/// Texts of keys, and their bytes one behind the other.
struct KeyTexts: Sendable {
  private(set) var texts: ContiguousArray<String> = []
  private var bytes: ContiguousArray<UInt8> = []
  private var ends: ContiguousArray<Int> = [0]

  mutating func add(_ text: String) {
    texts.append(text)
    bytes.append(contentsOf: text.utf8)
    ends.append(bytes.count)
  }

  /// True if the text at an index has just these bytes.
  func isEqual(_ index: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = ends[index]
    guard ends[index + 1] - start == text.count else { return false }
    for index in 0..<text.count where bytes[start + index] != text[index] { return false }
    return true
  }
}
