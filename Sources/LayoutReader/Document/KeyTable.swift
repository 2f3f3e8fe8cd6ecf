/// The keys of a document, by number: first the schema's keys, then all others, each once for each sequence
/// of bytes.
struct KeyTable {
  /// The number of a key; a key of the schema has the same number in every document.
  typealias Key = UInt32

  private let schema = SchemaKeys.all
  /// The keys that are not in the schema, and their indexes.
  private(set) var others: ContiguousArray<String> = []
  private var places: [String: Int] = [:]
  /// The first key that is canonically equivalent in Unicode to each key of `others`.
  private var contents: ContiguousArray<Key> = []

  var count: Int { schema.texts.count + others.count }

  /// Returns the text of a key.
  ///
  /// - Parameter others: the keys of the document that are not in the schema.
  static func text(_ key: Key, others: ContiguousArray<String>) -> String {
    let texts = SchemaKeys.all.texts
    return key < texts.count ? texts[Int(key)] : others[Int(key) - texts.count]
  }

  /// Returns the first key that is canonically equivalent to a key.
  func content(_ key: Key) -> Key {
    let place = Int(key) - schema.texts.count
    return place < 0 ? key : contents[place]
  }

  /// Returns the key with these bytes, which must be valid UTF-8.
  mutating func key(_ text: UnsafeBufferPointer<UInt8>) -> Key {
    schema.number(of: text) ?? Key(clamping: schema.texts.count + otherPlace(text))
  }

  /// Returns the index of a key that is not in the schema. The dictionary is seeded, so that no input can
  /// make all keys collide.
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

/// Returns whether a key has these bytes.
func hasBytes(_ key: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  var key = key
  return key.withUTF8 { $0.elementsEqual(bytes) }
}
