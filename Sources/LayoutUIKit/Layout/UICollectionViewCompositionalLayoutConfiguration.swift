import Foundation

/// What holds for all sections of a layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// `vertical` unless set.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Points between one section and the next; 0 unless set.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout; empty unless set.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// `automatic`, which is the safe area, unless set.
  @available(iOS 14, *)
  @available(macOS, unavailable)
  open var contentInsetsReference = UIContentInsetsReference.automatic

  public override init() { super.init() }

  /// A configuration with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { onMainActor(self) { $0.duplicate() } }

  func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
