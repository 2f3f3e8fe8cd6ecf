import LayoutSpec

/// A half-open range along one axis, points.
package struct AxisRange: Sendable, Equatable {
  package var start: Double
  package var end: Double

  /// An empty range; its union with another range is that range.
  static let nothing = AxisRange(start: .infinity, end: -.infinity)

  var length: Double { end - start }

  func moved(by offset: Double) -> AxisRange { AxisRange(start: start + offset, end: end + offset) }

  /// True if the two overlap by more than an edge.
  func meets(_ other: AxisRange) -> Bool { start < other.end && other.start < end }
}

extension AxisRange {
  /// The range that a rectangle covers.
  init(_ rect: Rect, along axis: Axis) {
    self.init(start: rect.origin[axis], end: rect.origin[axis] + rect.extent[axis])
  }

  /// True if the two overlap, or share at least an edge.
  func touches(_ other: AxisRange) -> Bool { start <= other.end && other.start <= end }

  /// Grows the range to cover another one.
  mutating func formUnion(_ other: AxisRange) {
    start = min(start, other.start)
    end = max(end, other.end)
  }
}
