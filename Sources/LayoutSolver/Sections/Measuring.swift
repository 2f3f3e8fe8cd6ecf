import LayoutSpec

/// Decides which self-sizing views of a layout are measured.
struct Measuring {
  /// Views that begin before this place are measured, points along the scroll axis; `infinity` for all. It is just before the end of the
  /// bounds, so that rounding never includes a view that begins exactly there.
  let end: Double

  /// - Parameter axis: the scroll axis.
  init(_ environment: Environment, axis: Axis) {
    switch environment.measure {
    case .all: end = .infinity
    case .visible:
      // The bounds decide: at rest they begin before the content by its inset. If the content ends before them, all of it is measured, so
      // that it does not matter how far the scroll view comes back.
      let inset = environment.adjustedContentInset(scrolling: axis).start(axis)
      end = PixelGrid(environment).justBefore(
        max(0, environment.scroll[axis]) - inset + environment.container[axis])
    }
  }
}

extension SolvedSection {
  /// True if a copy at a place along the scroll axis measures the same views: all or none, unless it is at the same place.
  func isAlike(at start: Double, _ measuring: Measuring) -> Bool {
    if !hasEstimates || measuring.end == .infinity || start == boundaryPlace.start { return true }
    var reach = reach(along: boundary.axis)
    // Items are measured by their estimated places, which are at most their length away.
    for entry in boundary.placed {
      let length = max(entry.extent[boundary.axis], entry.item.size[boundary.axis].value)
      reach = AxisRange(start: reach.start - length, end: reach.end + length)
    }
    let moved = reach.moved(by: start - boundaryPlace.start)
    return max(reach.end, moved.end) < measuring.end || min(reach.start, moved.start) >= measuring.end
  }
}
