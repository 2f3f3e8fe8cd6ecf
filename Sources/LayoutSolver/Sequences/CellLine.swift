import LayoutSpec

/// Solves groups that hold nothing but cells, one after the other, without making boxes: the common rows of self-sizing cells.
///
/// It finds what `MeasuredGroupSolver` finds, of full groups all cells of which have been measured.
struct CellLine: Sendable {
  /// A subitem of the list.
  private struct Child: Sendable {
    /// At its estimates.
    let extent: Extent
    let selfSizing: SelfSizingAxes
    let edges: EdgeSpacing
    /// What its edge spacing takes along the line, points.
    let edgesAlong: Double
    let insets: Insets
    let node: NodeID
  }

  private let line: LineContent
  private let group: LineGroup
  private let list: [Child]
  /// How many cells every group holds; nil where that depends on what they measure.
  private let count: Int?
  private let hasFlexibleGaps: Bool
  private let grid: PixelGrid
  private let itemCount: Int
  /// Groups that begin before this place have been measured as a whole, points along the scroll axis.
  private let end: Double
  private var lengths: CellLengths
  /// Those of the cells of the group that was filled last, points.
  private var extents: [Extent] = []
  /// What each of its flexible gaps has got on top of its minimum, points.
  private var share = 0.0

  /// - Parameters:
  ///   - box: a full group at its estimates.
  ///   - scroll: the axis along which the groups follow each other.
  ///   - end: cells that begin before this place have been measured, points along the axis.
  /// - Returns: nil where groups hold more than cells, or where a cell's size depends on other cells.
  init?(of box: SolvedBox, items: ItemList, along scroll: Axis, measuredBefore end: Double, grid: PixelGrid) {
    guard case .line(let line) = box.content, !box.hasSupplementaryItems, !box.selfSizing.isEmpty,
      !box.selfSizing.growsUniformly, SelfSizingAxes.uniform(in: box.node.size).isEmpty
    else { return nil }
    let axis = line.axis
    group = line.group
    self.line = line.group.line
    var list: [Child] = []
    var hasFlexibleEdges = (along: false, across: false)
    for slot in line.list.isEmpty ? line.cycle : line.list {
      guard case .cell = slot.box.content else { return nil }
      let edges = slot.box.edgeSpacing
      hasFlexibleEdges.along =
        hasFlexibleEdges.along || edges.start(axis).isFlexible || edges.end(axis).isFlexible
      hasFlexibleEdges.across = hasFlexibleEdges.across || edges.start(axis.cross).isFlexible
      list.append(
        Child(
          extent: slot.extent, selfSizing: slot.box.selfSizing, edges: edges, edgesAlong: edges.least(axis),
          insets: slot.box.node.size.effective(slot.box.node.contentInsets), node: slot.box.node.id))
    }
    guard !list.isEmpty else { return nil }
    self.list = list
    count = line.group.isFilledByMeasure ? nil : line.slotCount
    hasFlexibleGaps =
      !group.growsAlong && (hasFlexibleEdges.along || line.group.line.interItemSpacing.isFlexible)
    self.grid = grid
    itemCount = items.count
    lengths = CellLengths(items, grid: grid)
    if end < .infinity {
      // Where cells have been measured is told by where they stand at their estimates: here that is where they stand, but for rounding.
      guard axis != scroll, !hasFlexibleEdges.across else { return nil }
      let last = list.reduce(0) { max($0, $1.edges.start(scroll).minimum) }
      self.end = end - group.insets.start(scroll) - last - 2 / grid.scale
    } else {
      self.end = end
    }
  }

  /// Reads the cells of a group.
  ///
  /// - Parameters:
  ///   - first: the index in the section of its first cell.
  ///   - start: where it begins along the scroll axis, points.
  ///   - known: how many cells it holds, if that is known.
  /// - Returns: how many cells it holds; nil if it may be partial, or not all of it measured, so that it is to be solved otherwise.
  mutating func fill(from first: Int, at start: Double, count known: Int? = nil) -> Int? {
    guard start < end else { return nil }
    extents.removeAll(keepingCapacity: true)
    let axis = group.line.axis
    if let count = count ?? known {
      guard first + count <= itemCount else { return nil }
      var place = 0
      for cell in first..<first + count {
        extents.append(extent(of: list[place], cell: cell))
        place = place + 1 == list.count ? 0 : place + 1
      }
    } else {
      var filling = group.filling
      var place = 0
      var cell = first
      while true {
        guard cell < itemCount else { return nil }
        let extent = extent(of: list[place], cell: cell)
        guard extents.count < Capacity.greatestCount,
          filling.takes(extent[axis] + list[place].edgesAlong, isFirst: cell == first)
        else { break }
        extents.append(extent)
        cell += 1
        place = place + 1 == list.count ? 0 : place + 1
      }
    }
    share = hasFlexibleGaps ? flexibleShare() : 0
    return extents.count
  }

