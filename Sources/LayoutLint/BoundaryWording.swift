import LayoutSolver
import LayoutSpec
import LayoutText

/// A boundary item of a section or of the layout, with the frame that it has while it is not pinned.
struct PlacedBoundaryItem: Sendable {
  let item: BoundaryItem
  let element: Element
  /// The section that the item belongs to; `nil` for an item of the layout.
  let section: Int?

  /// True unless the item is hidden or lies behind the cells.
  var isInFront: Bool { !item.isHidden && item.zIndex >= 0 }

  /// What messages call the item: `header`, `boundary item 'badge'`.
  var noun: String {
    switch item.elementKind {
    case BoundaryItem.headerKind: "header"
    case BoundaryItem.footerKind: "footer"
    default: "boundary item \(quotedText(item.elementKind))"
    }
  }
}

extension Solution {
  /// How many boundary items of a section, or of the layout, are examined at most.
  private static let greatestBoundaryItemCount = 64

  /// The boundary items of each template, then those of the layout.
  func boundaryItems(of templates: [SectionTemplate]) -> [[PlacedBoundaryItem]] {
    func placed(_ items: [BoundaryItem], _ section: Int?) -> [PlacedBoundaryItem] {
      guard !items.isEmpty else { return [] }
      let elements = naturalBoundaryItems(ofSection: section)
      return items.prefix(Self.greatestBoundaryItemCount).compactMap { item in
        elements.first { $0.node == item.id }
          .map { PlacedBoundaryItem(item: item, element: $0, section: section) }
      }
    }
    return templates.map { placed($0.section.boundaryItems, $0.index) }
      + [placed(spec.configuration.boundaryItems, nil)]
  }
}

extension Rect {
  /// The overlap of two rectangles; `nil` if they do not overlap.
  func intersection(_ other: Rect) -> Rect? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    return right > left && bottom > top
      ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }
}

extension Extent {
  /// The extent as messages show it, such as `120 x 44`.
  var text: String { "\(written(width)) x \(written(height))" }
}
