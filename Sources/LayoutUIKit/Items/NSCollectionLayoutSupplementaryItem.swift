/// A view attached to an item or a group, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// The anchor in the item or group.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The anchor in the supplementary item; `nil` to use `containerAnchor`.
  public let itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 1

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?, _ origin: LayoutOrigin?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize, [], origin)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    file: String = #filePath, line: UInt = #line
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil, LayoutOrigin(file: file, line: line))
  }

  @_disfavoredOverload
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil, nil)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor, file: String = #filePath, line: UInt = #line
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor, LayoutOrigin(file: file, line: line))
  }

  @_disfavoredOverload
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor, nil)
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutSupplementaryItem(
      layoutSize, elementKind, containerAnchor, itemAnchor, origin)
    copy.takeValues(of: self)
    return copy
  }

  override func takeValues(of other: NSCollectionLayoutItem) {
    super.takeValues(of: other)
    if let other = other as? NSCollectionLayoutSupplementaryItem { zIndex = other.zIndex }
  }
}
