import LayoutSpec

/// One view of the layout with its finished frame, as `UICollectionViewLayoutAttributes` would give it.
public struct Element: Sendable, Equatable {
  public enum Category: String, Sendable {
    case cell
    case supplementary
    case decoration
  }

  package var category: Category
  /// The index of the element kind in `Solution.elementKinds`; 0, the empty kind, for cells.
  package var kind: Int
  /// The section's index; nil for layout-wide items.
  package var section: Int?
  /// Cells: the item's index. Boundary and layout-wide items: 0. Decorations: the index in the section's list. Supplementary items of
  /// items and groups: counted from 0 for each kind in each section.
  package var item: Int
  /// Points in the content's coordinates, origin top left, on device pixels.
  package var frame: Rect
  package var zIndex: Int
  /// The node of the spec that made it.
  package var node: NodeID
  /// Laid out, not shown.
  package var isHidden: Bool
  /// A pinnable item whose section is in the visible range.
  package var isPinned: Bool

  package init(
    category: Category, kind: Int, section: Int?, item: Int, frame: Rect, zIndex: Int, node: NodeID,
    isHidden: Bool = false, isPinned: Bool = false
  ) {
    self.category = category
    self.kind = kind
    self.section = section
    self.item = item
    self.frame = frame
    self.zIndex = zIndex
    self.node = node
    self.isHidden = isHidden
    self.isPinned = isPinned
  }
}

/// A box that explains a layout but is no view: drawn by pictures on request.
package struct ExplanatoryBox: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    /// A group's outer box.
    case group
    /// What contentInsets leave of a section, a group or an item's slot.
    case insets
  }

  package var kind: Kind
  /// Points in the content's coordinates, on device pixels.
  package var frame: Rect
  package var node: NodeID

  package init(kind: Kind, frame: Rect, node: NodeID) {
    self.kind = kind
    self.frame = frame
    self.node = node
  }
}
