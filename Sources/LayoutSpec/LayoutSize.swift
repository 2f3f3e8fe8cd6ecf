/// A width and a height, as in `NSCollectionLayoutSize`.
package struct LayoutSize: Hashable, Sendable {
  package var width: Dimension
  package var height: Dimension

  package init(width: Dimension, height: Dimension) {
    self.width = width
    self.height = height
  }

  /// The whole container: the default size of an item.
  package static let full = LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))

  /// The side along an axis.
  package subscript(axis: Axis) -> Dimension {
    axis == .horizontal ? width : height
  }
}
