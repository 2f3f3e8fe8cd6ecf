/// A controller of a collection view, which is also its data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  private let initialLayout: UICollectionViewLayout
  private var loadedCollectionView: UICollectionView?
  open var clearsSelectionOnViewWillAppear = true
  open var useLayoutToLayoutNavigationTransitions = false
  open var installsStandardGestureForInteractiveMovement = true

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return loadedCollectionView
    }
    set {
      loadedCollectionView = newValue
      view = newValue
    }
  }

  public var collectionViewLayout: UICollectionViewLayout {
    loadedCollectionView?.collectionViewLayout ?? initialLayout
  }

  open override func loadView() {
    let made = UICollectionView(frame: RunEnvironment.now.bounds, collectionViewLayout: initialLayout)
    made.followsEnvironment = true
    made.dataSource = self
    made.delegate = self
    loadedCollectionView = made
    view = made
  }

  open func numberOfSections(in view: UICollectionView) -> Int { 1 }
  open func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  open func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  open func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  open func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
  open func collectionView(
    _ view: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  open func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool { true }
  open func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {}
  open func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {}
  open func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool { true }
  open func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool { true }
  open func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {}
  open func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {}
  open func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {}
  open func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {}
  open func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
