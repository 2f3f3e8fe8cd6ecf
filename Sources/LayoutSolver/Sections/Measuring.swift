import LayoutSpec

/// Which self-sizing views of a layout have been measured.
struct Measuring {
  /// Views that begin before this place, points along the scroll axis; `infinity` for all.
  let end: Double
  let budget = MeasuringBudget()

  /// - Parameter axis: the scroll axis.
  init(_ environment: Environment, axis: Axis) {
    switch environment.measure {
    case .all: end = .infinity
    case .visible:
      // What is in sight is told by the bounds: at rest they begin as far before the content as it is inset. Where the content ends
      // before them, all of it has been measured: how far a resting scroll view comes back does not matter.
      let inset = environment.adjustedContentInset(scrolling: axis).start(axis)
      end = max(0, environment.scroll[axis]) - inset + environment.container[axis]
    }
  }
}

extension BoundaryBand {
  /// Gives the items before the content, or the others, the sizes that they ask for, where they begin in sight.
  ///
  /// Where an item stands before it is measured is told by the estimates of all items that are measured with it (choice
  /// measuring-by-estimates).
  ///
  /// - Parameters:
  ///   - start: where the section begins along the scroll axis.
  ///   - contentEnd: where its content ends, without the room after it.
  mutating func measure(
    beforeContent: Bool, start: Double, contentEnd: Double = 0, _ measuring: Measuring, grid: PixelGrid
  ) {
    guard !placed.isEmpty else { return }
    let length = contentEnd + farRoom - start
    let extents = placed.map { entry in
      guard (entry.side == .start) == beforeContent else { return entry.extent }
      let own = entry.extent[axis]
      var place = start + entry.item.absoluteOffset[axis]
      switch (entry.side, entry.item.extendsBoundary) {
      case (.start, true): place += nearRoom - own
      case (.start, false): break
      case (.center, _): place += (length - own) / 2
      case (.end, true): place += length - farRoom
      case (.end, false): place += length - own
      }
      guard place < measuring.end else { return entry.extent }
      var extent = entry.extent
      for side in Axis.allCases where entry.item.size[side].isEstimated {
        if let asked = entry.item.measured[side] { extent[side] = grid.wholeMeasured(asked) }
      }
      return extent
    }
    resize(extents)
  }
}
