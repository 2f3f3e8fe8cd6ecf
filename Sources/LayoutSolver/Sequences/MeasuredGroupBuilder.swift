import LayoutSpec

/// Finds where the groups of self-sizing cells begin, from the first to the last.
/// The rule of `measure: visible` is to measure the first unmeasured cell that begins in the visible range, again and again. One pass in
/// order does the same, because a measured cell moves only the cells after it.
struct MeasuredGroupBuilder {
  private let box: SolvedBox
  private let items: ItemList
  private let area: GroupArea
  private let budget: SolvingBudget
  /// True if groups hold different numbers of cells.
  private let isFilledByMeasure: Bool
  /// The range in which the self-sizing cells of a group at its estimates begin, along the axis.
  private let starts: AxisRange
  private let edges: (before: Double, after: Double)
  private var solver: MeasuredGroupSolver
  /// Set if the groups hold only cells, so that they can be solved without boxes.
  let line: CellLine?
  private var filled: FilledLine

  /// The groups so far.
  private(set) var found: MeasuredPlaces
  /// True if the last stretch is of stored groups; `beforeStretch` are the views before it.
  private var isSolving = false
  private var beforeStretch = PrecedingViews()
  private var patterns: MeasuredPatterns
  /// The size of each pattern.
  private var patternSizes: [GroupSize] = []
  private var greatest = Extent()
  private var nextGroup = 0
  private var nextCell = 0
  /// No stretch of equal groups begins before this cell.
  private var noStretchBefore = 0

  /// Fewer equal groups than this are stored one by one: a repeated stretch would take as much memory.
  private static let leastStretch = 64
  /// A pattern that fewer groups share is not kept: it would take as much memory as their places.
  private static let leastUses = 8

  /// - Parameter uniform: the lengths to which the groups' uniform sides have grown, if an earlier pass has found them.
  init(
    box: SolvedBox, items: ItemList, area: GroupArea, end: Double, uniform: Extent? = nil,
    budget: SolvingBudget
  ) {
    self.box = box
    self.items = items
    self.area = area
    self.budget = budget
    edges = (box.edgeSpacing.start(area.axis).minimum, box.edgeSpacing.end(area.axis).minimum)
    let start = area.start[area.axis] + edges.before
    starts = box.cellStarts(along: area.axis) ?? AxisRange(start: 0, end: 0)
    let isUniform = !SelfSizingAxes.uniform(in: box.node.size).isEmpty
    // For a uniform dimension all siblings are measured, visible or not.
    let end = !isUniform ? end : start + starts.start < end ? .infinity : -.infinity
    found = MeasuredPlaces(end: end, uniform: uniform, next: start)
    solver = MeasuredGroupSolver(of: items, axis: area.axis, measuredBefore: end, grid: area.rules.grid)
    line = CellLine(of: box, items: items, along: area.axis, measuredBefore: end)
    filled = FilledLine(line, items: items, grid: area.rules.grid)
    isFilledByMeasure = box.hasVaryingCellCount
    patterns = MeasuredPatterns(
      of: items, box: box, uniform: uniform, axis: area.axis, grid: area.rules.grid)
    if isFilledByMeasure { found.kinds = box.supplementaryKinds(area.rules.kinds).sorted() }
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
        addRepeated(alike, number)
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

  /// Keeps the patterns that are worth their memory. Groups of the others are solved again on demand.
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

  /// True if nothing is measured from here on: no later group begins before the next one.
  private var isOutOfSight: Bool { found.next + starts.start >= found.end && stride(of: box) >= 0 }

  /// The number of equal groups from the next one on, and one of them; `nil` if they are too few.
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
    let distance = found.end - (whole.cellStarts(along: area.axis)?.end ?? 0) - found.next
    if distance > 0 {
      let stride = stride(of: whole)
      if stride <= 0 { return (whole, number) }
      let inSight = min(Double(number), (distance / stride).rounded(.up))
      return Int(inSight) >= Self.leastStretch ? (whole, Int(inSight)) : nil
    }
    // If a partly measured group does not advance, the next ones begin at the same place and are measured alike.
    let (part, partCount) = solved(at: found.next)
    return stride(of: part) == 0 && partCount == cellCount ? (part, number) : nil
  }

