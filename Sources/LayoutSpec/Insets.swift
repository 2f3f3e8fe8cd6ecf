/// Directional insets in points, as in `NSDirectionalEdgeInsets`. Negative ones are legal.
package struct Insets: Hashable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package static let zero = Insets()

  /// The inset at an axis' start: leading or top.
  package func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }

  /// The inset at an axis' end: trailing or bottom.
  package func end(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }

  /// The sum of both insets of an axis.
  package func total(_ axis: Axis) -> Double { start(axis) + end(axis) }

  /// The insets along an axis, the others zero.
  package func only(_ axis: Axis) -> Insets {
    axis == .horizontal
      ? Insets(leading: leading, trailing: trailing) : Insets(top: top, bottom: bottom)
  }

  package static func + (left: Insets, right: Insets) -> Insets {
    Insets(
      top: left.top + right.top, leading: left.leading + right.leading,
      bottom: left.bottom + right.bottom, trailing: left.trailing + right.trailing)
  }
}
