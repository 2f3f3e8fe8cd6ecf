import LayoutSpec

/// An element at a scroll offset at which only a pixel of its own frame is in sight.
package struct LeavingElement: Sendable {
  /// The offset of the section's scroll view, points.
  package let offset: Double
  /// How much of the element is in sight along the scroll axis where the rules show it, points.
  package let shown: Double
}

extension VisibleItems {
  /// The axis along which the section scrolls.
  package var axis: Axis { place.axis }

  /// How the rules show an element just before it leaves the sight at either end of the scroll axis; empty where it cannot be scrolled so
  /// far, and in right-to-left layouts, which mirror others.
  package func leaving(_ element: Element, pixel: Double) -> [LeavingElement] {
    guard let range = place.scrollRange else { return [] }
    let (axis, sight) = (place.axis, place.sightRange)
    let frame = AxisRange(element.frame, along: axis)
    return [frame.end - pixel - sight.start, frame.start + pixel - sight.end].compactMap { distance in
      let offset = place.offset[axis] + distance
      guard range.contains(offset) else { return nil }
      let scrolled = scrolledOn(by: distance)
      let moved = scrolled.place.isRow ? element.moved(by: -distance, along: axis) : element
      guard let corners = scrolled.appearance(of: moved)?.corners(of: moved.frame) else { return nil }
      let ends = corners.map { $0[axis] }
      let window = scrolled.place.sightRange
      let shown = min(ends.max() ?? 0, window.end) - max(ends.min() ?? 0, window.start)
      return LeavingElement(offset: offset, shown: max(0, shown))
    }
  }
}

extension Element {
  fileprivate func moved(by distance: Double, along axis: Axis) -> Element {
    var element = self
    var origin = frame.origin
    origin[axis] += distance
    element.frame = Rect(origin, frame.extent)
    return element
  }
}
