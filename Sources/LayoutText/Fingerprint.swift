/// What tells bytes from all others, as good as always: 128 bits, the same in every run and on every machine.
///
/// MurmurHash3 (x64, 128 bits, seed 0), which is in the public domain: https://github.com/aappleby/smhasher. It is fast and no defence against
/// whoever looks for two texts with one fingerprint.
public struct Fingerprint: Hashable, Sendable {
  public var first: UInt64
  public var second: UInt64

  /// One that was made before.
  public init(first: UInt64, second: UInt64) {
    self.first = first
    self.second = second
  }

  public init(of bytes: UnsafeRawBufferPointer) {
    var lanes = Lanes()
    let tail = bytes.count & ~15
    for place in stride(from: 0, to: tail, by: 16) {
      lanes.add(
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)),
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self)))
    }
    var rest: (UInt64, UInt64) = (0, 0)
    for (index, byte) in bytes[tail...].enumerated() {
      if index < 8 {
        rest.0 |= UInt64(byte) << (8 * index)
      } else {
        rest.1 |= UInt64(byte) << (8 * index - 64)
      }
    }
    self = lanes.fingerprint(rest, count: bytes.count)
  }

  public init(of bytes: [UInt8]) { self = bytes.withUnsafeBytes { Fingerprint(of: $0) } }
}

/// The two halves of a fingerprint in the making.
private struct Lanes {
  private static let multipliers: (UInt64, UInt64) = (0x87c3_7b91_1142_53d5, 0x4cf5_ad43_2745_937f)
  private var first: UInt64 = 0
  private var second: UInt64 = 0

  mutating func add(_ low: UInt64, _ high: UInt64) {
    first ^= Self.mixed(low)
    first = (Self.turned(first, 27) &+ second) &* 5 &+ 0x52dc_e729
    second ^= Self.mixed(high: high)
    second = (Self.turned(second, 31) &+ first) &* 5 &+ 0x3849_5ab5
  }

  /// The fingerprint, once the last bytes have come.
  func fingerprint(_ rest: (UInt64, UInt64), count: Int) -> Fingerprint {
    var first = first ^ Self.mixed(rest.0) ^ UInt64(count)
    var second = second ^ Self.mixed(high: rest.1) ^ UInt64(count)
    first &+= second
    second &+= first
    first = Self.spread(first)
    second = Self.spread(second)
    first &+= second
    second &+= first
    return Fingerprint(first: first, second: second)
  }

  private static func mixed(_ word: UInt64) -> UInt64 {
    turned(word &* multipliers.0, 31) &* multipliers.1
  }

  private static func mixed(high word: UInt64) -> UInt64 {
    turned(word &* multipliers.1, 33) &* multipliers.0
  }

  private static func turned(_ word: UInt64, _ bits: UInt64) -> UInt64 {
    word &<< bits | word &>> (64 &- bits)
  }

  private static func spread(_ word: UInt64) -> UInt64 {
    var word = word
    word = (word ^ word &>> 33) &* 0xff51_afd7_ed55_8ccd
    word = (word ^ word &>> 33) &* 0xc4ce_b9fe_1a85_ec53
    return word ^ word &>> 33
  }
}
