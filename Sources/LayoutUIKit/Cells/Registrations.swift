extension UICollectionView {
  @available(iOS 14, *)
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler =
      @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    public init(handler: @escaping Handler) {}
    public init(cellNib: UINib, handler: @escaping Handler) {}
  }

  /// A registration of supplementary views, which registers their element kind.
  @available(iOS 14, *)
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView>
  {
    public typealias Handler =
      @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    public init(elementKind: String, handler: @escaping Handler) {
      MadeObjects.note(registeredKind: elementKind)
    }

    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      MadeObjects.note(registeredKind: elementKind)
    }
  }
}
