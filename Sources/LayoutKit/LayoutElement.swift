import LayoutOutput
import LayoutSolver

/// One view of a layout with its frame, as `UICollectionViewLayoutAttributes` would give it.
///
/// ```swift
/// layout.forEachElement { element in
///   print(element.category, element.section ?? -1, element.item, element.frame)
///   return true
/// }
/// ```
public struct LayoutElement: Hashable, Sendable {
  /// What kind of view it is, as in `UICollectionView.ElementCategory`.
  public enum Category: String, Sendable {
    /// A cell.
    case cell
    /// A header, a footer, a badge or another supplementary view.
    case supplementary
    /// A decoration view, such as a section's background.
    case decoration
  }

  /// What kind of view it is.
  public let category: Category
  /// The element kind, such as `UICollectionElementKindSectionHeader`; empty for cells.
  public let kind: String
  /// The section's index; nil for items of the whole layout, such as a global header.
  public let section: Int?
  /// The index: of a cell in its section, of a decoration in the section's list, of a badge among those of its kind in the section. 0
  /// for headers and footers.
  public let item: Int
  /// The id that the spec gives to a cell; nil where it gives none, and for other views.
  public let id: String?
  /// The title that the spec gives to it, for pictures; nil where it gives none.
  public let title: String?
  /// Points in the coordinates of the content, on device pixels.
  public let frame: LayoutRect
  /// Views of greater zIndex lie above others.
  public let zIndex: Int
  /// True if the spec says `hidden: true`: the view is laid out and not shown.
  public let isHidden: Bool
  /// True if the view is a header or footer that pins, and its section is in sight at this scroll position.
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
