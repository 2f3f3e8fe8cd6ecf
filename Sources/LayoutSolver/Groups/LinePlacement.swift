import LayoutSpec

/// Places the children of a horizontal or vertical group one after another.
struct LinePlacement {
  let line: LineContent
  /// One cycle of solved children, or one child for each slot.
  let children: [LineChild]
  /// How many slots the group has; children beyond it get a place but do not make the group larger.
  let count: Int
  /// The group's size within its insets.
  let inner: Extent
  /// The corner inside the insets, measured from the group's own corner.
  let start: Point
  let grid: PixelGrid
  /// False if the group grows along its axis, so that nothing is left over for flexible gaps.
  let sharesLeftover: Bool
  /// True if the group grows across its axis to its tallest child.
  let growsAcross: Bool

  struct Result {
    var cycle: [SolvedLine.Slot] = []
    var stride = 0.0
    var cellsPerCycle = 0
    var flexibleShare = 0.0
    /// From the start of the first slot to the end of the last, edge spacings included, points.
    var lengthAlong = 0.0
    /// The tallest child's length across, with its edge spacing, points.
    var lengthAcross = 0.0
  }

  func solve() -> Result {
    var result = Result()
    guard count > 0, !children.isEmpty else { return result }
    let axis = line.axis
    let share = flexibleShare()
    result.flexibleShare = share
    let gap = line.interItemSpacing.minimum + (line.interItemSpacing.isFlexible ? share : 0)
    var cursor = start[axis]
    result.cycle.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let edges = child.box.edgeSpacing
      cursor += edges.start(axis).minimum + (edges.start(axis).isFlexible ? share : 0)
      var origin = start
      origin[axis] = cursor
      origin[axis.cross] += placeAcross(child.extent[axis.cross], edges)
      result.cycle.append(
        SolvedLine.Slot(
          box: child.box, extent: child.extent, origin: origin, cellsBefore: result.cellsPerCycle))
      result.cellsPerCycle = min(ItemList.greatestCount, result.cellsPerCycle + child.box.cellCount)
      cursor += child.extent[axis]
      cursor += edges.end(axis).minimum + (edges.end(axis).isFlexible ? share : 0)
      cursor += gap
      guard index < count else { continue }
      result.lengthAcross = max(
        result.lengthAcross,
        grid.round(origin[axis.cross]) - start[axis.cross] + child.extent[axis.cross]
          + edges.end(axis.cross).minimum)
    }
    result.stride = cursor - start[axis]
    let (round, place) = (count - 1).quotientAndRemainder(dividingBy: children.count)
    let last = result.cycle[place]
    let edge = last.box.edgeSpacing.end(axis)
    result.lengthAlong =
      grid.round(last.origin[axis] + Double(round) * result.stride) - start[axis] + last.extent[axis]
      + edge.minimum + (edge.isFlexible ? share : 0)
    return result
  }

  /// What each flexible gap along the axis gets on top of its minimum.
  /// Model: flexible-spacing measured. The full line's leftover is divided equally among all its flexible gaps, between items and at their
  /// edges; a partial last group keeps the full group's gaps.
  /// Model: negative-shares compared. The share of an overfull counted line is negative: gaps shrink below their minimum.
  private func flexibleShare() -> Double {
    guard sharesLeftover else { return 0 }
    let (rounds, rest) = count.quotientAndRemainder(dividingBy: children.count)
    var gaps = FlexibleGaps(between: count, line.interItemSpacing)
    for (index, child) in children.enumerated() {
      gaps.add(
        child.extent[line.axis], child.box.edgeSpacing, along: line.axis,
        times: Double(rounds + (index < rest ? 1 : 0)))
    }
    return gaps.share(of: inner[line.axis])
  }

  private func placeAcross(_ length: Double, _ edges: EdgeSpacing) -> Double {
    let axis = line.axis.cross
    return Across(inner: inner[axis], growsAcross: growsAcross).place(
      length, edges.start(axis), edges.end(axis))
  }

  /// Places children across a line.
  struct Across {
    /// The group's length within its insets, points.
    let inner: Double
    let growsAcross: Bool

    /// Where a child begins across the line, in points from the edge inside the group's insets.
    /// Model: flexible-edges-across measured. One flexible edge pushes the child to the opposite side, two centre it. In a group that grows
    /// with its children they do neither (choice flexible-in-growing-groups).
    @inline(__always)
    func place(_ length: Double, _ start: Spacing, _ end: Spacing) -> Double {
      guard start.isFlexible, !growsAcross else { return start.minimum }
      let leftover = inner - length - start.minimum - end.minimum
      return start.minimum + leftover / (end.isFlexible ? 2 : 1)
    }
  }
}

/// Adds up the children and minimum gaps of a line, and counts its flexible gaps.
struct FlexibleGaps {
  /// The sum of the children and minimum gaps, points.
  private(set) var taken: Double
  private(set) var count: Double

  /// - Parameters:
  ///   - children: how many children the line has.
  ///   - spacing: the gap between two of them.
  init(between children: Int, _ spacing: Spacing) {
    taken = Double(children - 1) * spacing.minimum
    count = spacing.isFlexible ? Double(children - 1) : 0
  }

  /// Adds a child that repeats a number of times.
  mutating func add(_ length: Double, _ edges: EdgeSpacing, along axis: Axis, times: Double = 1) {
    let (before, after) = (edges.start(axis), edges.end(axis))
    taken += times * (length + before.minimum + after.minimum)
    count += times * ((before.isFlexible ? 1 : 0) + (after.isFlexible ? 1 : 0))
  }

  /// What each flexible gap gets on top of its minimum, points.
  func share(of room: Double) -> Double { count > 0 ? (room - taken) / count : 0 }
}
