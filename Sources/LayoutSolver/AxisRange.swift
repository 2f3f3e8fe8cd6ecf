/// A range along one axis, points; `end` is not in it.
struct AxisRange: Sendable, Equatable {
  var start: Double
  var end: Double

  /// How long the range is.
  var length: Double { end - start }

  /// Whether the two have more than an edge in common.
  func meets(_ other: AxisRange) -> Bool { start < other.end && other.start < end }
}
