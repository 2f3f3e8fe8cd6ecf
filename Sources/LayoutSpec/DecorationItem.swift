/// A background behind a whole section, as in `NSCollectionLayoutDecorationItem.background(elementKind:)`.
public struct DecorationItem: Hashable, Sendable {
  public var id: NodeID
  public var elementKind: String
  public var contentInsets: Insets
  public var zIndex: Int

  public init(id: NodeID, elementKind: String, contentInsets: Insets = .zero, zIndex: Int = 0) {
    self.id = id
    self.elementKind = elementKind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}
