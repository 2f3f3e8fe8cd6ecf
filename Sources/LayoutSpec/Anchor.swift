/// A point of a rectangle and an offset from it, as in `NSCollectionLayoutAnchor`.
package struct Anchor: Hashable, Sendable {
  /// How far the anchored view stands from the point.
  package enum Offset: Hashable, Sendable {
    /// Points.
    case absolute(Point)
    /// Fractions of the supplementary item's own width and height.
    case fractional(Point)
  }

  /// No edge on an axis, or both, is the centre.
  package var alignment: Alignment
  package var offset: Offset

  package init(alignment: Alignment, offset: Offset = .absolute(.zero)) {
    self.alignment = alignment
    self.offset = offset
  }
}
