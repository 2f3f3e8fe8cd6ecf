/// A cache of the texts of decimals that repeat, such as the widths in a grid. It is a direct-mapped table of
/// fixed size.
public final class DecimalCache {
  /// The size of a slot, in bytes: key, text, length of the text, key of the last number that was not cached.
  @inlinable static var slotSize: Int { 64 }
  @inlinable static var longestText: Int { 40 }
  @inlinable static var lengthOffset: Int { 48 }
  private static let lastOffset = 56
  @inlinable static var slotBits: Int { 5 }

  @usableFromInline let slots: UnsafeMutableRawPointer
  private let prefix: StaticString
  private let precision: Int

  /// Creates a cache of numbers with at most `precision` decimals, as `ByteSink.write(decimal:precision:)`
  /// writes them, each after `prefix`.
  public init(prefix: StaticString = "", precision: Int) {
    self.prefix = prefix
    self.precision = precision
    let size = Self.slotSize << Self.slotBits
    slots = .allocate(byteCount: size, alignment: Self.slotSize)
    slots.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    // The bits of the number 0 are 0, so its slot needs another key to look empty.
    slots.storeBytes(of: UInt64.max, as: UInt64.self)
  }

  deinit { slots.deallocate() }

  @inlinable @inline(__always)
  public func write(_ value: Double, to sink: ByteSink) {
    let key = value.bitPattern
    let index = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.slotBits))
    let slot = slots + index &* Self.slotSize
    if slot.load(as: UInt64.self) == key {
      // Copying a fixed length takes only a few moves.
      UnsafeMutableRawPointer(sink.reserve(Self.longestText))
        .copyMemory(from: slot + 8, byteCount: Self.longestText)
      sink.advance(Int(slot.load(fromByteOffset: Self.lengthOffset, as: UInt8.self)))
    } else {
      fill(slot, with: value, to: sink)
    }
  }

  @usableFromInline
  func fill(_ slot: UnsafeMutableRawPointer, with value: Double, to sink: ByteSink) {
    sink.write(prefix)
    let target = sink.reserve(DecimalText.greatestLength)
    let count = DecimalText.write(value, precision: precision, to: target)
    sink.advance(count)
    // A number is cached when it comes the second time, because most numbers in a list occur once.
    let length = prefix.utf8CodeUnitCount + count
    guard length <= Self.longestText, isSecondComing(of: value.bitPattern, in: slot) else { return }
    slot.storeBytes(of: value.bitPattern, as: UInt64.self)
    (slot + 8).copyMemory(from: prefix.utf8Start, byteCount: prefix.utf8CodeUnitCount)
    (slot + 8 + prefix.utf8CodeUnitCount).copyMemory(from: target, byteCount: count)
    slot.storeBytes(of: UInt8(length), toByteOffset: Self.lengthOffset, as: UInt8.self)
  }

  private func isSecondComing(of key: UInt64, in slot: UnsafeMutableRawPointer) -> Bool {
    let last = slot.load(fromByteOffset: Self.lastOffset, as: UInt64.self)
    slot.storeBytes(of: key, toByteOffset: Self.lastOffset, as: UInt64.self)
    return last == key
  }
}
