/// One section, as in `NSCollectionLayoutSection`.
public struct Section: Hashable, Sendable {
  public var id: NodeID
  /// The section's name in the output: its id, or else its index as text.
  public var name: String
  /// Whether `name` was given in the spec.
  public var isNamed: Bool
  /// For pictures only.
  public var title: String?
  public var items: ItemList
  /// What repeats until the cells are used up; empty where they make no groups.
  public var group: Group
  /// Set where the cells make no groups.
  public var arrangement: CellArrangement?
  public var contentInsets: Insets
  /// Set where a list made the section: the insets that it gives by itself, points; `contentInsets` may have others.
  public var listInsets: Insets?
  public var contentInsetsReference: ContentInsetsReference
  /// Between two groups along the scroll axis, points; may be negative.
  public var interGroupSpacing: Double
  /// Set where the groups stand in a row that scrolls across the layout.
  public var orthogonalScrolling: OrthogonalScrolling?
  /// Whether boundary items are laid out within the section's insets across the scroll axis.
  public var supplementariesFollowContentInsets: Bool
  /// The reference that boundary items follow; `automatic` is the section's own.
  public var supplementaryContentInsetsReference: ContentInsetsReference
  public var boundaryItems: [BoundaryItem]
  public var decorationItems: [DecorationItem]
  /// The zIndex of cells that are given none by a custom group. UIKit sets it in lists only.
  public var cellZIndex: Int

  public init(
    id: NodeID, name: String, isNamed: Bool = false, title: String? = nil, items: ItemList, group: Group,
    arrangement: CellArrangement? = nil,
    contentInsets: Insets = .zero, listInsets: Insets? = nil,
    contentInsetsReference: ContentInsetsReference = .automatic,
    interGroupSpacing: Double = 0, orthogonalScrolling: OrthogonalScrolling? = nil,
    supplementariesFollowContentInsets: Bool = true,
    supplementaryContentInsetsReference: ContentInsetsReference = .automatic,
    boundaryItems: [BoundaryItem] = [], decorationItems: [DecorationItem] = [],
    cellZIndex: Int = 0
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
  }
}
