import LayoutSpec

/// One view of the layout with its finished frame, as in `UICollectionViewLayoutAttributes`.
public struct Element: Sendable, Equatable {
  public enum Category: String, Sendable {
    case cell
    case supplementary
    case decoration
  }

  /// Points in the content's coordinates, origin top left, on device pixels.
  package var frame: Rect
  /// The item's index for cells, 0 for boundary and layout-wide items, and the index in the section's list for decorations. Supplementary
  /// items of items and groups are counted from 0 for each kind in each section.
  package var item: Int
  package var zIndex: Int
  /// The node of the spec that the view comes from.
  package var node: NodeID
  /// -1 for layout-wide items. `Int32` keeps an element at 64 bytes; there are many of them.
  @usableFromInline var sectionNumber: Int32
  @usableFromInline var kindNumber: Int32
  package var category: Category
  /// True if the view is laid out but not shown.
  package var isHidden: Bool
  /// True if the item can be pinned and its section is in the visible range.
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

  /// A cell.
  @inline(__always)
  static func cell(_ item: Int, section: Int, frame: Rect, zIndex: Int, node: NodeID) -> Element {
    Element(
      category: .cell, kind: 0, section: section, item: item, frame: frame, zIndex: zIndex, node: node)
  }

  /// An index into `Solution.elementKinds`; 0 for cells.
  @inlinable package var kind: Int { Int(kindNumber) }

  /// `nil` for layout-wide items.
  @inlinable package var section: Int? {
    get { sectionNumber < 0 ? nil : Int(sectionNumber) }
    set { sectionNumber = Int32(clamping: newValue ?? -1) }
  }
}

/// A box that a picture draws on request to explain the layout; it is no view.
package struct ExplanatoryBox: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    /// A group's outer box.
    case group
    /// A section, a group or an item's slot less its `contentInsets`.
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
