import LayoutSpec

/// One view of the layout with its finished frame, as `UICollectionViewLayoutAttributes` would give it.
public struct Element: Sendable, Equatable {
  public enum Category: String, Sendable {
    case cell
    case supplementary
    case decoration
  }

  /// Points in the content's coordinates, origin top left, on device pixels.
  package var frame: Rect
  /// Cells: the item's index. Boundary and layout-wide items: 0. Decorations: the index in the section's list. Supplementary items of
  /// items and groups: counted from 0 for each kind in each section.
  package var item: Int
  package var zIndex: Int
  /// The node of the spec that made it.
  package var node: NodeID
  /// -1 for layout-wide items. Numbers are small so that an element, of which there are many, takes 64 bytes.
  @usableFromInline var sectionNumber: Int32
  @usableFromInline var kindNumber: Int32
  package var category: Category
  /// Laid out, not shown.
  package var isHidden: Bool
  /// A pinnable item whose section is in the visible range.
  package var isPinned: Bool

  package init(
    category: Category, kind: Int, section: Int?, item: Int, frame: Rect, zIndex: Int, node: NodeID,
    isHidden: Bool = false, isPinned: Bool = false
  ) {
    self.frame = frame
    self.item = item
    self.zIndex = zIndex
    self.node = node
    sectionNumber = Int32(clamping: section ?? -1)
    kindNumber = Int32(clamping: kind)
    self.category = category
    self.isHidden = isHidden
    self.isPinned = isPinned
  }

  /// The index of the element kind in `Solution.elementKinds`; 0, the empty kind, for cells.
  @inlinable package var kind: Int { Int(kindNumber) }

  /// The section's index; nil for layout-wide items.
  @inlinable package var section: Int? {
    get { sectionNumber < 0 ? nil : Int(sectionNumber) }
    set { sectionNumber = Int32(clamping: newValue ?? -1) }
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
