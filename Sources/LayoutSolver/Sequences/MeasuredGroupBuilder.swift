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
  private let edges: (before: Double, after: Double)
  private var cells: MeasuredGroupSolver

  /// What is known of the groups so far.
  private(set) var found: MeasuredPlaces
  /// True if the last of its stretches is of groups that are solved by themselves.
  private var isSolving = false
  private var patterns: MeasuredPatterns
  /// What the groups of each pattern take.
  private var patternSizes: [GroupSize] = []
  private var greatest = Extent()
  /// No stretch of cells that ask for the same begins before this group.
  private var nextRun = 0

  /// Fewer groups that are alike are solved one by one: a stamped stretch takes as much memory.
  private static let leastStretch = 64
  /// A pattern of fewer groups is not kept: it takes as much memory as their places.
  private static let leastUses = 8

  /// - Parameter uniform: known from a pass before this one.
  init(
    box: SolvedBox, items: ItemList, site: GroupSite, end: Double, uniform: Extent? = nil,
    budget: SolvingBudget
  ) {
    self.box = box
    self.items = items
    self.site = site
    self.budget = budget
    edges = (box.edgeSpacing.start(site.axis).minimum, box.edgeSpacing.end(site.axis).minimum)
    let start = site.start[site.axis] + edges.before
    starts = box.cellStarts(along: site.axis) ?? AxisRange(start: 0, end: 0)
    let isUniform = !SelfSizingAxes.uniform(in: box.node.size).isEmpty
    // For a uniform dimension all siblings are measured, in sight or not.
    let end = !isUniform ? end : start + starts.start < end ? .infinity : -.infinity
    found = MeasuredPlaces(end: end, uniform: uniform, next: start)
    cells = MeasuredGroupSolver(of: items, axis: site.axis, measuredBefore: end, grid: site.rules.grid)
    patterns = MeasuredPatterns(
      of: items, box: box, uniform: uniform, axis: site.axis, grid: site.rules.grid)
  }

  mutating func build() {
    let count = (items.count - 1) / box.cellCount + 1
    if count < budget.groups, found.end == .infinity,
      items.runs.allSatisfy({ $0.measured.differ(on: box.selfSizing) })
    {
      found.places.reserveCapacity(count)
      found.patternNumbers.reserveCapacity(count)
    }
    var index = 0
    while index < count {
      if let (alike, number) = stretch(at: index) {
        stamp(alike, index, number)
        index += number
      } else {
        repeat {
          solve(index)
          index += 1
        } while index < min(nextRun, count) && budget.groups > 0 && !isOutOfSight
      }
    }
    if found.uniform == nil, !SelfSizingAxes.uniform(in: box.node.size).isEmpty { found.uniform = greatest }
    found.blocks.finish()
    keepPatterns()
  }

  /// Keeps the patterns that are worth their memory, and the number of each group's; the others are solved again when they are asked for.
  private mutating func keepPatterns() {
    let kept = patterns.patterns.map { pattern in
      guard pattern.uses >= Self.leastUses else { return MeasuredPlaces.noPattern }
      found.patterns.append(pattern.box)
      return UInt16(found.patterns.count - 1)
    }
    found.patternNumbers =
      found.patterns.isEmpty
      ? [] : found.patternNumbers.map { $0 == MeasuredPlaces.noPattern ? $0 : kept[Int($0)] }
  }

  // MARK: Alike

  /// True from where nothing is measured, and nothing will be: no group begins before the one that comes next.
  private var isOutOfSight: Bool { found.next + starts.start >= found.end && stride(of: box) >= 0 }

  /// Groups from an index on that are all alike, and how many they are; nil where they are too few.
  private mutating func stretch(at index: Int) -> (SolvedBox, Int)? {
    let first = index * box.cellCount
    let full = items.count / box.cellCount - index
    guard full >= 1 else { return nil }
    if budget.groups <= 0 {
      found.isCutShort = true
      return (box, full)
    }
    if isOutOfSight { return (box.grown(toUniform: found.uniform), full) }

    guard let (run, offset) = items.position(of: first) else { return nil }
    let number = min(full, (run.count - offset) / box.cellCount)
    guard number >= Self.leastStretch, !run.measured.differ(on: box.selfSizing) else {
      nextRun = (first - offset + run.count - 1) / box.cellCount + 1
      return nil
    }
    guard run.measured.areAsked(by: box.selfSizing) else {
      return (box.grown(toUniform: found.uniform), number)
    }
    let whole = solved(first, at: -.infinity)
    if found.end == .infinity { return (whole, number) }
    let distance = found.end - (whole.cellStarts(along: site.axis)?.end ?? 0) - found.next
    if distance > 0 {
      let stride = stride(of: whole)
      if stride <= 0 { return (whole, number) }
      let inSight = min(Double(number), (distance / stride).rounded(.up))
      return Int(inSight) >= Self.leastStretch ? (whole, Int(inSight)) : nil
    }
    // Groups that are measured in part and do not move on are measured alike.
    let part = solved(first, at: found.next)
    return stride(of: part) == 0 ? (part, number) : nil
  }

  private mutating func solved(_ first: Int, at start: Double) -> SolvedBox {
    cells.group(
      box, cells: first..<min(items.count, first + box.cellCount), at: start, uniform: found.uniform)
  }

  /// From a group to the next one.
  private func stride(of box: SolvedBox) -> Double {
    edges.before + box.extent[site.axis] + edges.after + site.spacing
  }

  private mutating func stamp(_ alike: SolvedBox, _ index: Int, _ number: Int) {
    var start = site.start
    start[site.axis] = found.next - edges.before
    var groups = StampedGroups(
      box: alike, itemCount: number * box.cellCount,
      site: GroupSite(
        axis: site.axis, start: start, room: site.room, spacing: site.spacing, rules: site.rules))
    groups.firstGroup = index
    found.stretches.append(.stamped(groups))
    found.blocks.add(groups.reach(along: site.axis), first: index, isWhole: true)
    found.reachAcross.formUnion(groups.reach(along: site.axis.cross) ?? .nothing)
    count(size(of: alike, cells: box.cellCount), reach: start[site.axis] + groups.length)
    isSolving = false
    found.next += Double(number) * groups.stride
  }

  // MARK: One by one

  /// What a group takes, wherever it begins along the axis.
  private struct GroupSize {
    /// How far its views reach along the axis from there, and across it; nil if it has none.
    let views: Rect?
    let length: Double
    let breadth: Double
  }

  private func size(of solved: SolvedBox, cells: Int) -> GroupSize {
    GroupSize(
      views: solved.reach?.offset(by: site.origin(of: solved, at: 0)),
      length: solved.length(ofPresent: cells, along: site.axis), breadth: solved.extent[site.axis.cross])
  }

  private mutating func solve(_ index: Int) {
    budget.groups -= 1
    let first = index * box.cellCount
    let pattern = pattern(first)
    let size: GroupSize
    if let pattern {
      size = patternSizes[pattern]
    } else {
      let solved = solved(first, at: found.next)
      let count = min(box.cellCount, items.count - first)
      size = self.size(of: solved, cells: count)
      if count < box.cellCount { found.last = solved }
    }
    if !isSolving {
      found.stretches.append(.solved(first: index, firstPlace: found.places.count))
      isSolving = true
    }
    found.places.append(found.next)
    found.patternNumbers.append(pattern.map { UInt16($0) } ?? MeasuredPlaces.noPattern)
    var along: AxisRange?
    if let views = size.views {
      along = AxisRange(views, along: site.axis).moved(by: found.next)
      found.reachAcross.formUnion(AxisRange(views, along: site.axis.cross))
    }
    found.blocks.add(along, first: index)
    count(size, reach: found.next + size.length + edges.after)
    found.next += size.length + edges.after + site.spacing + edges.before
  }

  /// The pattern of the group of some cells where the next group begins: of those that are full, and all cells of which are measured.
  private mutating func pattern(_ first: Int) -> Int? {
    guard first + box.cellCount <= items.count, let number = patterns.number(ofGroupAt: first) else {
      return nil
    }
    if number == patternSizes.count {
      patternSizes.append(size(of: patterns.patterns[number].box, cells: box.cellCount))
    }
    // With a margin for rounding: the sum may be taken in another order.
    return found.next + patterns.patterns[number].lastStart + (1e-6 + 16 * found.next.ulp) < found.end
      ? number : nil
  }

  private mutating func count(_ size: GroupSize, reach: Double) {
    // The same as in stamped groups.
    found.reach = size.length < 0 ? reach : max(found.reach, reach)
    found.breadth = max(found.breadth, size.breadth)
    greatest[site.axis] = max(greatest[site.axis], size.length)
    greatest[site.axis.cross] = max(greatest[site.axis.cross], size.breadth)
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
