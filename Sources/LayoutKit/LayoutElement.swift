import LayoutOutput
import LayoutSolver

/// One view of a layout with its frame, as in `UICollectionViewLayoutAttributes`.
///
/// ```swift
/// layout.forEachElement { element in
///   print(element.category, element.section ?? -1, element.item, element.frame)
///   return true
/// }
/// ```
public struct LayoutElement: Hashable, Sendable {
  /// The category of a view, as in `UICollectionView.ElementCategory`.
  public enum Category: String, Sendable {
    /// A cell.
    case cell
    /// A header, a footer, a badge or another supplementary view.
    case supplementary
    /// A decoration view, such as a section's background.
    case decoration
  }

  /// The category of the view.
  public let category: Category
  /// The element kind, such as `UICollectionElementKindSectionHeader`; empty for cells.
  public let kind: String
  /// The section's index; `nil` for items of the whole layout, such as a global header.
  public let section: Int?
  /// The index of a cell in its section, of a decoration in the section's list, or of a badge among those of its kind in the section; 0 for
  /// headers and footers.
  public let item: Int
  /// The id of a cell in the spec; `nil` if it has none, and for other views.
  public let id: String?
  /// The title in the spec, for pictures; `nil` if it has none.
  public let title: String?
  /// The frame in points on device pixels, in the coordinates of the content.
  public let frame: LayoutRect
  /// The stacking order: views with a greater `zIndex` are above others.
  public let zIndex: Int
  /// True if the spec says `hidden: true`: the view is laid out but not shown.
  public let isHidden: Bool
  /// True if the view is a header or footer that pins, and its section is visible at this scroll position.
  public let isPinned: Bool
}

extension LayoutElement {
  init(_ element: Element, of solution: Solution) {
    category =
      switch element.category {
      case .cell: .cell
      case .supplementary: .supplementary
      case .decoration: .decoration
      }
    kind = solution.elementKinds[element.kind]
    section = element.section
    item = element.item
    id = element.section.flatMap {
      element.category == .cell ? solution.spec.sections[$0].items.itemID(of: element.item) : nil
    }
    title = solution.spec.title(of: element)
    frame = LayoutRect(element.frame)
    zIndex = element.zIndex
    isHidden = element.isHidden
    isPinned = element.isPinned
  }
}
