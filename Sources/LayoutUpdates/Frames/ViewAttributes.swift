import LayoutSpec

/// Where a view stands and how it shows, as `UICollectionViewLayoutAttributes` say it.
package struct ViewAttributes: Equatable, Sendable {
  /// Points in the content's coordinates.
  package var frame: Rect
  package var zIndex: Int
  package var isHidden: Bool
  package var isPinned: Bool
  /// Set by the section's rules for what is in sight.
  package var alpha: Double
  /// The numbers of the transform, as layouts write them; empty where there is none.
  package var transform: [Double]

  /// What changes nothing, in the plane and with depth.
  private static let identities: Set<[Double]> = [
    [1, 0, 0, 1, 0, 0], [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
  ]

  package init(
    frame: Rect, zIndex: Int, isHidden: Bool, isPinned: Bool, alpha: Double = 1, transform: [Double] = []
  ) {
    self.frame = frame
    self.zIndex = zIndex
    self.isHidden = isHidden
    self.isPinned = isPinned
    self.alpha = alpha
    self.transform = Self.identities.contains(transform) ? [] : transform
  }
}

/// What tells a view from the others of its layout.
package struct ViewKey: Hashable, Sendable {
  /// `cell`, `supplementary` or `decoration`.
  package let category: String
  package let kind: String
  /// The section's id, else `section` and its index; empty for layout-wide items.
  package let section: String
  /// The item's id, else its index.
  package let item: String

  package init(category: String, kind: String, section: String, item: String) {
    self.category = category
    self.kind = kind
    self.section = section
    self.item = item
  }
}
