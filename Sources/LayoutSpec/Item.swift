/// One cell, as in `NSCollectionLayoutItem`.
public struct Item: Hashable, Sendable {
  public var id: NodeID
  public var size: LayoutSize
  /// Shrinks the slot, as the last step; ignored on an estimated axis.
  public var contentInsets: Insets
  /// Room around the slot.
  public var edgeSpacing: EdgeSpacing
  public var supplementaryItems: [SupplementaryItem]

  public init(
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
