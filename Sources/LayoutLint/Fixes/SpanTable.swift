import LayoutText

/// Values by the span of the text at which they stand, found by a hash that is cheaper than the standard one.
struct SpanTable<Value> {
  private var places: [(span: Span, value: Value)] = []
  /// Open addressing, at most half full: 0 for a free slot, else an index of `places` plus 1.
  private var slots: [UInt32]
  /// How many bits of a hash are not looked at.
  private var shift: UInt64

  /// A table for about so many places.
  init(capacity: Int) {
    let bits = UInt64(64 - max(1, 2 * capacity).leadingZeroBitCount)
    slots = Array(repeating: 0, count: 1 << bits)
    shift = 64 - bits
    places.reserveCapacity(capacity)
  }

  /// What stands at a place; nil where nothing was put.
  subscript(span: Span) -> Value? {
    let slot = slots[slot(of: span)]
    return slot == 0 ? nil : places[Int(slot) - 1].value
  }

  /// Puts a value at a place, in the stead of what is there.
  mutating func put(_ value: Value, at span: Span) {
    if 2 * (places.count + 1) > slots.count { grow() }
    let slot = slot(of: span)
    if slots[slot] > 0 {
      places[Int(slots[slot]) - 1].value = value
    } else {
      places.append((span, value))
      slots[slot] = UInt32(clamping: places.count)
    }
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: 2 * slots.count)
    shift -= 1
    for (index, place) in places.enumerated() { slots[slot(of: place.span)] = UInt32(clamping: index + 1) }
  }

  /// Where a place is, or would be put.
  private func slot(of span: Span) -> Int {
    let hash = (UInt64(span.start) << 32 | UInt64(span.end)) &* factor
    var slot = Int(hash >> shift)
    while slots[slot] > 0, places[Int(slots[slot]) - 1].span != span { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}

/// Drawn anew for each run, so that no text can be made for its places to meet.
private let factor = UInt64.random(in: 0...UInt64.max) | 1
