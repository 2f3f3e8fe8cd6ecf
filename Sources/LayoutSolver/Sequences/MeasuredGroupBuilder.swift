import LayoutSpec

/// Finds where the groups of self-sizing cells begin, from the first to the last.
///
/// The rule of `measure: visible` is: again and again the first cell not yet measured that begins before the end of the visible range,
/// until there is none. As a measured cell moves only what comes after it, one pass in order does the same.
struct MeasuredGroupBuilder {
  private let box: SolvedBox
  private let items: ItemList
  private let site: GroupSite
  private let budget: SolvingBudget
  /// Where cells begin in a group at its estimates, along the axis.
  private let starts: AxisRange
  private var cells: MeasuredGroupSolver

  /// Cells that begin before this place are measured.
  let end: Double
  /// What uniform sides of the groups have grown to; nil where there are none, or before it is known.
  private(set) var uniform: Extent?
  /// Runs of groups: stamped from one, or each solved by itself.
  private(set) var stretches: [MeasuredGroups.Stretch] = []
  /// Where each group begins along the axis, points.
  private(set) var places: [Double] = []
  private(set) var blocks = GroupBlocks()
  /// How far the views reach across the axis.
  private(set) var reachAcross = AxisRange.nothing
  /// Where the next group begins along the axis.
  private(set) var cursor: Double
  /// How far the groups reach along the axis, edge spacing included.
  private(set) var reach: Double
  /// How much the widest group takes across the axis, points.
  private(set) var breadth = 0.0
  private(set) var isCutShort = false
  private var greatest = Extent()
  /// A full group that was solved, and the cells around it that ask for the same: their groups are like it.
  private var known: (box: SolvedBox, cells: Range<Int>)?

  /// Fewer groups that are alike are solved one by one: a stamped stretch takes as much memory.
  private static let leastStretch = 64

  /// - Parameter uniform: known from a pass before this one.
  init(
    box: SolvedBox, items: ItemList, site: GroupSite, end: Double, uniform: Extent? = nil,
    budget: SolvingBudget
  ) {
    self.box = box
    self.items = items
    self.site = site
    self.budget = budget
    self.uniform = uniform
    cursor = site.start[site.axis] + box.edgeSpacing.start(site.axis).minimum
    reach = -.infinity
    starts = box.cellStarts(along: site.axis) ?? AxisRange(start: 0, end: 0)
    let isUniform = !SelfSizingAxes.uniform(in: box.node.size).isEmpty
    // For a uniform dimension all siblings are measured, in sight or not.
    self.end = !isUniform ? end : cursor + starts.start < end ? .infinity : -.infinity
    cells = MeasuredGroupSolver(
      of: items, axis: site.axis, measuredBefore: self.end, grid: site.stamp.grid)
  }

  mutating func build() {
    let count = (items.count - 1) / box.cellCount + 1
    var index = 0
    while index < count {
      if let (alike, number) = stretch(at: index) {
        stamp(alike, index, number)
        index += number
      } else {
        solve(index)
        index += 1
      }
    }
    if uniform == nil, !SelfSizingAxes.uniform(in: box.node.size).isEmpty { uniform = greatest }
    blocks.finish()
  }

  // MARK: Alike

  /// Groups from an index on that are all alike, and how many they are; nil where they are too few.
  private mutating func stretch(at index: Int) -> (SolvedBox, Int)? {
    let first = index * box.cellCount
    let full = items.count / box.cellCount - index
    guard full >= 1 else { return nil }
    if budget.groups <= 0 {
      isCutShort = true
      return (box, full)
    }
    // From where nothing is measured, nothing will be: no group begins before the one above it.
    if cursor + starts.start >= end, stride(of: box) >= 0 { return (box.grown(toUniform: uniform), full) }

    guard full >= Self.leastStretch, let (run, offset) = items.position(of: first) else { return nil }
    let number = min(full, (run.count - offset) / box.cellCount)
    guard number >= Self.leastStretch, !run.measured.differ(on: box.selfSizing) else { return nil }
    guard run.measured.areAsked(by: box.selfSizing) else { return (box.grown(toUniform: uniform), number) }
    let whole = solved(first, at: -.infinity)
    if end == .infinity { return (whole, number) }
    let distance = end - (whole.cellStarts(along: site.axis)?.end ?? 0) - cursor
    if distance > 0 {
      let stride = stride(of: whole)
      if stride <= 0 { return (whole, number) }
      let inSight = min(Double(number), (distance / stride).rounded(.up))
      return Int(inSight) >= Self.leastStretch ? (whole, Int(inSight)) : nil
    }
    // Groups that are measured in part and do not move on are measured alike.
    let part = solved(first, at: cursor)
    return stride(of: part) == 0 ? (part, number) : nil
  }

