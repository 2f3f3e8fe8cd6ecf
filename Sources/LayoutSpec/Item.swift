/// One cell, as in `NSCollectionLayoutItem`.
package struct Item: Hashable, Sendable {
  package var id: NodeID
  package var size: LayoutSize
  /// Subtracted from the slot last, after it is sized and placed; ignored on an estimated axis.
  package var contentInsets: Insets
  /// Space around the slot.
  package var edgeSpacing: EdgeSpacing
  package var supplementaryItems: [SupplementaryItem]

  package init(
    id: NodeID, size: LayoutSize = .full, contentInsets: Insets = .zero, edgeSpacing: EdgeSpacing = .zero,
    supplementaryItems: [SupplementaryItem] = []
  ) {
    self.id = id
    self.size = size
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
  }
}
