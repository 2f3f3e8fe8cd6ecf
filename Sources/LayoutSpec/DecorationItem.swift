/// A background behind a whole section, as in `NSCollectionLayoutDecorationItem.background(elementKind:)`.
package struct DecorationItem: Hashable, Sendable {
  package var id: NodeID
  package var elementKind: String
  package var contentInsets: Insets
  package var zIndex: Int

  package init(id: NodeID, elementKind: String, contentInsets: Insets = .zero, zIndex: Int = 0) {
    self.id = id
    self.elementKind = elementKind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}
