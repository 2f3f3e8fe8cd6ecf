/// What holds for the whole layout, as in `UICollectionViewCompositionalLayoutConfiguration`.
public struct Configuration: Hashable, Sendable {
  public var scrollDirection: Axis
  /// Model: section-spacing measured. Between every two sections, empty ones included, points.
  public var interSectionSpacing: Double
  public var contentInsetsReference: ContentInsetsReference
  /// Layout-wide boundary items.
  public var boundaryItems: [BoundaryItem]

  public init(
    scrollDirection: Axis = .vertical, interSectionSpacing: Double = 0,
    contentInsetsReference: ContentInsetsReference = .automatic, boundaryItems: [BoundaryItem] = []
  ) {
    self.scrollDirection = scrollDirection
    self.interSectionSpacing = interSectionSpacing
    self.contentInsetsReference = contentInsetsReference
    self.boundaryItems = boundaryItems
  }
}
