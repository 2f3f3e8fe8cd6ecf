/// A delegate, which only the code itself calls.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool
  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath)
  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath)
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool
  func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath)
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath)
  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  )
  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt path: IndexPath)
  func collectionView(
    _ view: UICollectionView, willDisplaySupplementaryView supplementary: UICollectionReusableView,
    forElementKind elementKind: String, at path: IndexPath)
  func collectionView(
    _ view: UICollectionView, didEndDisplayingSupplementaryView supplementary: UICollectionReusableView,
    forElementOfKind elementKind: String, at path: IndexPath)
  func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration?
  func collectionView(
    _ view: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
}

extension UICollectionViewDelegate {
  public func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool { true }
  public func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {}
  public func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {}
  public func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool { true }
  public func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool { true }
  public func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {}
  public func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {}
  public func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {}
  public func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {}
  public func collectionView(
    _ view: UICollectionView, willDisplaySupplementaryView supplementary: UICollectionReusableView,
    forElementKind elementKind: String, at path: IndexPath
  ) {}
  public func collectionView(
    _ view: UICollectionView, didEndDisplayingSupplementaryView supplementary: UICollectionReusableView,
    forElementOfKind elementKind: String, at path: IndexPath
  ) {}
  public func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  public func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  public func collectionView(
    _ view: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
}

@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
