import LayoutSpec

/// Which self-sizing views of a layout have been measured.
struct Measuring {
  /// Views that begin before this place, points along the scroll axis; `infinity` for all.
  ///
  /// It lies a trifle before the end of the bounds, so that a view that begins exactly there never counts, whatever rounding did to the sum.
  let end: Double

  /// - Parameter axis: the scroll axis.
  init(_ environment: Environment, axis: Axis) {
    switch environment.measure {
    case .all: end = .infinity
    case .visible:
      // What is in sight is told by the bounds: at rest they begin as far before the content as it is inset. Where the content ends
      // before them, all of it has been measured: how far a resting scroll view comes back does not matter.
      let inset = environment.adjustedContentInset(scrolling: axis).start(axis)
      end = PixelGrid(environment).justBefore(
        max(0, environment.scroll[axis]) - inset + environment.container[axis])
    }
  }
}

extension SolvedSection {
  /// True if the same views are measured in a copy that begins at a place along the scroll axis: where not all are, all or none in both.
  func isAlike(at start: Double, _ measuring: Measuring) -> Bool {
    if !hasEstimates || measuring.end == .infinity || start == bandPlace.start { return true }
    var reach = reach(along: band.axis)
    // What is measured of an item is told by where it stands at its estimate: no farther off than the items are long.
    for entry in band.placed {
      let length = max(entry.extent[band.axis], entry.item.size[band.axis].value)
      reach = AxisRange(start: reach.start - length, end: reach.end + length)
    }
    let moved = reach.moved(by: start - bandPlace.start)
    return max(reach.end, moved.end) < measuring.end || min(reach.start, moved.start) >= measuring.end
  }
}
