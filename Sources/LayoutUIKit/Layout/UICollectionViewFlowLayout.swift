import Foundation

/// A flow layout: code around compositional layouts names it. It is not recorded.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// 50 x 50 unless set.
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  /// 10 unless set.
  open var minimumLineSpacing: CGFloat = 10
  /// 10 unless set.
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
