import LayoutSpec

extension Solution {
  /// Calls `body` with the elements of a section that contain a point after their transforms, in order, until it returns false.
  /// Model: visible-items-hits documented. A view is hit where its transform puts it, as in `UIView.hitTest`.
  func forEachElement(
    ofSection section: Int, at point: Point, seenBy visible: VisibleItems, meeting others: [RectangleQuery],
    _ body: (Element) -> Bool
  ) -> Bool {
    let grid = place.grid
    let query = RectangleQuery(point, grid: grid)
    func pass(_ element: Element, isHit: Bool) -> Bool {
      isHit && others.allSatisfy { $0.meets(element.frame) } ? body(visible.applied(to: element)) : true
    }
    var inSight = ElementSelection()
    inSight.rects = [visibleRect]
    var atPoint = ElementSelection()
    atPoint.point = point
    return forEachLaidOutElement(ofSection: section, of: inSight) { element in
      guard let appearance = visible.appearance(of: element) else {
        return pass(element, isHit: query.meets(element.frame))
      }
      return pass(element, isHit: appearance.corners(of: element.frame).map(point.isInside) ?? false)
    }
      && forEachLaidOutElement(ofSection: section, of: atPoint) { element in
        visible.isVisible(element) ? true : pass(element, isHit: query.meets(element.frame))
      }
  }
}

extension Solution {
  /// How many visible elements are examined, at most.
  private static let greatestReachCount = 100_000

  /// A rectangle that contains all transformed elements; `nil` if there are none.
  /// - Parameter wholeRows: false to take an orthogonal row to be no longer than its section.
  package func visibleItemsBounds(wholeRows: Bool) -> Rect? {
    guard hasVisibleItems else { return nil }
    var reach: Rect?
    var left = Self.greatestReachCount
    var selection = ElementSelection()
    selection.rects = [visibleRect]
    let across = spec.configuration.scrollDirection.cross
    forEachSection(of: selection) { section in
      guard let visible = visibleItems(ofSection: section) else { return true }
      let box = frame(ofSection: section)
      let isRow = sections[section].orthogonalRow != nil && !wholeRows
      return forEachLaidOutElement(ofSection: section, of: selection) { element in
        if let corners = visible.appearance(of: element)?.corners(of: element.frame) {
          var (start, end) = (corners[0], corners[0])
          for corner in corners {
            start = Point(x: min(start.x, corner.x), y: min(start.y, corner.y))
            end = Point(x: max(end.x, corner.x), y: max(end.y, corner.y))
          }
          if isRow {
            start[across] = box.origin[across]
            end[across] = box.origin[across] + box.extent[across]
          }
          let seen = Rect(start, Extent(width: end.x - start.x, height: end.y - start.y))
          reach = reach?.union(seen) ?? seen
        }
        left -= 1
        return left > 0
      }
    }
    return reach
  }
}

extension Point {
  /// True if the point is inside four corners, in either order; never if the corners are on one line.
  fileprivate func isInside(_ corners: [Point]) -> Bool {
    var (isLeft, isRight) = (false, false)
    for (place, corner) in corners.enumerated() {
      let next = corners[(place + 1) % corners.count]
      let turn = (next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x)
      if turn < 0 { isLeft = true }
      if turn > 0 { isRight = true }
    }
    return isLeft != isRight
  }
}
