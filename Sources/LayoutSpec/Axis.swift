/// One of the two directions of the plane.
public enum Axis: String, Sendable, CaseIterable {
  case horizontal
  case vertical

  /// The other direction.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
