/// A boundary supplementary item: a header, footer or other view at the boundary of a section or the layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  public let offset: CGPoint
  /// True if the item makes its section larger; otherwise it lies over the content.
  open var extendsBoundary = true
  /// True if the item stays visible while any part of its section is visible.
  open var pinToVisibleBounds = false

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ alignment: NSRectAlignment,
    _ offset: CGPoint, _ origin: LayoutOrigin?
  ) {
    self.alignment = alignment
    self.offset = offset
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil, origin)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    file: String = #filePath, line: UInt = #line
  ) {
    self.init(layoutSize, elementKind, alignment, .zero, LayoutOrigin(file: file, line: line))
  }

  @_disfavoredOverload
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(layoutSize, elementKind, alignment, .zero, nil)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint, file: String = #filePath, line: UInt = #line
  ) {
    self.init(layoutSize, elementKind, alignment, absoluteOffset, LayoutOrigin(file: file, line: line))
  }

  @_disfavoredOverload
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(layoutSize, elementKind, alignment, absoluteOffset, nil)
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(layoutSize, elementKind, alignment, offset, origin)
    copy.takeValues(of: self)
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }
}
