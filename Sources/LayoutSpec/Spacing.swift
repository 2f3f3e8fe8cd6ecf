/// A gap in points, as in `NSCollectionLayoutSpacing`.
public enum Spacing: Hashable, Sendable {
  case fixed(Double)
  /// At least so much; what a row has left over is shared out equally among its flexible gaps.
  case flexible(Double)

  /// The fixed length or the flexible minimum.
  public var minimum: Double {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }

  public var isFlexible: Bool {
    switch self {
    case .fixed: false
    case .flexible: true
    }
  }
}

/// Room around an item's or a group's slot, as in `NSCollectionLayoutEdgeSpacing`. An edge without spacing has a fixed 0.
public struct EdgeSpacing: Hashable, Sendable {
  public var leading: Spacing
  public var top: Spacing
  public var trailing: Spacing
  public var bottom: Spacing

  public init(
    leading: Spacing = .fixed(0), top: Spacing = .fixed(0), trailing: Spacing = .fixed(0),
    bottom: Spacing = .fixed(0)
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// No spacing on any edge.
  public static let zero = EdgeSpacing()

  /// The spacing where an axis begins: leading or top.
  public func start(_ axis: Axis) -> Spacing { axis == .horizontal ? leading : top }

  /// The spacing where an axis ends: trailing or bottom.
  public func end(_ axis: Axis) -> Spacing { axis == .horizontal ? trailing : bottom }
}
