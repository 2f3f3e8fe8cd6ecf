/// A half-open range of byte offsets in one source file.
///
/// Offsets are 32-bit: the input limit is far below 4 GiB, and every node of a document carries two spans.
package struct Span: Hashable, Sendable {
  /// The offset of the first byte.
  package var start: UInt32
  /// The offset just past the last byte.
  package var end: UInt32

  /// A span over `start ..< end`.
  @inlinable package init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  /// A span over `start ..< end`; offsets beyond 32 bits are clamped, as no accepted input has them.
  @inlinable package init(_ start: Int, _ end: Int) {
    self.start = UInt32(clamping: start)
    self.end = UInt32(clamping: max(start, end))
  }

  /// The number of bytes covered.
  @inlinable package var length: Int { Int(end) - Int(start) }

  /// The part of this span that begins `offset` bytes in and is `length` bytes long.
  @inlinable package func part(_ offset: Int, _ length: Int) -> Span {
    Span(Int(start) + offset, Int(start) + offset + length)
  }

  /// The span without its last byte.
  package var droppingLast: Span { Span(start: start, end: max(start, end &- 1)) }

  /// The span so many bytes further on.
  @inlinable package func moved(by offset: UInt32) -> Span {
    Span(start: start &+ offset, end: end &+ offset)
  }

  /// The smallest span that covers both.
  package func union(_ other: Span) -> Span {
    Span(start: min(start, other.start), end: max(end, other.end))
  }
}
