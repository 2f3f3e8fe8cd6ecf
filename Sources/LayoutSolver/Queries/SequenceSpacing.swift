import LayoutSpec

extension RepeatedGroups {
  func forEachGap(in window: QueryWindow, _ body: (SpacingGap) -> Bool) -> Bool {
    forEachGap(in: window, isFollowed: false, body)
  }

  /// - Parameter isFollowed: true if other groups follow these.
  func forEachGap(in window: QueryWindow, isFollowed: Bool, _ body: (SpacingGap) -> Bool) -> Bool {
    let edges = box.edgeSpacing
    let spacing = stride - edges.start(axis).minimum - box.extent[axis] - edges.end(axis).minimum
    let reach = max(0, spacing) + edges.greatest + box.spacingReach
    let window = window.widened(by: reach)
    let walk = SpacingWalk(grid: rules.grid, window: window)
    return groups(meeting: window).allSatisfy { index in
      walk.forEachGap(
        ofOutermost: box, at: origin(ofGroup: index), cells: cellCount(ofGroup: index), along: axis,
        length: length(ofGroup: index), spacing: index < count - 1 || isFollowed ? spacing : nil, body)
    }
  }
}

extension MeasuredGroups {
  func forEachGap(in asked: QueryWindow, _ body: (SpacingGap) -> Bool) -> Bool {
    // Flexible gaps of a measured group may be longer than those of the estimated one.
    let length = max(box.extent.width, box.extent.height)
    let window = asked.widened(
      by: max(0, area.spacing) + box.edgeSpacing.greatest + box.spacingReach + length)
    let walk = SpacingWalk(grid: area.rules.grid, window: window)
    return forEachBlock(
      in: window,
      repeated: { $0.forEachGap(in: window, isFollowed: $0.firstGroup + $0.count < count, body) },
      solved: { index, box, origin in
        let cells = cells(ofGroup: index).count
        return walk.forEachGap(
          ofOutermost: box, at: origin, cells: cells, along: area.axis,
          length: box.length(ofPresent: cells, along: area.axis),
          spacing: index < count - 1 ? area.spacing : nil, body)
      })
  }
}

extension WaterfallColumns {
  /// The gaps between the columns, and those between the cells of each column.
  func forEachGap(in window: QueryWindow, _ body: (SpacingGap) -> Bool) -> Bool {
    let walk = SpacingWalk(grid: area.rules.grid, window: window)
    let (axis, across) = (area.axis, area.axis.cross)
    let strip = AxisRange(
      start: area.corner[across] + columnBreadth,
      end: area.corner[across] + columnBreadth + waterfall.interItemSpacing)
    let strips = window.indices(
      along: across, of: strip, stride: columnStride, count: max(0, min(count, waterfall.columnCount) - 1))
    let whole = AxisRange(start: area.corner[axis], end: area.corner[axis] + length)
    for index in strips {
      let gap = SpacingGap(
        .interItem, along: across, from: strip.start + Double(index) * columnStride,
        by: waterfall.interItemSpacing, across: whole)
      if !walk.emit(gap, body) { return false }
    }
    let spacing = waterfall.interGroupSpacing
    return forEachElement(section: 0, in: window.widened(by: max(0, spacing))) { element in
      let start = element.frame.origin[axis]
      guard start - spacing >= whole.start - 1 / area.rules.grid.scale else { return true }
      let gap = SpacingGap(
        .interGroup, along: axis, from: start - spacing, by: spacing,
        across: AxisRange(element.frame, along: across))
      return walk.emit(gap, body)
    }
  }
}

extension FlowRows {
  /// The gaps between the rows, and those between the cells of each row.
  func forEachGap(in window: QueryWindow, _ body: (SpacingGap) -> Bool) -> Bool {
    guard flow.spacing > 0 else { return true }
    let walk = SpacingWalk(grid: area.rules.grid, window: window)
    let (axis, across) = (area.axis, area.axis.cross)
    let room = AxisRange(start: area.corner[across], end: area.corner[across] + area.room)
    var last: Element?
    let window = window.widened(by: flow.spacing).unbounded(along: across)
    return forEachElement(section: 0, in: window) { element in
      defer { last = element }
      let row = group(ofItem: element.item)
      if element.item == cells(ofGroup: row).lowerBound {
        guard row > 0 else { return true }
        let start = area.corner[axis] + self.start(ofGroup: row) - flow.spacing
        return walk.emit(
          SpacingGap(.interGroup, along: axis, from: start, by: flow.spacing, across: room), body)
      }
      guard let end = last.map({ AxisRange($0.frame, along: across).end }) else { return true }
      let gap = SpacingGap(
        .interItem, along: across, from: end, by: element.frame.origin[across] - end,
        across: AxisRange(element.frame, along: axis))
      return walk.emit(gap, body)
    }
  }
}
