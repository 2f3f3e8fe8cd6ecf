/// A header, a footer or another view at the edge of a section or of the layout, as in
/// `NSCollectionLayoutBoundarySupplementaryItem`.
public struct BoundaryItem: Hashable, Sendable {
  /// `UICollectionView.elementKindSectionHeader`.
  public static let headerKind = "UICollectionElementKindSectionHeader"
  /// `UICollectionView.elementKindSectionFooter`.
  public static let footerKind = "UICollectionElementKindSectionFooter"

  public var id: NodeID
  public var elementKind: String
  public var size: LayoutSize
  public var alignment: Alignment
  /// Points, added to the place that the alignment gives.
  public var absoluteOffset: Point
  /// Whether the section grows to hold the item, or the item lies over the content.
  public var extendsBoundary: Bool
  public var pinToVisibleBounds: Bool
  public var contentInsets: Insets
  public var zIndex: Int
  /// Laid out, not shown.
  public var isHidden: Bool
  /// For pictures only.
  public var title: String?
  /// What the item asks for on its estimated axes; elsewhere without effect.
  public var measured: MeasuredSize

  public init(
    id: NodeID, elementKind: String, size: LayoutSize, alignment: Alignment, absoluteOffset: Point = .zero,
    extendsBoundary: Bool = true, pinToVisibleBounds: Bool = false, contentInsets: Insets = .zero,
    zIndex: Int = 1, isHidden: Bool = false, title: String? = nil,
    measured: MeasuredSize = MeasuredSize()
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
