/// An item of a group, and the base class of groups and other items.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, NSCopying {
  public let layoutSize: NSCollectionLayoutSize
  /// The insets inside the item's box, in points, which apply after the item is placed.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing around the item, which affects its placement.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  var attachedItems: [NSCollectionLayoutSupplementaryItem]
  /// The place in the code that made the item, if known.
  public let origin: LayoutOrigin?

  init(
    _ layoutSize: NSCollectionLayoutSize, _ attachedItems: [NSCollectionLayoutSupplementaryItem],
    _ origin: LayoutOrigin?
  ) {
    self.layoutSize = layoutSize
    self.attachedItems = attachedItems
    self.origin = origin
    super.init()
  }

  public convenience init(layoutSize: NSCollectionLayoutSize, file: String = #filePath, line: UInt = #line) {
    self.init(layoutSize, [], LayoutOrigin(file: file, line: line))
  }

  @_disfavoredOverload
  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize, [], nil) }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem],
    file: String = #filePath, line: UInt = #line
  ) {
    self.init(layoutSize, supplementaryItems, LayoutOrigin(file: file, line: line))
  }

  @_disfavoredOverload
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize, supplementaryItems, nil)
  }

  /// The attached supplementary items. Only those of a group can be set.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { onMainActor(self) { $0.duplicate() } }

  func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutItem(layoutSize, attachedItems, origin)
    copy.takeValues(of: self)
    return copy
  }

  func takeValues(of other: NSCollectionLayoutItem) {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
  }
}
