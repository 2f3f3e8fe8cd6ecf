/// The index of each of some keys, found by a cheap hash.
///
/// The table is the schema's own, so that no input can make it slow: what is looked up meets a few keys at most.
struct KeyPlaces: Sendable {
  /// The keys, each at its place.
  let texts: ContiguousArray<String>
  private let signs: ContiguousArray<KeySign>
  /// Open addressing, a power of two in size: 0 for a free slot, else a key's place plus 1.
  private let slots: [UInt16]

  init(_ keys: [String]) {
    texts = ContiguousArray(keys)
    signs = ContiguousArray(
      keys.map { key in
        var key = key
        return key.withUTF8(KeySign.init)
      })
    var size = 4
    while size < keys.count * 3 { size *= 2 }
    var slots = [UInt16](repeating: 0, count: size)
    for (place, sign) in signs.enumerated() {
      var slot = sign.hash & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt16(place + 1)
    }
    self.slots = slots
  }

  /// The place of a key, or nil.
  subscript(key: String) -> Int? {
    var key = key
    return key.withUTF8 { place(of: $0, KeySign($0)) }
  }

  /// The place of the key with these bytes, whose sign is known; nil where there is none.
  func place(of text: UnsafeBufferPointer<UInt8>, _ sign: KeySign) -> Int? {
    let mask = slots.count - 1
    var slot = sign.hash & mask
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if signs[place] == sign, !sign.isLong || text.elementsEqual(texts[place].utf8) { return place }
      slot = (slot + 1) & mask
    }
    return nil
  }
}

/// All keys of the schema, by numbers that every document has in common.
struct SchemaKeys: Sendable {
  static let all = SchemaKeys()
  /// Where the keys of nodes have their numbers, in their order; `use` is the last of them.
  static let nodeKinds: Range<KeyTable.Key> = 0..<5
  static let use: KeyTable.Key = 4
  /// Where the edges have theirs.
  static let edges: Range<KeyTable.Key> = 5..<9

  let keys: KeyPlaces
  /// For each noun the places of its keys by number, plus 1; 0 for a key that it does not have.
  private let places: [[UInt8]]

  private init() {
    var names: Set<String> = []
    let ownNames = SpecSchema.nouns.flatMap { $0.keys.map(\.name) }
    keys = KeyPlaces(
      (SpecSchema.nodeKinds + Normalizer.edgeOrder + ["with"] + dimensionForms + ownNames)
        .filter { names.insert($0).inserted })
    places = SpecSchema.nouns.map { [keys] noun in
      keys.texts.map { name in noun.index(of: name).map { UInt8($0 + 1) } ?? 0 }
    }
  }

  /// The number of one of the keys.
  func number(of key: String) -> KeyTable.Key { keys[key].map { KeyTable.Key($0) } ?? .max }

  /// The index of a key among those of a noun.
  func place(of key: KeyTable.Key, in noun: NounID) -> Int? {
    let places = places[noun.rawValue]
    guard Int(key) < places.count, places[Int(key)] > 0 else { return nil }
    return Int(places[Int(key)]) - 1
  }
}

extension Document.Entry {
  /// True if the key says what a node is, `use` among them.
  var isNodeKind: Bool { SchemaKeys.nodeKinds.contains(number) }

  /// True if the map stands for a definition.
  var isUse: Bool { number == SchemaKeys.use }

  /// The places of the edges in their order that a key of insets stands for; none of another key.
  var edges: KeySet {
    let keys = SchemaKeys.edges
    if keys.contains(number) { return KeySet(bits: 1 << UInt64(number - keys.lowerBound)) }
    guard isNodeKind else { return KeySet() }
    return KeySet(bits: key == "horizontal" ? 0b1010 : key == "vertical" ? 0b0101 : 0)
  }
}

/// Some of a noun's keys, by their places.
struct KeySet: Sendable {
  private var bits: UInt64

  init(bits: UInt64 = 0) { self.bits = bits }

  init(_ places: [Int]) {
    bits = 0
    for place in places { insert(place) }
  }

  var isEmpty: Bool { bits == 0 }

  func contains(_ place: Int) -> Bool { bits & 1 << UInt64(place) != 0 }

  mutating func insert(_ place: Int) { bits |= 1 << UInt64(place) }

  /// How many of them stand before a place.
  func count(before place: Int) -> Int { (bits & (1 << UInt64(place) - 1)).nonzeroBitCount }

  /// How many keys are in both sets.
  func count(in other: KeySet) -> Int { (bits & other.bits).nonzeroBitCount }

  /// True if another set has every key of this one.
  func isSubset(of other: KeySet) -> Bool { bits & ~other.bits == 0 }
}
