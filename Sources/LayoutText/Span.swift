/// A half-open range of byte offsets. Offsets have 32 bits, because every node of a document has two spans.
package struct Span: Hashable, Sendable {
  package var start: UInt32
  package var end: UInt32

  @inlinable package init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  /// Clamps offsets to 32 bits.
  @inlinable package init(_ start: Int, _ end: Int) {
    self.start = UInt32(clamping: start)
    self.end = UInt32(clamping: max(start, end))
  }

  @inlinable package var length: Int { Int(end) - Int(start) }

  /// Returns a part of the span, given its offset in the span and its length.
  @inlinable package func part(_ offset: Int, _ length: Int) -> Span {
    Span(Int(start) + offset, Int(start) + offset + length)
  }

  package var droppingLast: Span { Span(start: start, end: max(start, end &- 1)) }

  @inlinable package func moved(by offset: UInt32) -> Span {
    Span(start: start &+ offset, end: end &+ offset)
  }

  /// Returns the smallest span that covers both.
  package func union(_ other: Span) -> Span {
    Span(start: min(start, other.start), end: max(end, other.end))
  }
}
