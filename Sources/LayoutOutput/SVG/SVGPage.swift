import LayoutSolver
import LayoutSpec

/// How large a picture is.
struct SVGPage {
  /// The content's own box, at least a point wide and high.
  let content: Rect
  /// What the picture shows: the content and all that sticks out of it, there rounded outwards to whole points; or a
  /// rectangle that is asked for.
  let bounds: Rect

  /// - Parameter culprits: what is drawn of things that have no place in the layout; nil for none.
  init(_ solution: Solution, show: Set<PictureOverlay>, selection: ElementSelection, culprits: Rect?) {
    let size = solution.contentSize
    content = Rect(x: 0, y: 0, width: max(1, size.width), height: max(1, size.height))
    if let rect = selection.rects.first {
      bounds = rect
      return
    }
    let boxes = ExplanatoryBox.Kind.allCases.filter { show.contains(PictureOverlay($0)) }
    let found = solution.hull(including: Set(boxes))
    guard let hull = culprits.map({ found?.union($0) ?? $0 }) ?? found else {
      bounds = content
      return
    }
    // Frames that end beside the content by no more than a rounding do not enlarge it.
    let slack = 1 / solution.environment.displayScale
    func outwards(_ start: Double, _ length: Double, _ content: Double) -> (start: Double, length: Double) {
      let first = start < -slack ? start.rounded(.down) : 0
      let last = start + length > content + slack ? (start + length).rounded(.up) : content
      return (first, last - first)
    }
    let across = outwards(hull.x, hull.width, content.width)
    let down = outwards(hull.y, hull.height, content.height)
    bounds = Rect(x: across.start, y: down.start, width: across.length, height: down.length)
  }
}