  private mutating func extent(of child: Child, cell: Int) -> Extent {
    var extent = child.extent
    if child.selfSizing.width, let length = lengths.asked(byCell: cell, along: .horizontal) {
      extent.width = grid.ceil(length)
    }
    if child.selfSizing.height, let length = lengths.asked(byCell: cell, along: .vertical) {
      extent.height = grid.ceil(length)
    }
    return extent
  }

  private func flexibleShare() -> Double {
    let axis = group.line.axis
    let spacing = line.interItemSpacing
    var taken = Double(extents.count - 1) * spacing.minimum
    var gaps = spacing.isFlexible ? Double(extents.count - 1) : 0
    for (index, extent) in extents.enumerated() {
      let edges = list[index % list.count].edges
      taken += extent[axis] + list[index % list.count].edgesAlong
      gaps += (edges.start(axis).isFlexible ? 1 : 0) + (edges.end(axis).isFlexible ? 1 : 0)
    }
    return gaps > 0 ? (group.inner[axis] - taken) / gaps : 0
  }

  /// Calls `body` with the cells of the group that was filled last until it returns false: their index in it, their slots from its corner, and their
  /// subitems' places in the list.
  @inline(__always)
  private func forEachSlot(_ body: (Int, Rect, Int) -> Bool) -> Bool {
    let axis = group.line.axis
    let across = axis.cross
    let placement = LinePlacement.Across(inner: group.inner[across], growsAcross: group.growsAcross)
    let spacing = line.interItemSpacing
    let gap = spacing.minimum + (spacing.isFlexible ? share : 0)
    let start = Point(x: group.insets.leading, y: group.insets.top)
    var cursor = start[axis]
    var place = 0
    for index in extents.indices {
      let extent = extents[index]
      let edges = list[place].edges
      let (before, after) = (edges.start(axis), edges.end(axis))
      cursor += before.minimum + (before.isFlexible ? share : 0)
      let origin = Point(
        along: axis, grid.round(cursor),
        across: grid.round(
          start[across] + placement.place(extent[across], edges.start(across), edges.end(across))))
      if !body(index, Rect(origin, extent), place) { return false }
      cursor += extent[axis]
      cursor += after.minimum + (after.isFlexible ? share : 0)
      cursor += gap
      place = place + 1 == list.count ? 0 : place + 1
    }
    return true
  }

  /// The size of the group that was filled last, and around it and its cells from its corner, points.
  func size() -> (extent: Extent, views: Rect) {
    let axis = group.line.axis
    let across = axis.cross
    let start = Point(x: group.insets.leading, y: group.insets.top)
    var extent = group.extent
    var (along, tallest) = (0.0, 0.0)
    var low = Point(x: Double.infinity, y: Double.infinity)
    var high = Point(x: -Double.infinity, y: -Double.infinity)
    _ = forEachSlot { _, slot, place in
      let edges = list[place].edges
      along = slot.origin[axis] - start[axis] + slot.extent[axis] + edges.end(axis).minimum
      tallest = max(
        tallest, slot.origin[across] - start[across] + slot.extent[across] + edges.end(across).minimum)
      let frame = frame(of: slot, place)
      low = Point(x: min(low.x, frame.x), y: min(low.y, frame.y))
      high = Point(x: max(high.x, frame.x + frame.width), y: max(high.y, frame.y + frame.height))
      return true
    }
    if group.growsAlong { extent[axis] = along + group.insets.total(axis) }
    if group.growsAcross { extent[across] = tallest + group.insets.total(across) }
    low = Point(x: min(low.x, 0), y: min(low.y, 0))
    high = Point(x: max(high.x, extent.width), y: max(high.y, extent.height))
    return (extent, Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y))
  }

  @inline(__always)
  private func frame(of slot: Rect, _ place: Int) -> Rect {
    list[place].insets == .zero ? slot : slot.inset(by: list[place].insets)
  }

  /// Calls `body` with the finished frames of the cells of the group that was filled last until it returns false: their index in it, and the item of
  /// the spec that they are of.
  ///
  /// - Parameter origin: the corner of the group's outer box.
  /// - Returns: true if it went to the end.
  @inline(__always)
  func forEachFrame(from origin: Point, _ body: (Int, Rect, NodeID) -> Bool) -> Bool {
    forEachSlot { index, slot, place in
      body(index, grid.round(frame(of: slot, place).offset(by: origin)), list[place].node)
    }
  }
}
