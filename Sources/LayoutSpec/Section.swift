/// One section, as in `NSCollectionLayoutSection`.
package struct Section: Hashable, Sendable {
  package var id: NodeID
  /// The section's name in the output: its id, or else its index as text.
  package var name: String
  /// Whether `name` was given in the spec.
  package var isNamed: Bool
  /// For pictures only.
  package var title: String?
  package var items: ItemList
  /// What repeats until the cells are used up; empty where they make no groups.
  package var group: Group
  /// Set where the cells make no groups.
  package var arrangement: CellArrangement?
  package var contentInsets: Insets
  /// Set where a list made the section: the insets that it gives by itself; `contentInsets` may have others.
  package var listInsets: ListInsets?
  /// Set where an inset grouped list made the section and no gaps part its rows: the first of those that stand in its rounded group. For
  /// pictures only.
  package var firstGroupedRow: Int?
  /// Set where a list shows separators and no gaps part its rows: the first of those that have one below, but for the last row. For pictures
  /// only.
  package var firstSeparatedRow: Int?
  package var contentInsetsReference: ContentInsetsReference
  /// Between two groups along the scroll axis, points; may be negative.
  package var interGroupSpacing: Double
  /// Set where the groups stand in a row that scrolls across the layout.
  package var orthogonalScrolling: OrthogonalScrolling?
  /// Whether boundary items are laid out within the section's insets across the scroll axis.
  package var supplementariesFollowContentInsets: Bool
  /// The reference that boundary items follow; `automatic` is the section's own.
  package var supplementaryContentInsetsReference: ContentInsetsReference
  package var boundaryItems: [BoundaryItem]
  package var decorationItems: [DecorationItem]
  /// The zIndex of cells that are given none by a custom group. UIKit sets it in lists only.
  package var cellZIndex: Int
  /// What happens to elements in sight, in order: UIKit's `visibleItemsInvalidationHandler`.
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
