import LayoutSpec

/// The frame and appearance of a view, as in `UICollectionViewLayoutAttributes`.
package struct ViewAttributes: Equatable, Sendable {
  /// The frame in the content's coordinates.
  package var frame: Rect
  package var zIndex: Int
  package var isHidden: Bool
  package var isPinned: Bool
  /// The opacity that the section's rules for visible items set.
  package var alpha: Double
  /// The numbers of the transform; empty for the identity.
  package var transform: [Double]
  /// The title of a header or footer, where it is compared.
  package var title: String?

  /// The identity transforms in two and three dimensions.
  private static let identities: Set<[Double]> = [
    [1, 0, 0, 1, 0, 0], [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
  ]

  package init(
    frame: Rect, zIndex: Int, isHidden: Bool, isPinned: Bool, alpha: Double = 1, transform: [Double] = [],
    title: String? = nil
  ) {
    self.frame = frame
    self.zIndex = zIndex
    self.isHidden = isHidden
    self.isPinned = isPinned
    self.alpha = alpha
    self.transform = transform.isEmpty || Self.identities.contains(transform) ? [] : transform
    self.title = title
  }
}

/// Identifies a view of a layout.
package struct ViewKey: Hashable, Sendable {
  /// One of `categories`.
  package let category: String
  package let kind: String
  /// The section's id, or `section` and its index; empty for layout-wide items.
  package let section: String
  /// The item's id or index.
  package let item: String

  static let categories = ["cell", "supplementary", "decoration"]
}
