import LayoutSpec

/// A range along one axis, points; `end` is not in it.
package struct AxisRange: Sendable, Equatable {
  package var start: Double
  package var end: Double

  /// An empty range: its union with another range is that range.
  static let nothing = AxisRange(start: .infinity, end: -.infinity)

  /// How long the range is.
  var length: Double { end - start }

  /// The range at an offset from this one.
  func moved(by offset: Double) -> AxisRange { AxisRange(start: start + offset, end: end + offset) }

  /// True if the two have more than an edge in common.
  func meets(_ other: AxisRange) -> Bool { start < other.end && other.start < end }
}

extension AxisRange {
  /// A side of a rectangle.
  init(_ rect: Rect, along axis: Axis) {
    self.init(start: rect.origin[axis], end: rect.origin[axis] + rect.extent[axis])
  }

  /// True if the two have as much as an edge in common.
  func touches(_ other: AxisRange) -> Bool { start <= other.end && other.start <= end }

  /// Grows the range around another one.
  mutating func formUnion(_ other: AxisRange) {
    start = min(start, other.start)
    end = max(end, other.end)
  }
}
