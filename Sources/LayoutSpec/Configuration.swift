/// The configuration of the whole layout, as in `UICollectionViewCompositionalLayoutConfiguration`.
package struct Configuration: Hashable, Sendable {
  package var scrollDirection: Axis
  /// Model: section-spacing measured. Between every two sections, empty ones included, points.
  package var interSectionSpacing: Double
  package var contentInsetsReference: ContentInsetsReference
  /// Layout-wide boundary items.
  package var boundaryItems: [BoundaryItem]

  package init(
    scrollDirection: Axis = .vertical, interSectionSpacing: Double = 0,
    contentInsetsReference: ContentInsetsReference = .automatic, boundaryItems: [BoundaryItem] = []
  ) {
    self.scrollDirection = scrollDirection
    self.interSectionSpacing = interSectionSpacing
    self.contentInsetsReference = contentInsetsReference
    self.boundaryItems = boundaryItems
  }
}
