import LayoutSpec

/// Where a view stands and how it shows, as `UICollectionViewLayoutAttributes` say it.
package struct ViewAttributes: Equatable, Sendable {
  /// Points in the content's coordinates.
  package var frame: Rect
  package var zIndex: Int
  package var isHidden: Bool
  package var isPinned: Bool

  package init(frame: Rect, zIndex: Int, isHidden: Bool, isPinned: Bool) {
    self.frame = frame
    self.zIndex = zIndex
    self.isHidden = isHidden
    self.isPinned = isPinned
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