  /// How many groups equal to `group` the rest of a run makes; `nil` if they are too few.
  /// - Parameter asked: how many cells decide what the group holds, including the first one that does not fit.
  private mutating func number(of group: SolvedBox, asked: Int, inRun: Int) -> Int? {
    let number = (inRun - (isFilledByMeasure ? max(0, asked - group.cellCount) : 0)) / group.cellCount
    return number >= Self.leastStretch ? number : nil
  }

  /// The next group as it would be if it began at `start`, and how many cells it would hold.
  private mutating func solved(at start: Double) -> (box: SolvedBox, cellCount: Int) {
    solver.group(box, cells: nextCell..<items.count, at: start, uniform: found.uniform)
  }

  private func stride(of box: SolvedBox) -> Double {
    edges.before + box.extent[area.axis] + edges.after + area.spacing
  }

  private mutating func addRepeated(_ alike: SolvedBox, _ number: Int) {
    var start = area.start
    start[area.axis] = found.next - edges.before
    var groups = RepeatedGroups(
      box: alike, itemCount: number * alike.cellCount,
      area: GroupArea(
        axis: area.axis, start: start, room: area.room, spacing: area.spacing, rules: area.rules))
    groups.firstGroup = nextGroup
    groups.preceding = isFilledByMeasure ? found.preceding : PrecedingViews(groups: nextGroup)
    found.stretches.append(.repeated(groups))
    found.blocks.add(groups.reach(along: area.axis), first: nextGroup, isWhole: true)
    found.reachAcross.formUnion(groups.reach(along: area.axis.cross) ?? .nothing)
    count(size(of: alike, cells: alike.cellCount), reach: start[area.axis] + groups.length)
    isSolving = false
    found.next += Double(number) * groups.stride
    goOn(past: alike, number)
  }

  /// Advances past `number` equal groups.
  @inline(__always)
  private mutating func goOn(past group: SolvedBox, _ number: Int, cells: Int? = nil) {
    nextGroup += number
    nextCell += cells ?? number * group.cellCount
    found.preceding.cells = nextCell
    guard !found.kinds.isEmpty else { return }
    for (kind, count) in group.supplementaryCounts(area.rules.kinds, cells: cells ?? group.cellCount) {
      found.preceding.supplementaryItems[kind, default: 0] += number * count
    }
  }

  // MARK: One by one

  /// The size of a group, wherever it begins along the axis.
  private struct GroupSize {
    /// The rectangle of its views from its start along the axis, and across it in the content.
    let views: Rect?
    let length: Double
    let breadth: Double
  }

  private func size(of solved: SolvedBox, cells: Int) -> GroupSize {
    GroupSize(
      views: solved.reach?.offset(by: area.origin(of: solved, at: 0)),
      length: solved.length(ofPresent: cells, along: area.axis), breadth: solved.extent[area.axis.cross])
  }

  private mutating func solve() {
    budget.groups -= 1
    if let pattern = pattern() {
      keep(patternSizes[pattern], pattern: pattern)
      goOn(past: box, 1)
    } else if let count = filled.fill(from: nextCell, at: found.next), let (extent, views) = filled.size() {
      keep(
        GroupSize(
          views: views.offset(by: area.origin(of: extent, box.edgeSpacing, at: 0)), length: extent[area.axis],
          breadth: extent[area.axis.cross]))
      goOn(past: box, 1, cells: count)
    } else {
      let (solved, count) = self.solved(at: found.next)
      if count < solved.cellCount { found.last = solved }
      keep(size(of: solved, cells: count))
      goOn(past: solved, 1, cells: count)
    }
  }

  /// Stores the next group.
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
      along = AxisRange(views, along: area.axis).moved(by: found.next)
      found.reachAcross.formUnion(AxisRange(views, along: area.axis.cross))
    }
    found.blocks.add(along, first: nextGroup)
    count(size, reach: found.next + size.length + edges.after)
    found.next += size.length + edges.after + area.spacing + edges.before
  }

  /// The pattern of the next group, if it is full and all its cells are measured.
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
    // A negative length shortens the sequence, as in `RepeatedGroups`.
    found.reach = size.length < 0 ? reach : max(found.reach, reach)
    found.breadth = max(found.breadth, size.breadth)
    greatest[area.axis] = max(greatest[area.axis], size.length)
    greatest[area.axis.cross] = max(greatest[area.axis.cross], size.breadth)
  }
}

extension SolvedBox {
  /// The range in which the self-sizing cells of a full box begin along an axis.
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
