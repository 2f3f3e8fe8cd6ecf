/// The texts of decimals that come again and again: the widths, heights and columns of a layout.
///
/// Direct-mapped by the bits of the number, of fixed size; a miss costs little more than formatting.
public final class DecimalCache {
  /// Key, 23 bytes of text, length.
  private static let slotSize = 32
  private static let slotBits = 6
  private static let longestText = 23

  private let slots: UnsafeMutableRawPointer
  private let precision: Int

  /// A cache of numbers with at most `precision` decimals, as `ByteSink.write(decimal:precision:)` writes them.
  public init(precision: Int) {
    self.precision = precision
    let size = Self.slotSize << Self.slotBits
    slots = .allocate(byteCount: size, alignment: 8)
    slots.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    // The bits of 0 are 0: its slot must not look filled with an empty text.
    slots.storeBytes(of: UInt64.max, as: UInt64.self)
  }

  deinit { slots.deallocate() }

  /// Writes a number to a sink.
  public func write(_ value: Double, to sink: ByteSink) {
    let key = value.bitPattern
    let index = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.slotBits))
    let slot = slots + index &* Self.slotSize
    let text = slot + 8
    if slot.load(as: UInt64.self) == key {
      sink.write(upTo: 24) { target in
        UnsafeMutableRawPointer(target).copyMemory(from: text, byteCount: 24)
        return Int(text.load(fromByteOffset: Self.longestText, as: UInt8.self))
      }
      return
    }
    sink.write(upTo: DecimalText.greatestLength) { target in
      let count = DecimalText.write(value, precision: precision, to: target)
      guard count <= Self.longestText else { return count }
      slot.storeBytes(of: key, as: UInt64.self)
      text.copyMemory(from: target, byteCount: Self.longestText)
      text.storeBytes(of: UInt8(count), toByteOffset: Self.longestText, as: UInt8.self)
      return count
    }
  }
}
