/// The index of each key of a noun, found by a cheap hash.
///
/// The table is the schema's own, so that no input can make it slow: what is looked up meets a few keys at most.
struct KeyPlaces: Sendable {
  private let keys: [String]
  /// Open addressing, a power of two in size: 0 for a free slot, else a key's place plus 1.
  private let slots: [UInt8]

  init(_ keys: [String]) {
    precondition(keys.count < 64, "a noun has fewer than 64 keys")
    self.keys = keys
    var size = 4
    while size < keys.count * 3 { size *= 2 }
    var slots = [UInt8](repeating: 0, count: size)
    for (place, key) in keys.enumerated() {
      var slot = Self.hash(key) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt8(place + 1)
    }
    self.slots = slots
  }

  /// The place of a key, or nil.
  subscript(key: String) -> Int? {
    let mask = slots.count - 1
    var slot = Self.hash(key) & mask
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if keys[place] == key { return place }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Few keys of one noun have their length, first, middle and last byte in common.
  private static func hash(_ key: String) -> Int {
    var key = key
    return key.withUTF8 { bytes in
      guard !bytes.isEmpty else { return 0 }
      return Int(bytes[0]) &* 7 &+ Int(bytes[bytes.count / 2]) &* 31 &+ Int(bytes[bytes.count - 1]) &* 61
        &+ bytes.count &* 113
    }
  }
}

/// Some of a noun's keys, by their places.
struct KeySet: Sendable {
  private var bits: UInt64 = 0

  init() {}

  init(_ places: [Int]) {
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
