/// A header, a footer or another view at the edge of a section or of the layout, as in
/// `NSCollectionLayoutBoundarySupplementaryItem`.
package struct BoundaryItem: Hashable, Sendable {
  /// `UICollectionView.elementKindSectionHeader`.
  package static let headerKind = "UICollectionElementKindSectionHeader"
  /// `UICollectionView.elementKindSectionFooter`.
  package static let footerKind = "UICollectionElementKindSectionFooter"

  package var id: NodeID
  package var elementKind: String
  package var size: LayoutSize
  package var alignment: Alignment
  /// Points, added to the place that the alignment gives.
  package var absoluteOffset: Point
  /// True if the section grows to contain the item; false if the item overlaps the content.
  package var extendsBoundary: Bool
  package var pinToVisibleBounds: Bool
  package var contentInsets: Insets
  package var zIndex: Int
  /// True if the item is laid out but not shown.
  package var isHidden: Bool
  /// What pictures show, and expressions measure.
  package var title: String?
  /// The item's size on its estimated axes; ignored on others.
  package var measured: MeasuredSizes

  package init(
    id: NodeID, elementKind: String, size: LayoutSize, alignment: Alignment, absoluteOffset: Point = .zero,
    extendsBoundary: Bool = true, pinToVisibleBounds: Bool = false, contentInsets: Insets = .zero,
    zIndex: Int = 1, isHidden: Bool = false, title: String? = nil,
    measured: MeasuredSizes = .none
  ) {
    self.id = id
    self.elementKind = elementKind
    self.size = size
    self.alignment = alignment
    self.absoluteOffset = absoluteOffset
    self.extendsBoundary = extendsBoundary
    self.pinToVisibleBounds = pinToVisibleBounds
    self.contentInsets = contentInsets
    self.zIndex = zIndex
    self.isHidden = isHidden
    self.title = title
    self.measured = measured
  }
}

extension BoundaryItem {
  /// The length that the item asks for along an axis, points, if any.
  /// - Parameter width: the item's own width, without its contentInsets, points.
  package func measuredLength(along axis: Axis, width: Double) -> Double? {
    guard case .ofWidth(let program) = measured[axis] else { return measured[axis].length(at: 0) }
    return program.length(at: 0, width: width, text: text)
  }

  /// A text that an expression measures; empty if the item does not have it.
  package func text(_ source: CellText) -> String {
    source.literal ?? (source == .field(CellText.title) ? title ?? "" : "")
  }
}
