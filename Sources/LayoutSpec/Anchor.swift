/// A point of a rectangle and an offset from it, as in `NSCollectionLayoutAnchor`.
package struct Anchor: Hashable, Sendable {
  /// The distance of the anchored view from the point.
  package enum Offset: Hashable, Sendable {
    /// Points.
    case absolute(Point)
    /// Fractions of the supplementary item's own width and height.
    case fractional(Point)
  }

  /// On an axis for which it names no edge, the point is at the centre.
  package var alignment: Alignment
  package var offset: Offset

  package init(alignment: Alignment, offset: Offset = .absolute(.zero)) {
    self.alignment = alignment
    self.offset = offset
  }
}
