/// A gap in points, as in `NSCollectionLayoutSpacing`.
package enum Spacing: Hashable, Sendable {
  case fixed(Double)
  /// At least so much; what a row has left over is shared out equally among its flexible gaps.
  case flexible(Double)

  /// The fixed length or the flexible minimum.
  package var minimum: Double {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }

  package var isFlexible: Bool {
    switch self {
    case .fixed: false
    case .flexible: true
    }
  }
}

/// Room around an item's or a group's slot, as in `NSCollectionLayoutEdgeSpacing`. An edge without spacing has a fixed 0.
package struct EdgeSpacing: Hashable, Sendable {
  package var leading: Spacing
  package var top: Spacing
  package var trailing: Spacing
  package var bottom: Spacing

  package init(
    leading: Spacing = .fixed(0), top: Spacing = .fixed(0), trailing: Spacing = .fixed(0),
    bottom: Spacing = .fixed(0)
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// No spacing on any edge.
  package static let zero = EdgeSpacing()

  /// The spacing where an axis begins: leading or top.
  package func start(_ axis: Axis) -> Spacing { axis == .horizontal ? leading : top }

  /// The spacing where an axis ends: trailing or bottom.
  package func end(_ axis: Axis) -> Spacing { axis == .horizontal ? trailing : bottom }

  /// The least spacing at both ends of an axis together, points.
  package func least(_ axis: Axis) -> Double { start(axis).minimum + end(axis).minimum }
}
