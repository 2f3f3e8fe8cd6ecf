import Foundation

/// A row of a list.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = []
  /// 0 unless set.
  open var indentationLevel = 0
  /// Points a level; 10 unless set.
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  public let separatorLayoutGuide = UILayoutGuide()

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
