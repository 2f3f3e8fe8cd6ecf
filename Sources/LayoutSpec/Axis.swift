/// One of the two directions of the plane.
public enum Axis: String, Sendable, CaseIterable {
  case horizontal
  case vertical

  /// The other direction.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }

  /// The name of a length along the axis, which is also its key.
  package var side: String { self == .horizontal ? "width" : "height" }

  /// The adjective for a length along the axis.
  package var adjective: String { self == .horizontal ? "wide" : "high" }
}
