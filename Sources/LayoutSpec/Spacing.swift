/// A gap in points, as in `NSCollectionLayoutSpacing`.
package enum Spacing: Hashable, Sendable {
  case fixed(Double)
  /// A minimum; flexible gaps of a row share its leftover equally.
  case flexible(Double)

  /// The fixed length, or the flexible minimum.
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

/// Space around an item's or a group's slot, as in `NSCollectionLayoutEdgeSpacing`. The default of an edge is fixed 0.
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

  package static let zero = EdgeSpacing()

  /// The spacing at an axis' start: leading or top.
  package func start(_ axis: Axis) -> Spacing { axis == .horizontal ? leading : top }

  /// The spacing at an axis' end: trailing or bottom.
  package func end(_ axis: Axis) -> Spacing { axis == .horizontal ? trailing : bottom }

  /// The sum of the fixed or minimum spacing at both ends of an axis, points.
  package func least(_ axis: Axis) -> Double { start(axis).minimum + end(axis).minimum }
}