  private mutating func solved(_ first: Int, at start: Double) -> SolvedBox {
    cells.group(
      box, cells: first..<min(items.count, first + box.cellCount), at: start, uniform: uniform)
  }

  /// The group of some cells where the next group begins. Where all cells are measured, its place makes no difference.
  private mutating func solvedLikeOthers(_ first: Int) -> SolvedBox {
    let last = first + box.cellCount - 1
    if let known, known.cells.contains(first), known.cells.contains(last), cursor.isFinite {
      return known.box
    }
    let solved = solved(first, at: cursor)
    if end == .infinity, cursor.isFinite, let (run, offset) = items.position(of: first),
      offset + box.cellCount <= run.count, !run.measured.differ(on: box.selfSizing)
    {
      known = (solved, first - offset..<first - offset + run.count)
    }
    return solved
  }

  private var edges: (before: Double, after: Double) {
    let edges = box.edgeSpacing
    return (edges.start(site.axis).minimum, edges.end(site.axis).minimum)
  }

  /// From a group to the next one.
  private func stride(of box: SolvedBox) -> Double {
    edges.before + box.extent[site.axis] + edges.after + site.spacing
  }

  private mutating func stamp(_ alike: SolvedBox, _ index: Int, _ number: Int) {
    var start = site.start
    start[site.axis] = cursor - edges.before
    var groups = StampedGroups(
      box: alike, itemCount: number * box.cellCount,
      site: GroupSite(
        axis: site.axis, start: start, room: site.room, spacing: site.spacing, stamp: site.stamp))
    groups.firstGroup = index
    stretches.append(.stamped(groups))
    blocks.add(groups.reach(along: site.axis), first: index, isWhole: true)
    reachAcross.formUnion(groups.reach(along: site.axis.cross) ?? .nothing)
    count(alike, length: alike.extent[site.axis], reach: start[site.axis] + groups.length)
    cursor += Double(number) * groups.stride
  }

  // MARK: One by one

  private mutating func solve(_ index: Int) {
    budget.groups -= 1
    let first = index * box.cellCount
    let solved = solvedLikeOthers(first)
    if case .solved(let first, let range)? = stretches.last {
      stretches[stretches.count - 1] = .solved(first: first, places: range.lowerBound..<range.upperBound + 1)
    } else {
      stretches.append(.solved(first: index, places: places.count..<places.count + 1))
    }
    places.append(cursor)
    let views = solved.reach?.offset(by: site.origin(of: solved, at: cursor))
    blocks.add(views.map { AxisRange($0, along: site.axis) }, first: index)
    if let views { reachAcross.formUnion(AxisRange(views, along: site.axis.cross)) }
    let length = solved.length(ofPresent: min(box.cellCount, items.count - first), along: site.axis)
    count(solved, length: length, reach: cursor + length + edges.after)
    cursor += length + edges.after + site.spacing + edges.before
  }

  private mutating func count(_ solved: SolvedBox, length: Double, reach: Double) {
    // The same as in stamped groups.
    self.reach = length < 0 ? reach : max(self.reach, reach)
    breadth = max(breadth, solved.extent[site.axis.cross])
    greatest[site.axis] = max(greatest[site.axis], length)
    greatest[site.axis.cross] = max(greatest[site.axis.cross], solved.extent[site.axis.cross])
  }
}

extension SolvedBox {
  /// Where the self-sizing cells of a full box begin along an axis, from the first to the last; nil where there are none.
  fileprivate func cellStarts(along axis: Axis) -> AxisRange? {
    guard !selfSizing.isEmpty else { return nil }
    guard case .line(let line) = content else { return AxisRange(start: 0, end: 0) }
    var range: AxisRange?
    for index in 0..<min(line.cycle.count, line.slotCount) {
      guard let own = line.cycle[index].box.cellStarts(along: axis) else { continue }
      let last = index + (line.slotCount - 1 - index) / line.cycle.count * line.cycle.count
      for place in [line.slot(index).rect.origin[axis], line.slot(last).rect.origin[axis]] {
        range = AxisRange(
          start: min(range?.start ?? .infinity, place + own.start),
          end: max(range?.end ?? -.infinity, place + own.end))
      }
    }
    return range
  }
}
