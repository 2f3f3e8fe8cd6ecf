/// All keys of the schema, by numbers that every document has in common.
///
/// Found by a cheap hash: the table is the schema's own, so that no input can make it slow.
struct SchemaKeys: Sendable {
  static let all = SchemaKeys()
  /// Where the keys of nodes have their numbers, in their order; `use` is the last of them.
  static let nodeKinds: Range<KeyTable.Key> = 0..<5
  static let use: KeyTable.Key = 4
  /// For each key's number from 0 on, the places in `Normalizer.edgeOrder` of the edges that it stands for in a map of insets.
  static let edges: [[Int]] = (SpecSchema.nodeKinds + Normalizer.edgeOrder).map { key in
    let edges = ["horizontal": ["leading", "trailing"], "vertical": ["top", "bottom"]][key] ?? [key]
    return edges.compactMap(Normalizer.edgeOrder.firstIndex)
  }

  /// The keys by number.
  let texts: ContiguousArray<String>
  private var signs: ContiguousArray<KeySign> = []
  /// Open addressing, a power of two in size: 0 for a free slot, else a key's number plus 1.
  private var slots = [UInt16](repeating: 0, count: 1024)
  /// For each noun the places of its keys by number, plus 1; 0 for a key that it does not have.
  private var places: [[UInt8]] = []

  private init() {
    var names: Set<String> = []
    let own = SpecSchema.nouns.flatMap { $0.keys.map(\.name) }
    texts = ContiguousArray(
      (SpecSchema.nodeKinds + Normalizer.edgeOrder + ["with"] + dimensionForms + own)
        .filter { names.insert($0).inserted })
    for (number, var text) in texts.enumerated() {
      let sign = text.withUTF8(KeySign.init)
      signs.append(sign)
      var slot = sign.hash & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt16(number + 1)
    }
    for noun in SpecSchema.nouns {
      places.append(
        texts.map { text in noun.keys.firstIndex { $0.name == text }.map { UInt8($0 + 1) } ?? 0 })
    }
  }

  /// The number of a key; the greatest there is for one that the schema does not have.
  func number(of key: String) -> KeyTable.Key {
    var key = key
    return key.withUTF8(number) ?? .max
  }

  /// The number of the key with these bytes; nil where there is none.
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

  /// The index of a key among those of a noun.
  func place(of key: KeyTable.Key, in noun: NounID) -> Int? {
    let place = Int(key) < texts.count ? Int(places[noun.rawValue][Int(key)]) : 0
    return place > 0 ? place - 1 : nil
  }
}

/// The first and the last bytes of a key and its length, by which it is found: of at most 16 bytes they are all there is.
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

  /// Cheap: not for tables that an input fills.
  var hash: Int {
    let product = (first ^ last &+ UInt64(length)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product >> 48)
  }
}

extension Document.Entry {
  /// True if the key says what a node is, `use` among them.
  var isNodeKind: Bool { SchemaKeys.nodeKinds.contains(number) }

  /// True if the map stands for a definition.
  var isUse: Bool { number == SchemaKeys.use }

  /// The places of the edges in their order that a key of insets stands for; none of another key.
  var edges: [Int] { number < SchemaKeys.edges.count ? SchemaKeys.edges[Int(number)] : [] }
}

/// Some of a noun's keys, by their places.
struct KeySet: Sendable {
  private var bits: UInt64 = 0

  init(_ places: [Int] = []) {
    for place in places { insert(place) }
  }

  func contains(_ place: Int) -> Bool { bits & 1 << UInt64(place) != 0 }

  mutating func insert(_ place: Int) { bits |= 1 << UInt64(place) }

  /// How many of them stand before a place.
  func count(before place: Int) -> Int { (bits & (1 << UInt64(place) - 1)).nonzeroBitCount }

  /// How many keys are in both sets.
  func count(in other: KeySet) -> Int { (bits & other.bits).nonzeroBitCount }

  /// True if another set has every key of this one.
  func isSubset(of other: KeySet) -> Bool { bits & ~other.bits == 0 }
}
