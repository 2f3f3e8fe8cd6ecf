/// The keys of a document: those of the schema, as nearly all are, and behind them the others, each kept once but where another spelling of
/// the same content came first.
struct KeyTable {
  /// A key's text, by number; a key of the schema has the same number in every document.
  typealias Key = UInt32

  private let schema = SchemaKeys.all
  /// The keys that the schema does not have, and where they stand among them.
  private(set) var others: ContiguousArray<String> = []
  private var places: [String: Int] = [:]
  /// Of those, for each the first key with the same content: Unicode's canonical equivalence, not the same bytes.
  private var contents: ContiguousArray<Key> = []

  /// How many keys there are.
  var count: Int { schema.texts.count + others.count }

  /// The text of a key of a document.
  ///
  /// - Parameter others: the keys that the schema does not have.
  static func text(_ key: Key, others: ContiguousArray<String>) -> String {
    let texts = SchemaKeys.all.texts
    return key < texts.count ? texts[Int(key)] : others[Int(key) - texts.count]
  }

  /// The first key with the content of a key.
  func content(_ key: Key) -> Key {
    let place = Int(key) - schema.texts.count
    return place < 0 ? key : contents[place]
  }

  /// The key with these bytes, which are valid UTF-8.
  mutating func key(_ text: UnsafeBufferPointer<UInt8>) -> Key {
    schema.number(of: text) ?? Key(clamping: schema.texts.count + otherPlace(text))
  }

  /// Looked up with the seeded `Hasher`, so that no input can be made of keys that all collide.
  private mutating func otherPlace(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    let string = String(decoding: text, as: UTF8.self)
    let first = places[string]
    if let first, hasBytes(others[first], text) { return first }
    let place = others.count
    others.append(string)
    if let first {
      contents.append(contents[first])
    } else {
      places[string] = place
      let same = text.allSatisfy { $0 < 0x80 } ? nil : schema.texts.firstIndex(of: string)
      contents.append(Key(clamping: same ?? schema.texts.count + place))
    }
    return place
  }
}

/// True if a key has just these bytes.
func hasBytes(_ key: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  var key = key
  return key.withUTF8 { $0.elementsEqual(bytes) }
}
