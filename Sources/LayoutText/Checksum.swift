/// A fast checksum of 128 bits. It finds damage and tells texts apart, but unlike SHA-256 it does not withstand forgery.
package struct Checksum {
  private var lanes: (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
  private var count = 0

  package init() {}

  /// Adds a part of the bytes.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var (a, b, c, d) = lanes
    var place = 0
    while place + 32 <= bytes.count {
      a = Self.mixed(a, bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      b = Self.mixed(b, bytes.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self))
      c = Self.mixed(c, bytes.loadUnaligned(fromByteOffset: place + 16, as: UInt64.self))
      d = Self.mixed(d, bytes.loadUnaligned(fromByteOffset: place + 24, as: UInt64.self))
      place += 32
    }
    while place < bytes.count {
      a = Self.mixed(a, UInt64(bytes[place]))
      place += 1
    }
    count += bytes.count
    lanes = (a, b, c, d)
  }

  /// Adds a text and its end.
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    add([])
  }

  /// Adds bytes and their end.
  package mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { add($0) }
    withUnsafeBytes(of: count) { add($0) }
  }

  /// 32 hexadecimal digits.
  package var text: String {
    let (a, b, c, d) = lanes
    let first = [a, b, c, d, UInt64(count)].reduce(0, Self.mixed)
    return [first, [d, c, b, a].reduce(first, Self.mixed)].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }

  private static func mixed(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let next = (lane ^ word) &* 0x9e37_79b9_7f4a_7c15
    return next ^ (next >> 29)
  }
}
