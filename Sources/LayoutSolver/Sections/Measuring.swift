import LayoutSpec

/// Decides which self-sizing views of a layout are measured.
struct Measuring {
  /// Views that begin before this place are measured, points along the scroll axis; `infinity` for all. It is just before the end of the
  /// bounds, so that rounding never includes a view that begins exactly there.
  let end: Double

  init(end: Double) { self.end = end }

  /// - Parameter axis: the scroll axis.
  init(_ environment: Environment, axis: Axis) {
    switch environment.measure {
    case .all: end = .infinity
    case .visible:
      // The bounds decide; at rest they begin before the content, by the inset. The offset may be too great here, because the content's
      // length is not known yet. That does not matter: all of the content begins before the end of the bounds then, even once they are
      // moved back.
      let inset = environment.adjustedContentInset(scrolling: axis).start(axis)
      end = PixelGrid(environment).justBefore(
        max(0, environment.scroll[axis]) - inset + environment.container[axis])
    }
  }
}

extension SolvedSection {
  /// True if a copy that begins at `start` certainly measures the same views: it begins at the same place, or both measure all or none.
  func isAlike(at start: Double, _ measuring: Measuring) -> Bool {
    if !hasEstimates || measuring.end == .infinity || start == boundaryPlace.start { return true }
    var reach = reach(along: boundary.axis)
    // Whether an item is measured depends on its estimated place, which is at most the item's length away.
    for entry in boundary.placed {
      let length = max(entry.extent[boundary.axis], entry.item.size[boundary.axis].value)
      reach = AxisRange(start: reach.start - length, end: reach.end + length)
    }
    let moved = reach.moved(by: start - boundaryPlace.start)
    return max(reach.end, moved.end) < measuring.end || min(reach.start, moved.start) >= measuring.end
  }
}
