/// The keys of a document, each text kept once.
///
/// Hashed with the seeded `Hasher`, so that no input can be made of keys that all collide.
struct KeyTable {
  /// A key's text, by number.
  typealias Key = UInt32

  /// The texts, by key.
  private(set) var texts: ContiguousArray<String> = []
  /// For each key the first key with the same content: Unicode's canonical equivalence, not the same bytes.
  private(set) var contents: ContiguousArray<Key> = []

  private var bytes: ContiguousArray<UInt8> = []
  private var ends: ContiguousArray<UInt32> = []
  private var hashes: ContiguousArray<Int> = []
  /// Open addressing, a power of two in size: 0 for a free slot, else a key plus 1.
  private var slots = ContiguousArray<UInt32>(repeating: 0, count: 256)
  /// The keys seen last, by a hash that is cheap and need not be good: what misses is looked up in earnest.
  private var recent = ContiguousArray<UInt32>(repeating: 0, count: 1024)
  /// By content; filled only once a key beyond ASCII turns up, as ASCII texts are equal byte by byte.
  private var byContent: [String: Key] = [:]

  /// A table that has the schema's keys, as nearly all keys of a spec are.
  static let ofSchema: KeyTable = {
    var table = KeyTable()
    for noun in SpecSchema.nouns {
      for row in noun.keys { _ = table.key(row.name) }
    }
    return table
  }()

  /// The key with these bytes, which are valid UTF-8.
  mutating func key(_ text: UnsafeBufferPointer<UInt8>) -> Key {
    let place = Self.recentPlace(text)
    let last = recent[place]
    if last != 0, matches(last - 1, text) { return last - 1 }
    let key = lookUp(text)
    recent[place] = key + 1
    return key
  }

  @inline(__always)
  private static func recentPlace(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    guard !text.isEmpty else { return 0 }
    let sum =
      Int(text[0]) &* 7 &+ Int(text[text.count / 2]) &* 31 &+ Int(text[text.count - 1]) &* 61 &+ text.count
      &* 113
    return sum & 1023
  }

  private mutating func lookUp(_ text: UnsafeBufferPointer<UInt8>) -> Key {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(text))
    let hash = hasher.finalize()
    let mask = slots.count - 1
    var slot = hash & mask
    while slots[slot] != 0 {
      let key = slots[slot] - 1
      if hashes[Int(key)] == hash, matches(key, text) { return key }
      slot = (slot + 1) & mask
    }
    let key = Key(clamping: texts.count)
    slots[slot] = key + 1
    bytes.append(contentsOf: text)
    ends.append(UInt32(clamping: bytes.count))
    hashes.append(hash)
    let string = String(decoding: text, as: UTF8.self)
    texts.append(string)
    contents.append(content(of: key, string, isASCII: text.allSatisfy { $0 < 0x80 }))
    if texts.count * 2 > slots.count { grow() }
    return key
  }

  /// The key with this text.
  mutating func key(_ text: String) -> Key {
    var text = text
    return text.withUTF8 { key($0) }
  }

  private func matches(_ key: Key, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = Int(ends[Int(key)])
    let start = key == 0 ? 0 : Int(ends[Int(key) - 1])
    guard end - start == text.count else { return false }
    for index in 0..<text.count where bytes[start + index] != text[index] { return false }
    return true
  }

  private mutating func content(of key: Key, _ text: String, isASCII: Bool) -> Key {
    if isASCII && byContent.isEmpty { return key }
    if byContent.isEmpty {
      for (index, earlier) in texts.dropLast().enumerated() { byContent[earlier] = Key(clamping: index) }
    }
    if let same = byContent[text] { return same }
    byContent[text] = key
    return key
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = ContiguousArray(repeating: 0, count: mask + 1)
    for key in hashes.indices {
      var slot = hashes[key] & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(clamping: key) + 1
    }
  }
}
