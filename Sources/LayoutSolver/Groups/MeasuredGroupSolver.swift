import LayoutSpec

/// Solves one self-sizing group with the measured sizes of its cells.
struct MeasuredGroupSolver {
  private var sizes: CellLengths
  private let grid: PixelGrid
  /// The scroll axis.
  let axis: Axis
  /// Cells that begin before this place are measured, points along the scroll axis.
  private var end: Double
  /// The index in the section of the group's first cell.
  private var first = 0
  /// How many cells the section has from the first one on.
  private var cellsLeft = 0
  /// Where the last of the group's self-sizing cells begins, points along the scroll axis.
  private(set) var lastStart = 0.0
  /// How many cells decided what the group holds, including the first one that did not fit.
  private(set) var askedCount = 0
  /// How many measured lengths have been read, over all groups.
  private var measuredLengthCount = 0

  init(of items: ItemList, axis: Axis, measuredBefore end: Double, grid: PixelGrid) {
    sizes = CellLengths(items, grid: grid)
    self.axis = axis
    self.end = end
    self.grid = grid
  }

  /// A group with the measured sizes of its cells, and how many cells it holds, which for the last group may be fewer than fit.
  /// Model: self-sizing measured. Cells have the size that they ask for on their estimated sides, and the groups around them grow with
  /// them.
  /// - Parameters:
  ///   - box: a full group at its estimates.
  ///   - cells: the cells that are left for the group, by their index in the section.
  ///   - start: where the group begins along the scroll axis, points.
  ///   - uniform: the lengths to which the group's own uniform sides have grown.
  mutating func group(
    _ box: SolvedBox, cells: Range<Int>, at start: Double, uniform: Extent? = nil
  ) -> (box: SolvedBox, cellCount: Int) {
    first = cells.lowerBound
    cellsLeft = cells.count
    lastStart = -.infinity
    askedCount = 0
    var result = child(box, cell: 0, at: start).box
    let count = min(cellsLeft, result.cellCount)
    if count < result.cellCount { result = result.trimmed(to: count) }
    return (result.grown(toUniform: uniform), count)
  }

  /// - Parameter cell: the index in the group of the box's first cell.
  private mutating func child(_ box: SolvedBox, cell: Int, at start: Double) -> LineChild {
    guard !box.selfSizing.isEmpty, cell < cellsLeft else { return LineChild(box) }
    switch box.content {
    case .custom: return LineChild(box)
    case .cell: return LineChild(box, extent: extent(of: box, cell: cell, at: start))
    case .line(let line): return LineChild(self.line(line, cell: cell, at: start))
    }
  }

  private mutating func extent(of box: SolvedBox, cell: Int, at start: Double) -> Extent {
    var extent = box.extent
    lastStart = max(lastStart, start)
    askedCount = max(askedCount, cell + 1)
    guard start < end else { return extent }
    for axis in Axis.allCases where box.selfSizing[axis] {
      if let length = sizes.asked(
        byCell: first + cell, along: axis, width: box.viewWidth(inSlot: extent.width))
      {
        extent[axis] = grid.ceil(length)
        measuredLengthCount += 1
      }
    }
    return extent
  }

  private mutating func line(_ line: SolvedLine, cell: Int, at start: Double) -> SolvedBox {
    // Model: uniform-measuring documented. For a uniform dimension all siblings are measured, visible or not.
    let outerEnd = end
    defer { end = outerEnd }
    if !line.group.uniform.isEmpty, start < end { end = .infinity }

    var children: [LineChild] = []
    children.reserveCapacity(line.slotCount)
    var filling = line.group.isFilledByMeasure ? line.group.filling : nil
    var next = cell
    var presentCount = 0
    // How much longer than their estimates the children so far are, along the scroll axis.
    var growth = 0.0
    while filling != nil || children.count < line.slotCount {
      let (box, place) = line.slotAtEstimates(children.count)
      // Its estimate and flexible spacing decide whether a cell is visible before it is measured (choice measuring-by-estimates).
      let before = measuredLengthCount
      let child = self.child(box, cell: next, at: start + place.origin[axis] + growth)
      if filling?.take(
        child, isMeasured: measuredLengthCount > before, along: line.axis, isFirst: next == cell)
        == false
      {
        break
      }
      if children.count == Capacity.greatestCount { break }
      if line.axis == axis { growth += child.extent[axis] - place.extent[axis] }
      children.append(child)
      if next < cellsLeft { presentCount = children.count }
      next += child.box.cellCount
    }
    return line.group.solve(children, present: presentCount, count: children.count, list: line.list)
  }
}

extension LineGroup {
  /// A line to fill with the group's children.
  var filling: LineFit {
    LineFit(room: inner[line.axis], spacing: line.interItemSpacing.minimum)
  }
}

extension LineFit {
  /// - Parameter isMeasured: true if any cell of the child has been measured. Otherwise the child counts with its estimate, even a group
  ///   whose cells have longer estimates.
  mutating func take(_ child: LineChild, isMeasured: Bool, along axis: Axis, isFirst: Bool)
    -> Bool
  {
    let edges = child.box.edgeSpacing.least(axis)
    let dimension = child.box.node.size[axis]
    guard dimension.isEstimated else { return take(child.extent[axis] + edges, isFirst: isFirst) }
    return take(
      isMeasured ? child.extent[axis] : dimension.value, edges: edges,
      growingToLargest: dimension.isUniform, isFirst: isFirst)
  }
}
