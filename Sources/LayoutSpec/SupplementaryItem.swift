/// A view that hangs on an item or a group, such as a badge, as in `NSCollectionLayoutSupplementaryItem`.
public struct SupplementaryItem: Hashable, Sendable {
  public var id: NodeID
  public var elementKind: String
  public var size: LayoutSize
  public var containerAnchor: Anchor
  /// The point of the supplementary item that is laid on the container's; its own offset is added.
  public var itemAnchor: Anchor
  public var contentInsets: Insets
  public var zIndex: Int

  public init(
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
