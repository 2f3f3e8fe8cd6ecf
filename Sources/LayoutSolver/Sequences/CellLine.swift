import LayoutSpec

/// A group that holds nothing but cells, of which full ones are solved without making boxes (`FilledLine`): the common rows of self-sizing cells.
final class CellLine: Sendable {
  /// A subitem of the list.
  struct Child: Sendable {
    /// At its estimates.
    let extent: Extent
    let selfSizing: SelfSizingAxes
    let edges: EdgeSpacing
    /// Its edge spacing before it and after it along the line, at its least, points.
    let before: Double
    let after: Double
    /// Where it stands across the line in its group's box, on pixels; nil where flexible edges push it.
    let across: Double?
    let insets: Insets
    let hasInsets: Bool
    let node: NodeID
  }

  let group: LineGroup
  let list: [Child]
  /// How many cells every group holds; nil where that depends on what they measure.
  let count: Int?
  let hasFlexibleGaps: Bool
  let items: ItemList
  /// Groups that begin before this place have been measured as a whole, points along the scroll axis.
  let end: Double

  var grid: PixelGrid { group.grid }
  var axis: Axis { group.line.axis }

  /// - Parameters:
  ///   - box: a full group at its estimates.
  ///   - scroll: the axis along which the groups follow each other.
  ///   - end: cells that begin before this place have been measured, points along the axis.
  /// - Returns: nil where groups hold more than cells, or where a cell's size depends on other cells.
  init?(of box: SolvedBox, items: ItemList, along scroll: Axis, measuredBefore end: Double) {
    guard case .line(let line) = box.content, !box.hasSupplementaryItems, !box.selfSizing.isEmpty,
      !box.selfSizing.growsUniformly, SelfSizingAxes.uniform(in: box.node.size).isEmpty
    else { return nil }
    let group = line.group
    let (axis, across) = (group.line.axis, group.line.axis.cross)
    let start = Point(x: group.insets.leading, y: group.insets.top)[across]
    var list: [Child] = []
    for slot in line.list.isEmpty ? line.cycle : line.list {
      guard case .cell = slot.box.content else { return nil }
      let edges = slot.box.edgeSpacing
      let insets = slot.box.node.size.effective(slot.box.node.contentInsets)
      let isPushed = edges.start(across).isFlexible && !group.growsAcross
      list.append(
        Child(
          extent: slot.extent, selfSizing: slot.box.selfSizing, edges: edges,
          before: edges.start(axis).minimum, after: edges.end(axis).minimum,
          across: isPushed ? nil : group.grid.round(start + edges.start(across).minimum), insets: insets,
          hasInsets: insets != .zero, node: slot.box.node.id))
    }
    guard !list.isEmpty else { return nil }
    self.group = group
    self.list = list
    self.items = items
    count = group.isFilledByMeasure ? nil : line.slotCount
    let hasFlexibleEdges = list.contains { $0.edges.start(axis).isFlexible || $0.edges.end(axis).isFlexible }
    hasFlexibleGaps = !group.growsAlong && (hasFlexibleEdges || group.line.interItemSpacing.isFlexible)
    if end < .infinity {
      // Where cells have been measured is told by where they stand at their estimates: here that is where they stand, but for rounding.
      guard axis != scroll, list.allSatisfy({ $0.across != nil }) else { return nil }
      let last = list.reduce(0) { max($0, $1.across ?? 0) }
      self.end = end - last - 2 / group.grid.scale
    } else {
      self.end = end
    }
  }
}

/// A full group of cells alone with their measured sizes, one after another: what `MeasuredGroupSolver` finds, without boxes.
struct FilledLine {
  private let line: CellLine?
  private var lengths: CellLengths
  /// Those of the cells of the group, points.
  private var extents: [Extent] = []
  /// What each of its flexible gaps has got on top of its minimum, points.
  private var share = 0.0

  /// - Parameter line: nil where no group can be filled.
  init(_ line: CellLine?, items: ItemList, grid: PixelGrid) {
    self.line = line
    lengths = CellLengths(items, grid: grid)
  }

  /// Reads the cells of a group.
  ///
  /// - Parameters:
  ///   - first: the index in the section of its first cell.
  ///   - start: where it begins along the scroll axis, points.
  ///   - known: how many cells it holds, if that is known.
  /// - Returns: how many cells it holds; nil if it may be partial, or not all of it measured, so that it is to be solved otherwise.
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
    if selfSizing.width, let length = lengths.asked(byCell: cell, along: .horizontal) {
      extent.width = line.grid.ceil(length)
    }
    if selfSizing.height, let length = lengths.asked(byCell: cell, along: .vertical) {
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

  /// Calls `body` with the cells of the group until it returns false: their index in it, where they stand along the line before rounding, and across it
  /// on pixels, in the group's box, and their subitems' places in the list.
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

  /// Where flexible edges push a child across the line.
  private func pushed(_ child: CellLine.Child, _ extent: Extent, _ group: LineGroup) -> Double {
    let across = group.line.axis.cross
    let placement = LinePlacement.Across(inner: group.inner[across], growsAcross: group.growsAcross)
    let place = placement.place(extent[across], child.edges.start(across), child.edges.end(across))
    return group.grid.round(Point(x: group.insets.leading, y: group.insets.top)[across] + place)
  }

  /// The size of the group, and around it and its cells from its corner within a pixel, points; nil where none has been filled.
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

  /// Calls `body` with the finished frames of the group's cells until it returns false: their index in it, and the item of the spec that they are of.
  ///
  /// - Parameter origin: the corner of the group's outer box.
  /// - Returns: true if it went to the end.
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
