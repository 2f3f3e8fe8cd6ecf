/// One section, as in `NSCollectionLayoutSection`.
package struct Section: Hashable, Sendable {
  package var id: NodeID
  /// The section's name in the output: its id, or else its index.
  package var name: String
  /// True if the spec gives the name.
  package var isNamed: Bool
  /// For pictures only.
  package var title: String?
  package var items: ItemList
  /// The outermost group, which repeats until the cells are used up; empty with an arrangement.
  package var group: Group
  /// Set for a waterfall or a flow.
  package var arrangement: CellArrangement?
  package var contentInsets: Insets
  /// Set for a list: its own insets, which `contentInsets` may override.
  package var listInsets: ListInsets?
  /// Set for an inset grouped list without gaps between rows: the first row in its rounded group. For pictures only.
  package var firstGroupedRow: Int?
  /// Set for a list with separators and without gaps between rows: the first row with a separator below; the last row has none. For
  /// pictures only.
  package var firstSeparatedRow: Int?
  /// What the spec says of a grid or waterfall. For explanations only.
  package var writtenGrid: WrittenGrid?
  package var contentInsetsReference: ContentInsetsReference
  /// Between two groups along the scroll axis, points; may be negative.
  package var interGroupSpacing: Double
  /// Set if the section scrolls orthogonally.
  package var orthogonalScrolling: OrthogonalScrolling?
  /// True if boundary items stay within the section's insets across the scroll axis.
  package var supplementariesFollowContentInsets: Bool
  /// The reference that boundary items follow; `automatic` is the section's.
  package var supplementaryContentInsetsReference: ContentInsetsReference
  package var boundaryItems: [BoundaryItem]
  package var decorationItems: [DecorationItem]
  /// The zIndex of cells, unless a custom frame sets another. UIKit sets it in lists only.
  package var cellZIndex: Int
  /// The rules for visible elements, in order: UIKit's `visibleItemsInvalidationHandler`.
  package var visibleItems: [VisibleItemRule]

  package init(
    id: NodeID, name: String, isNamed: Bool = false, title: String? = nil, items: ItemList, group: Group,
    arrangement: CellArrangement? = nil,
    contentInsets: Insets = .zero, listInsets: ListInsets? = nil,
    contentInsetsReference: ContentInsetsReference = .automatic,
    interGroupSpacing: Double = 0, orthogonalScrolling: OrthogonalScrolling? = nil,
    supplementariesFollowContentInsets: Bool = true,
    supplementaryContentInsetsReference: ContentInsetsReference = .automatic,
    boundaryItems: [BoundaryItem] = [], decorationItems: [DecorationItem] = [],
    cellZIndex: Int = 0, visibleItems: [VisibleItemRule] = []
  ) {
    self.id = id
    self.name = name
    self.isNamed = isNamed
    self.title = title
    self.items = items
    self.group = group
    self.arrangement = arrangement
    self.contentInsets = contentInsets
    self.listInsets = listInsets
    self.contentInsetsReference = contentInsetsReference
    self.interGroupSpacing = interGroupSpacing
    self.orthogonalScrolling = orthogonalScrolling
    self.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    self.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    self.boundaryItems = boundaryItems
    self.decorationItems = decorationItems
    self.cellZIndex = cellZIndex
    self.visibleItems = visibleItems
  }
}
