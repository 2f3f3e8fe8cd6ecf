import LayoutSolver
import LayoutSpec

/// One of the two layouts that are compared: its data, and where its views stand.
package struct LayoutScene: Sendable {
  /// A supplementary view or a decoration.
  package struct View: Sendable {
    package let key: ViewKey
    package let attributes: ViewAttributes
    /// The section; nil for layout-wide items.
    package let section: Int?

    package init(key: ViewKey, attributes: ViewAttributes, section: Int?) {
      self.key = key
      self.attributes = attributes
      self.section = section
    }
  }

  package let data: DataSnapshot
  /// The cells by their place among all items; nil for one that has no room in the layout.
  package let cells: [ViewAttributes?]
  package let views: [View]
  /// The views of both lists as the output has them: a cell by its place among all items, -1 for the next other view.
  package let order: [Int]
  /// Points.
  package let contentSize: Extent
  /// The top left corner of what is in sight, points in the content's coordinates.
  package let contentOffset: Point

  package init(
    data: DataSnapshot, cells: [ViewAttributes?], views: [View], order: [Int], contentSize: Extent,
    contentOffset: Point
  ) {
    self.data = data
    self.cells = cells
    self.views = views
    self.order = order
    self.contentSize = contentSize
    self.contentOffset = contentOffset
  }

  /// A layout without anything in it.
  package static let empty = LayoutScene(
    data: DataSnapshot([]), cells: [], views: [], order: [], contentSize: Extent(), contentOffset: .zero)

  /// The views of a solved layout.
  package init(_ solution: Solution) {
    let spec = solution.spec
    var builder = SceneBuilder(DataSnapshot(spec)) { section in
      Set(spec.sections[section].boundaryItems.map(\.elementKind))
    }
    var visible: (section: Int?, items: VisibleItems?) = (nil, nil)
    solution.forEachElement { element in
      if spec.hasVisibleItems, element.section != visible.section {
        visible = (element.section, element.section.flatMap { solution.visibleItems(ofSection: $0) })
      }
      let appearance = visible.items?.appearance(of: element)
      builder.add(
        category: element.category.rawValue, kind: solution.elementKinds[element.kind],
        section: element.section, item: element.item,
        ViewAttributes(
          frame: element.frame, zIndex: element.zIndex, isHidden: appearance?.isHidden ?? element.isHidden,
          isPinned: element.isPinned, alpha: appearance?.alpha ?? 1,
          transform: appearance?.transformNumbers ?? [])
      )
      return true
    }
    self = builder.scene(contentSize: solution.contentSize, contentOffset: solution.visibleRect.origin)
  }
}
