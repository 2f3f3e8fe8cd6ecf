import LayoutSpec

/// Solves full groups of a `CellLine` with measured sizes, one at a time: its results are those of `MeasuredGroupSolver`, but it makes no
/// boxes.
struct FilledLine {
  private let line: CellLine?
  private var lengths: CellLengths
  /// The sizes of the group's cells, points.
  private var extents: [Extent] = []
  /// What each flexible gap gets on top of its minimum, points.
  private var share = 0.0

  /// - Parameter line: `nil` if groups have to be solved into boxes.
  init(_ line: CellLine?, items: ItemList, grid: PixelGrid) {
    self.line = line
    lengths = CellLengths(items, grid: grid)
  }

  /// Reads the cells of a group.
  /// - Parameters:
  ///   - first: the index in the section of its first cell.
  ///   - start: where it begins along the scroll axis, points.
  ///   - known: how many cells it holds, if known.
  /// - Returns: how many cells it holds; `nil` if it has to be solved into a box, because it may be partial or not all of it is measured.
  mutating func fill(from first: Int, at start: Double, count known: Int? = nil) -> Int? {
    guard let line, start < line.end else { return nil }
    extents.removeAll(keepingCapacity: true)
    let (axis, itemCount, children) = (line.axis, line.items.count, line.list.count)
    var place = 0
    if let count = line.count ?? known {
      guard first + count <= itemCount else { return nil }
      for cell in first..<first + count {
        extents.append(extent(of: line, place, cell: cell))
        place = place + 1 == children ? 0 : place + 1
      }
    } else {
      var filling = line.group.filling
      var cell = first
      while true {
        guard cell < itemCount else { return nil }
        let extent = extent(of: line, place, cell: cell)
        let added = extent[axis] + (line.list[place].before + line.list[place].after)
        guard extents.count < Capacity.greatestCount, filling.take(added, isFirst: cell == first) else {
          break
        }
        extents.append(extent)
        cell += 1
        place = place + 1 == children ? 0 : place + 1
      }
    }
    share = line.hasFlexibleGaps ? flexibleShare(of: line) : 0
    return extents.count
  }

  @inline(__always)
  private mutating func extent(of line: CellLine, _ place: Int, cell: Int) -> Extent {
    var extent = line.list[place].extent
    let selfSizing = line.list[place].selfSizing
    if selfSizing.width, let length = lengths.asked(byCell: cell, along: .horizontal, width: 0) {
      extent.width = line.grid.ceil(length)
    }
    if selfSizing.height,
      let length = lengths.asked(
        byCell: cell, along: .vertical, width: extent.width - line.list[place].insets.total(.horizontal))
    {
      extent.height = line.grid.ceil(length)
    }
    return extent
  }

  private func flexibleShare(of line: CellLine) -> Double {
    var gaps = FlexibleGaps(between: extents.count, line.group.line.interItemSpacing)
    for (index, extent) in extents.enumerated() {
      gaps.add(extent[line.axis], line.list[index % line.list.count].edges, along: line.axis)
    }
    return gaps.share(of: line.group.inner[line.axis])
  }

  /// Calls `body` for each cell of the group until it returns false. Its arguments are the cell's index in the group, where the cell begins
  /// along the line (unrounded) and across it (on pixels) in the group's box, and the index of its subitem in the list.
  @inline(__always)
  private func forEachSlot(of line: CellLine, _ body: (Int, Double, Double, Int) -> Bool) -> Bool {
    let (axis, group) = (line.axis, line.group)
    let start = Point(x: group.insets.leading, y: group.insets.top)
    let spacing = group.line.interItemSpacing
    let gap = spacing.minimum + (spacing.isFlexible ? share : 0)
    var cursor = start[axis]
    var place = 0
    for index in extents.indices {
      cursor += line.list[place].before
      if line.hasFlexibleGaps, line.list[place].edges.start(axis).isFlexible { cursor += share }
      let across = line.list[place].across ?? pushed(line.list[place], extents[index], group)
      if !body(index, cursor, across, place) { return false }
      cursor += extents[index][axis]
      cursor += line.list[place].after
      if line.hasFlexibleGaps, line.list[place].edges.end(axis).isFlexible { cursor += share }
      cursor += gap
      place = place + 1 == line.list.count ? 0 : place + 1
    }
    return true
  }

  private func pushed(_ child: CellLine.Child, _ extent: Extent, _ group: LineGroup) -> Double {
    let across = group.line.axis.cross
    let placement = LinePlacement.Across(inner: group.inner[across], growsAcross: group.growsAcross)
    let place = placement.place(extent[across], child.edges.start(across), child.edges.end(across))
    return group.grid.round(Point(x: group.insets.leading, y: group.insets.top)[across] + place)
  }

  /// The size of the group, and the rectangle around it and its cells from its corner, within a pixel, points.
  func size() -> (extent: Extent, views: Rect)? {
    guard let line else { return nil }
    let (axis, across, group) = (line.axis, line.axis.cross, line.group)
    let start = Point(x: group.insets.leading, y: group.insets.top)
    var extent = group.extent
    var (along, tallest) = (0.0, 0.0)
    var (low, high) = (Point.zero, Point.zero)
    _ = forEachSlot(of: line) { index, begin, side, place in
      let own = extents[index]
      if group.growsAlong {
        along = group.grid.round(begin) - start[axis] + own[axis] + line.list[place].after
      }
      tallest = max(tallest, side - start[across] + own[across] + line.list[place].edges.end(across).minimum)
      var frame = Rect(Point(along: axis, begin, across: side), own)
      if line.list[place].hasInsets { frame = frame.inset(by: line.list[place].insets) }
      low = Point(x: min(low.x, frame.x), y: min(low.y, frame.y))
      high = Point(x: max(high.x, frame.x + frame.width), y: max(high.y, frame.y + frame.height))
      return true
    }
    if group.growsAlong { extent[axis] = along + group.insets.total(axis) }
    if group.growsAcross { extent[across] = tallest + group.insets.total(across) }
    high = Point(x: max(high.x, extent.width), y: max(high.y, extent.height))
    return (extent, Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y))
  }

  /// Calls `body` with the finished frames of the group's cells until it returns false: the index in the group, the frame, and the item's
  /// node.
  /// - Parameter origin: the corner of the group's outer box.
  /// - Returns: false if `body` did.
  @inline(__always)
  func forEachFrame(from origin: Point, _ body: (Int, Rect, NodeID) -> Bool) -> Bool {
    guard let line else { return true }
    let (axis, grid) = (line.axis, line.grid)
    return forEachSlot(of: line) { index, begin, across, place in
      var frame = Rect(Point(along: axis, grid.round(begin), across: across), extents[index])
      if line.list[place].hasInsets { frame = frame.inset(by: line.list[place].insets) }
      return body(
        index,
        Rect(
          x: grid.round(origin.x + frame.x), y: grid.round(origin.y + frame.y),
          width: grid.round(frame.width), height: grid.round(frame.height)), line.list[place].node)
    }
  }
}
