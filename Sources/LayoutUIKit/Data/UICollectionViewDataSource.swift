/// A data source. The recorder asks it for the numbers of sections and items.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  func numberOfSections(in view: UICollectionView) -> Int
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView
  func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool
  func collectionView(
    _ view: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  func indexTitles(for view: UICollectionView) -> [String]?
}

extension UICollectionViewDataSource {
  public func numberOfSections(in view: UICollectionView) -> Int { 1 }
  public func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  public func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { false }
  public func collectionView(
    _ view: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  public func indexTitles(for view: UICollectionView) -> [String]? { nil }
}

@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath])
  func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {}
}
