/// A view that is anchored to an item or a group, such as a badge, as in `NSCollectionLayoutSupplementaryItem`.
package struct SupplementaryItem: Hashable, Sendable {
  package var id: NodeID
  package var elementKind: String
  package var size: LayoutSize
  package var containerAnchor: Anchor
  /// The point of the supplementary item that is placed on the container's anchor; its own offset is added.
  package var itemAnchor: Anchor
  package var contentInsets: Insets
  package var zIndex: Int

  package init(
    id: NodeID, elementKind: String, size: LayoutSize, containerAnchor: Anchor, itemAnchor: Anchor? = nil,
    contentInsets: Insets = .zero, zIndex: Int = 1
  ) {
    self.id = id
    self.elementKind = elementKind
    self.size = size
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor ?? Anchor(alignment: containerAnchor.alignment)
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}
