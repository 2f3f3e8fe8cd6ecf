/// The numbers of the schema's keys, the same for all documents.
///
/// A cheap hash is enough, because no input adds keys to this table.
struct SchemaKeys: Sendable {
  static let all = SchemaKeys()
  /// The numbers of the keys of nodes, of which `use` is the last.
  static let nodeKinds: Range<KeyTable.Key> = 0..<5
  static let use: KeyTable.Key = 4
  /// The edges that each key sets in a map of insets, as indexes in `Normalizer.edgeOrder`, by the key's
  /// number.
  static let edges: [[Int]] = (SpecSchema.nodeKinds + Normalizer.edgeOrder).map { key in
    let edges = ["horizontal": ["leading", "trailing"], "vertical": ["top", "bottom"]][key] ?? [key]
    return edges.compactMap(Normalizer.edgeOrder.firstIndex)
  }

  let texts: ContiguousArray<String>
  private let signs: ContiguousArray<KeySign>
  /// An open-addressing hash table, whose size is a power of two: 0 for a free slot, else a key's number plus
  /// 1.
  private let slots: [UInt16]
  /// The index of each key in each noun, plus 1; 0 if the noun does not have the key.
  private let places: [[UInt8]]

  private init() {
    var texts: ContiguousArray<String> = []
    var signs: ContiguousArray<KeySign> = []
    var slots = [UInt16](repeating: 0, count: 1024)
    func add(_ key: String) -> Int {
      var key = key
      let sign = key.withUTF8(KeySign.init)
      var slot = sign.hash & (slots.count - 1)
      while slots[slot] != 0 {
        let number = Int(slots[slot]) - 1
        if signs[number] == sign, sign.length <= 16 || texts[number] == key { return number }
        slot = (slot + 1) & (slots.count - 1)
      }
      texts.append(key)
      signs.append(sign)
      slots[slot] = UInt16(texts.count)
      return texts.count - 1
    }
    for key in SpecSchema.nodeKinds + Normalizer.edgeOrder + ["with"] + dimensionForms { _ = add(key) }
    let nouns = SpecSchema.nouns.map { noun in noun.keys.map { add($0.name) } }
    self.texts = texts
    self.signs = signs
    self.slots = slots
    places = nouns.map { numbers in
      var places = [UInt8](repeating: 0, count: texts.count)
      for (index, number) in numbers.enumerated() { places[number] = UInt8(index + 1) }
      return places
    }
  }

  /// Returns the number of a key; `.max` if the schema does not have it.
  func number(of key: String) -> KeyTable.Key {
    var key = key
    return key.withUTF8(number) ?? .max
  }

  /// Returns the number of the key with these bytes; `nil` if there is none.
  func number(of text: UnsafeBufferPointer<UInt8>) -> KeyTable.Key? {
    let sign = KeySign(text)
    let mask = slots.count - 1
    var slot = sign.hash & mask
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if signs[number] == sign, sign.length <= 16 || hasBytes(texts[number], text) {
        return KeyTable.Key(number)
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  func place(of key: KeyTable.Key, in noun: NounID) -> Int? {
    let place = Int(key) < texts.count ? Int(places[noun.rawValue][Int(key)]) : 0
    return place > 0 ? place - 1 : nil
  }
}

/// A key's first and last bytes and its length, which identify keys of at most 16 bytes.
private struct KeySign: Hashable, Sendable {
  let length: Int
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

  /// A cheap hash, unsuitable for tables with keys from input.
  var hash: Int {
    let product = (first ^ last &+ UInt64(length)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product >> 48)
  }
}

extension Document.Entry {
  /// True if the key is the kind of a node, or `use`.
  var isNodeKind: Bool { SchemaKeys.nodeKinds.contains(number) }

  /// True if the map uses a definition.
  var isUse: Bool { number == SchemaKeys.use }

  /// The indexes of the edges that a key of insets sets; empty for other keys.
  var edges: [Int] { number < SchemaKeys.edges.count ? SchemaKeys.edges[Int(number)] : [] }
}

/// A set of keys of one noun, by their indexes.
struct KeySet: Sendable {
  private var bits: UInt64 = 0

  init(_ places: [Int] = []) {
    for place in places { insert(place) }
  }

  func contains(_ place: Int) -> Bool { bits & 1 << UInt64(place) != 0 }

  mutating func insert(_ place: Int) { bits |= 1 << UInt64(place) }

  /// Returns the number of keys before an index.
  func count(before place: Int) -> Int { (bits & (1 << UInt64(place) - 1)).nonzeroBitCount }

  func count(in other: KeySet) -> Int { (bits & other.bits).nonzeroBitCount }

  func isSubset(of other: KeySet) -> Bool { bits & ~other.bits == 0 }
}
