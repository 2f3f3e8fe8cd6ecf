/// A width and a height, as in `NSCollectionLayoutSize`.
public struct LayoutSize: Hashable, Sendable {
  public var width: Dimension
  public var height: Dimension

  public init(width: Dimension, height: Dimension) {
    self.width = width
    self.height = height
  }

  /// The whole container: what an item has that gives no size.
  public static let full = LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))

  /// The side along an axis.
  public subscript(axis: Axis) -> Dimension {
    axis == .horizontal ? width : height
  }
}
