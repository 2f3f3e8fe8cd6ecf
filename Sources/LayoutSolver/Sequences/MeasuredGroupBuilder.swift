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
  /// True if groups hold different numbers of cells.
  private let isFilledByMeasure: Bool
  /// Where cells begin in a group at its estimates, along the axis.
  private let starts: AxisRange
  private let edges: (before: Double, after: Double)
  private var solver: MeasuredGroupSolver
  /// What solves groups that hold cells alone; nil where they hold more.
  let line: CellLine?
  private var filled: FilledLine

  /// What is known of the groups so far.
  private(set) var found: MeasuredPlaces
  /// True if the last stretch is of groups that are solved one by one, and what comes before it.
  private var isSolving = false
  private var beforeStretch = PrecedingViews()
  private var patterns: MeasuredPatterns
  /// What the groups of each pattern take.
  private var patternSizes: [GroupSize] = []
  private var greatest = Extent()
  /// The index of the next group.
  private var nextGroup = 0
  /// Its first cell.
  private var nextCell = 0
  /// No stretch of groups that are alike begins before this cell.
  private var noStretchBefore = 0

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
    solver = MeasuredGroupSolver(of: items, axis: site.axis, measuredBefore: end, grid: site.rules.grid)
    line = CellLine(of: box, items: items, along: site.axis, measuredBefore: end)
    filled = FilledLine(line, items: items, grid: site.rules.grid)
    isFilledByMeasure = box.hasVaryingCellCount
    patterns = MeasuredPatterns(
      of: items, box: box, uniform: uniform, axis: site.axis, grid: site.rules.grid)
    if isFilledByMeasure { found.kinds = box.supplementaryKinds(site.rules.kinds).sorted() }
  }

  mutating func build() {
    if !isFilledByMeasure, items.count / box.cellCount < budget.groups, found.end == .infinity,
      items.runs.allSatisfy({ $0.measured.differ(on: box.selfSizing) })
    {
      found.starts.reserveCapacity(items.count / box.cellCount + 1)
      found.patternNumbers.reserveCapacity(items.count / box.cellCount + 1)
    }
    while nextCell < items.count {
      if let (alike, number) = stretch() {
        stamp(alike, number)
      } else {
        repeat {
          solve()
        } while nextCell < min(noStretchBefore, items.count) && budget.groups > 0 && !isOutOfSight
      }
    }
    found.count = nextGroup
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

  /// Groups from the next one on that are all alike, and how many they are; nil where they are too few.
  private mutating func stretch() -> (SolvedBox, Int)? {
    let left = items.count - nextCell
    let full = left / box.cellCount
    if full >= 1, budget.groups <= 0 {
      found.isCutShort = true
      return (box, full)
    }
    if full >= 1, isOutOfSight { return (box.grown(toUniform: found.uniform), full) }

    guard let (run, offset) = items.position(of: nextCell) else { return nil }
    let inRun = min(left, run.count - offset)
    guard inRun >= Self.leastStretch, !run.measured.differ(on: box.selfSizing) else {
      noStretchBefore = nextCell + inRun
      return nil
    }
    let isAsked = run.measured.areAsked(by: box.selfSizing)
    let (whole, cellCount) = isAsked || isFilledByMeasure ? solved(at: -.infinity) : (box, box.cellCount)
    guard cellCount == whole.cellCount, let number = number(of: whole, asked: solver.askedCount, inRun: inRun)
    else {
      noStretchBefore = nextCell + inRun
      return nil
    }
    if !isAsked { return (box.grown(toUniform: found.uniform), number) }
    if found.end == .infinity { return (whole, number) }
    let distance = found.end - (whole.cellStarts(along: site.axis)?.end ?? 0) - found.next
    if distance > 0 {
      let stride = stride(of: whole)
      if stride <= 0 { return (whole, number) }
      let inSight = min(Double(number), (distance / stride).rounded(.up))
      return Int(inSight) >= Self.leastStretch ? (whole, Int(inSight)) : nil
    }
    // Groups that are measured in part and do not move on are measured alike.
    let (part, partCount) = solved(at: found.next)
    return stride(of: part) == 0 && partCount == cellCount ? (part, number) : nil
  }

  /// How many groups like one stand in the cells of a run that are left; nil where they are too few.
  ///
  /// - Parameter asked: how many cells decide what the group holds: where it is filled by what they measure, also the first that did not fit.
  private mutating func number(of group: SolvedBox, asked: Int, inRun: Int) -> Int? {
    let number = (inRun - (isFilledByMeasure ? max(0, asked - group.cellCount) : 0)) / group.cellCount
    return number >= Self.leastStretch ? number : nil
  }

  /// The next group, if it began at a place, and how many cells it holds.
  private mutating func solved(at start: Double) -> (box: SolvedBox, cellCount: Int) {
    solver.group(box, cells: nextCell..<items.count, at: start, uniform: found.uniform)
  }

  /// From a group to the next one.
  private func stride(of box: SolvedBox) -> Double {
    edges.before + box.extent[site.axis] + edges.after + site.spacing
  }

  private mutating func stamp(_ alike: SolvedBox, _ number: Int) {
    var start = site.start
    start[site.axis] = found.next - edges.before
    var groups = StampedGroups(
      box: alike, itemCount: number * alike.cellCount,
      site: GroupSite(
        axis: site.axis, start: start, room: site.room, spacing: site.spacing, rules: site.rules))
    groups.firstGroup = nextGroup
    groups.preceding = isFilledByMeasure ? found.preceding : PrecedingViews(groups: nextGroup)
    found.stretches.append(.stamped(groups))
    found.blocks.add(groups.reach(along: site.axis), first: nextGroup, isWhole: true)
    found.reachAcross.formUnion(groups.reach(along: site.axis.cross) ?? .nothing)
    count(size(of: alike, cells: alike.cellCount), reach: start[site.axis] + groups.length)
    isSolving = false
    found.next += Double(number) * groups.stride
    goOn(past: alike, number)
  }

  /// Goes on to what comes after so many groups like one.
  @inline(__always)
  private mutating func goOn(past group: SolvedBox, _ number: Int, cells: Int? = nil) {
    nextGroup += number
    nextCell += cells ?? number * group.cellCount
    found.preceding.cells = nextCell
    guard !found.kinds.isEmpty else { return }
    for (kind, count) in group.supplementaryCounts(site.rules.kinds, cells: cells ?? group.cellCount) {
      found.preceding.supplementaryItems[kind, default: 0] += number * count
    }
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

  private mutating func solve() {
    budget.groups -= 1
    if let pattern = pattern() {
      keep(patternSizes[pattern], pattern: pattern)
      goOn(past: box, 1)
    } else if let count = filled.fill(from: nextCell, at: found.next), let (extent, views) = filled.size() {
      keep(
        GroupSize(
          views: views.offset(by: site.origin(of: extent, box.edgeSpacing, at: 0)), length: extent[site.axis],
          breadth: extent[site.axis.cross]))
      goOn(past: box, 1, cells: count)
    } else {
      let (solved, count) = self.solved(at: found.next)
      if count < solved.cellCount { found.last = solved }
      keep(size(of: solved, cells: count))
      goOn(past: solved, 1, cells: count)
    }
  }

  /// Keeps where the next group begins, and what it takes.
  @inline(__always)
  private mutating func keep(_ size: GroupSize, pattern: Int? = nil) {
    if !isSolving || isFilledByMeasure && nextCell - beforeStretch.cells > GroupStarts.greatestCell {
      isSolving = true
      beforeStretch = found.preceding
      found.stretches.append(
        .stored(
          MeasuredPlaces.StoredGroups(
            first: nextGroup, firstPlace: found.starts.count, preceding: found.preceding)))
    }
    if isFilledByMeasure {
      found.starts.append(at: found.next, cell: nextCell - beforeStretch.cells)
      for kind in found.kinds {
        let count =
          (found.preceding.supplementaryItems[kind] ?? 0) - (beforeStretch.supplementaryItems[kind] ?? 0)
        found.supplementaryNumbers.append(UInt32(clamping: count))
      }
    } else {
      found.starts.append(at: found.next)
      found.patternNumbers.append(pattern.map { UInt16($0) } ?? MeasuredPlaces.noPattern)
    }
    var along: AxisRange?
    if let views = size.views {
      along = AxisRange(views, along: site.axis).moved(by: found.next)
      found.reachAcross.formUnion(AxisRange(views, along: site.axis.cross))
    }
    found.blocks.add(along, first: nextGroup)
    count(size, reach: found.next + size.length + edges.after)
    found.next += size.length + edges.after + site.spacing + edges.before
  }

  /// The pattern of the next group: of those that are full, and all cells of which are measured.
  private mutating func pattern() -> Int? {
    guard !isFilledByMeasure, nextCell + box.cellCount <= items.count,
      let number = patterns.number(ofGroupAt: nextCell)
    else { return nil }
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
