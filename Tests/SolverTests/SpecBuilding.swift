import LayoutSolver
import LayoutSpec

// Short ways to write specs in tests.

let anyNode = NodeID(rawValue: 0)

func cell(_ width: Dimension, _ height: Dimension, insets: Insets = .zero, edges: EdgeSpacing = .zero) -> Node
{
  .item(
    Item(
      id: anyNode, size: LayoutSize(width: width, height: height), contentInsets: insets, edgeSpacing: edges))
}

func line(
  _ axis: Axis, _ width: Dimension, _ height: Dimension, _ subitems: [Node],
  _ repetition: LineContent.Repetition = .untilFull, spacing: Spacing = .fixed(0), insets: Insets = .zero,
  edges: EdgeSpacing = .zero
) -> Group {
  Group(
    id: anyNode, size: LayoutSize(width: width, height: height), contentInsets: insets, edgeSpacing: edges,
    content: .line(
      LineContent(axis: axis, subitems: subitems, repetition: repetition, interItemSpacing: spacing)))
}

func section(
  _ items: Int, _ group: Group, insets: Insets = .zero, spacing: Double = 0, boundary: [BoundaryItem] = [],
  decorations: [DecorationItem] = []
) -> Section {
  Section(
    id: anyNode, name: "s", items: ItemList(count: items), group: group, contentInsets: insets,
    interGroupSpacing: spacing, boundaryItems: boundary, decorationItems: decorations)
}

func environment(_ width: Double, _ height: Double, scale: Double = 2) -> Environment {
  Environment(container: Extent(width: width, height: height), displayScale: scale)
}

/// The frames of all cells of a section, as [x, y, width, height].
func cells(_ solution: Solution, section: Int = 0) -> [[Double]] {
  var frames: [[Double]] = []
  solution.elements(ofSection: section).forEach { element in
    if element.category == .cell {
      frames.append([element.frame.x, element.frame.y, element.frame.width, element.frame.height])
    }
    return true
  }
  return frames
}

/// The elements of a solution, at most `limit`.
func elements(_ solution: Solution, limit: Int = .max) -> [Element] {
  var result: [Element] = []
  solution.forEachElement { element in
    result.append(element)
    return result.count < limit
  }
  return result
}

extension Solution {
  /// Calls `body` with the elements whose frames meet a rectangle of the content, until it returns false.
  func forEachElement(in rect: Rect, _ body: (Element) -> Bool) {
    var selection = ElementSelection()
    selection.rects = [rect]
    forEachElement(of: selection, body)
  }

  /// The elements at a point of the content, the topmost first.
  func elements(at point: Point) -> [Element] {
    var selection = ElementSelection()
    selection.point = point
    var result: [Element] = []
    forEachElement(of: selection) { element in
      result.append(element)
      return true
    }
    return result
  }
}
