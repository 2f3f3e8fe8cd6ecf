import LayoutSpec

extension WaterfallColumns {
  func reach(along axis: Axis) -> AxisRange? {
    guard count > 0 else { return nil }
    let start = area.corner[axis]
    if axis != area.axis {
      let last = Double(min(count, waterfall.columnCount) - 1) * columnStride
      return AxisRange(start: start + min(0, last), end: start + max(0, last) + columnBreadth)
    }
    if starts.isEmpty {
      let last = Double((count - 1) / alikeColumns) * rowStride
      return AxisRange(start: start + min(0, last), end: start + max(0, last) + commonLength)
    }
    return blocks.reach?.moved(by: start)
  }

  func forEachElement(section: Int, in window: QueryWindow, _ body: (Element) -> Bool) -> Bool {
    let window = window.relative(to: area.corner)
    var lengths = CellLengths(items, grid: area.rules.grid)
    if starts.isEmpty {
      let number = alikeColumns
      let columns = window.indices(
        along: area.axis.cross, of: AxisRange(start: 0, end: columnBreadth), stride: columnStride,
        count: number)
      let rows = window.indices(
        along: area.axis, of: AxisRange(start: 0, end: commonLength), stride: rowStride,
        count: count > 0 ? (count - 1) / number + 1 : 0)
      for row in rows where !columns.isEmpty {
        for cell in row * number + columns.lowerBound..<row * number + columns.upperBound where cell < count {
          if !body(area.element(frame(cell, &lengths), item: cell, section: section)) { return false }
        }
      }
      return true
    }
    return blocks.forEach(touching: window, along: area.axis, of: count) { cells in
      for cell in cells {
        if !body(area.element(frame(cell, &lengths), item: cell, section: section)) { return false }
      }
      return true
    }
  }
}

extension FlowRows {
  func reach(along axis: Axis) -> AxisRange? {
    guard count > 0 else { return nil }
    let start = area.corner[axis]
    guard axis == area.axis else {
      // Negative spacing may place cells before the row's start.
      if flow.spacing < 0 { return AxisRange(start: -.infinity, end: .infinity) }
      return AxisRange(start: start, end: start + max(area.room, breadth))
    }
    if areAlike {
      var sizes = CellLengths(items, grid: area.rules.grid)
      let last = self.start(ofGroup: count - 1)
      let own = sizes.extent(ofCell: 0)[axis]
      return AxisRange(start: start + min(0, last), end: start + max(0, last) + own)
    }
    return blocks.reach?.moved(by: start)
  }

  func forEachElement(section: Int, in window: QueryWindow, _ body: (Element) -> Bool) -> Bool {
    let window = window.relative(to: area.corner)
    var sizes = CellLengths(items, grid: area.rules.grid)
    if areAlike { return forEachAlike(section, window, &sizes, body) }
    return blocks.forEach(touching: window, along: area.axis, of: count) { rows in
      for row in rows {
        let goesOn = forEachFrame(row, &sizes) { item, frame in
          body(area.element(frame, item: item, section: section))
        }
        if !goesOn { return false }
      }
      return true
    }
  }

  private func forEachAlike(
    _ section: Int, _ window: QueryWindow, _ sizes: inout CellLengths, _ body: (Element) -> Bool
  ) -> Bool {
    guard count > 0 else { return true }
    let extent = sizes.extent(ofCell: 0)
    let own = extent[area.axis.cross]
    let rows = window.indices(
      along: area.axis, of: AxisRange(start: 0, end: extent[area.axis]), stride: common.stride, count: count)
    for row in rows {
      let cells = cells(ofGroup: row)
      let spread = spread(row, ofAlike: own)
      let places = window.indices(
        along: area.axis.cross, of: AxisRange(start: spread.start, end: spread.start + own),
        stride: own + spread.gap, count: cells.count)
      for place in places {
        let frame = alike(place, inRow: row, extent, spread)
        if !body(area.element(frame, item: cells.lowerBound + place, section: section)) { return false }
      }
    }
    return true
  }
}
