import LayoutOutput
import LayoutSolver
import LayoutSpec

/// A layout to compare: its data and views.
package struct LayoutScene: Sendable {
  /// A supplementary view or a decoration.
  package struct View: Sendable {
    package let key: ViewKey
    package let attributes: ViewAttributes
    /// The section's index; `nil` for layout-wide items.
    package let section: Int?
  }

  package let data: DataSnapshot
  /// The cells by item position; `nil` for a cell that has no room in the layout.
  package let cells: [ViewAttributes?]
  package let views: [View]
  /// The order of the output: for a cell its item position, for any other view -1, which stands for the next of `views`.
  package let order: [Int]
  package let contentSize: Extent
  /// The top left corner of the visible rectangle, in the content's coordinates.
  package let contentOffset: Point

  /// A layout without any views.
  package static let empty = LayoutScene(
    data: DataSnapshot([]), cells: [], views: [], order: [], contentSize: Extent(), contentOffset: .zero)
}

extension LayoutScene {
  package init(_ solution: Solution) {
    let spec = solution.spec
    var builder = SceneBuilder(DataSnapshot(spec)) { section in
      Set(spec.sections[section].boundaryItems.map(\.elementKind))
    }
    var visible: (section: Int?, items: VisibleItems?) = (nil, nil)
    solution.forEachElement { element in
      if solution.hasVisibleItems, element.section != visible.section {
        visible = (element.section, element.section.flatMap { solution.visibleItems(ofSection: $0) })
      }
      let appearance = visible.items?.appearance(of: element)
      builder.add(
        category: element.category.rawValue, kind: solution.elementKinds[element.kind],
        section: element.section, item: element.item,
        ViewAttributes(
          frame: element.frame, zIndex: element.zIndex, isHidden: appearance?.isHidden ?? element.isHidden,
          isPinned: element.isPinned, alpha: appearance?.alpha ?? 1,
          transform: appearance?.transformNumbers ?? [],
          title: element.category == .supplementary ? spec.title(of: element) : nil)
      )
      return true
    }
    self = builder.scene(contentSize: solution.contentSize, contentOffset: solution.visibleRect.origin)
  }
}
