import LayoutSpec

/// Groups of self-sizing cells: the start of each group is stored, the frames in it are solved on demand.
/// A group takes 10 bytes; if groups hold different numbers of cells, 12 bytes, plus 4 for each kind of supplementary item. Finding groups
/// by place takes one or two bytes more. Neighbouring groups whose cells all ask for the same lengths are stored together, as a stretch of
/// `RepeatedGroups`. Of equal groups that are not neighbours, one is kept solved: the pattern.
struct MeasuredGroups: GroupSequence {
  /// A full group at its estimates.
  let box: SolvedBox
  let items: ItemList
  let area: GroupArea
  /// The groups as they were solved, in the content's coordinates: a copy adds `shift`.
  let found: MeasuredPlaces
  /// Set if the groups hold only cells, so that they can be solved without boxes.
  let line: CellLine?
  /// How far this copy is from where its groups were solved, points.
  private(set) var shift = Point.zero

  init(
    box: SolvedBox, items: ItemList, area: GroupArea, measuredBefore end: Double, budget: SolvingBudget
  ) {
    var builder = MeasuredGroupBuilder(box: box, items: items, area: area, end: end, budget: budget)
    builder.build()
    if let uniform = builder.found.uniform {
      // Model: uniform-sections documented. "When specified on the outermost group for a section, the largest size will be shared across
      // the entire section".
      builder = MeasuredGroupBuilder(
        box: box, items: items, area: area, end: builder.found.end, uniform: uniform, budget: budget)
      builder.build()
    }
    self.box = box
    self.items = items
    self.area = area
    found = builder.found
    line = builder.line
  }

  var length: Double { found.reach - area.start[area.axis] }
  var breadth: Double { found.breadth }
  var isCutShort: Bool { found.isCutShort }
  var itemCount: Int { items.count }

  func moved(by shift: Point) -> any GroupSequence {
    var result = self
    result.shift = self.shift.moved(by: shift)
    return result
  }

  var count: Int { found.count }

  var elementCount: Int {
    box.hasVaryingCellCount
      ? found.preceding.supplementaryItems.values.reduce(items.count) { $0.addingSaturated($1) }
      : box.elementCount(cells: items.count, kinds: area.rules.kinds)
  }

  /// A solver that reads the measured sizes of the cells. Keep it while asking for several groups.
  func makeSolver() -> MeasuredGroupSolver {
    MeasuredGroupSolver(of: items, axis: area.axis, measuredBefore: found.end, grid: area.rules.grid)
  }

  func group(ofItem item: Int) -> Int {
    guard box.hasVaryingCellCount else { return item / box.cellCount }
    if let stored = storedGroup(ofItem: item) { return stored.index }
    guard case .repeated(let groups) = found.stretches[stretch(ofCell: item)] else { return 0 }
    return groups.firstGroup + groups.group(ofItem: item - groups.preceding.cells)
  }

  /// Only if groups hold different numbers of cells: the group of a cell, its cells, and where it began when it was solved, points;
  /// `nil` if the group is in a stretch of equal ones.
  func storedGroup(ofItem item: Int) -> (index: Int, cells: Range<Int>, start: Double)? {
    let stretch = stretch(ofCell: item)
    guard case .stored(let groups) = found.stretches[stretch] else { return nil }
    let end = groups.firstPlace + firstGroup(after: stretch) - groups.first
    let before = groups.preceding.cells
    let place = found.starts.index(ofCell: item - before, in: groups.firstPlace..<end)
    let next =
      place + 1 < end
      ? before + found.starts.firstCell(of: place + 1)
      : stretch + 1 < found.stretches.count ? found.stretches[stretch + 1].firstCell : items.count
    return (
      groups.first + place - groups.firstPlace, before + found.starts.firstCell(of: place)..<next,
      found.starts.places[place]
    )
  }

  private func stretch(ofCell cell: Int) -> Int {
    partitioningIndex(upTo: found.stretches.count - 1) { found.stretches[$0 + 1].firstCell > cell }
  }

  /// The index of the first group after a stretch.
  func firstGroup(after stretch: Int) -> Int {
    stretch + 1 < found.stretches.count ? found.stretches[stretch + 1].first : count
  }

  func cells(ofGroup index: Int) -> Range<Int> { firstCell(ofGroup: index)..<firstCell(ofGroup: index + 1) }

  func firstCell(ofGroup index: Int) -> Int {
    guard index < count else { return items.count }
    guard box.hasVaryingCellCount else { return index * box.cellCount }
    switch found.stretches[stretch(ofGroup: index)] {
    case .repeated(let groups):
      return groups.preceding.cells + (index - groups.firstGroup) * groups.box.cellCount
    case .stored(let groups):
      return groups.preceding.cells + found.starts.firstCell(of: groups.firstPlace + index - groups.first)
    }
  }

  /// The views before a group in the section.
  func preceding(ofGroup index: Int) -> PrecedingViews {
    guard box.hasVaryingCellCount else { return PrecedingViews(groups: index) }
    switch found.stretches[stretch(ofGroup: index)] {
    case .repeated(let groups):
      // Count by the groups of the stretch, which differ from the estimated one.
      let number = index - groups.firstGroup
      var preceding = groups.preceding
      preceding.cells += number * groups.box.cellCount
      if !found.kinds.isEmpty {
        for (kind, count) in groups.box.supplementaryCounts(area.rules.kinds) {
          preceding.supplementaryItems[kind, default: 0] += number * count
        }
      }
      return preceding
    case .stored(let groups):
      return found.preceding(atPlace: groups.firstPlace + index - groups.first, of: groups)
    }
  }

  /// The repeated groups that a group belongs to; `nil` if its place is stored.
  func repeatedGroups(with index: Int) -> RepeatedGroups? {
    if case .repeated(let groups) = found.stretches[stretch(ofGroup: index)] {
      groups.shifted(by: shift)
    } else {
      nil
    }
  }

  /// A solved group and its corner.
  func group(_ index: Int, _ solver: inout MeasuredGroupSolver) -> (box: SolvedBox, origin: Point) {
    switch found.stretches[stretch(ofGroup: index)] {
    case .repeated(let groups):
      return (groups.box, groups.origin(ofGroup: index - groups.firstGroup).moved(by: shift))
    case .stored(let groups):
      let place = groups.firstPlace + index - groups.first
      let solved: SolvedBox
      if let pattern = pattern(atPlace: place) {
        solved = found.patterns[pattern]
      } else if let last = found.last, index == count - 1 {
        solved = last
      } else {
        solved =
          solver.group(
            box, cells: firstCell(ofGroup: index)..<items.count, at: found.starts.places[place],
            uniform: found.uniform
          ).box
      }
      return (solved, area.origin(of: solved, at: found.starts.places[place]).moved(by: shift))
    }
  }

  func pattern(atPlace place: Int) -> Int? {
    guard !found.patterns.isEmpty, found.patternNumbers[place] != MeasuredPlaces.noPattern else { return nil }
    return Int(found.patternNumbers[place])
  }

  private func stretch(ofGroup index: Int) -> Int {
    partitioningIndex(upTo: found.stretches.count - 1) { found.stretches[$0 + 1].first > index }
  }

  func start(ofGroup index: Int) -> Double { place(ofGroup: index) - area.start[area.axis] }

  /// Where a group began along the axis when it was solved, points; a copy adds `shift`.
  func place(ofGroup index: Int) -> Double {
    guard index < count else { return found.next }
    switch found.stretches[stretch(ofGroup: index)] {
    case .repeated(let groups): return groups.origin(ofGroup: index - groups.firstGroup)[area.axis]
    case .stored(let groups): return found.starts.places[groups.firstPlace + index - groups.first]
    }
  }

  func length(ofGroup index: Int) -> Double {
    var solver = makeSolver()
    return group(index, &solver).box.length(ofPresent: cells(ofGroup: index).count, along: area.axis)
  }

  func alikeGroups(from index: Int) -> Int {
    guard case .repeated(let groups) = found.stretches[stretch(ofGroup: index)] else { return 1 }
    return groups.alikeGroups(from: index - groups.firstGroup)
  }

  var fullGroup: SolvedBox? { box }

  func placedGroup(_ index: Int) -> PlacedBox? {
    var solver = makeSolver()
    let (box, origin) = group(index, &solver)
    return PlacedBox(
      box: box, origin: origin, cellCount: cells(ofGroup: index).count,
      preceding: preceding(ofGroup: index),
      rules: area.rules)
  }
}

extension MeasuredPlaces {
  /// The views before a group of a stretch in which groups hold different numbers of cells.
  fileprivate func preceding(atPlace place: Int, of groups: StoredGroups) -> PrecedingViews {
    var preceding = groups.preceding
    preceding.cells += starts.firstCell(of: place)
    for (index, kind) in kinds.enumerated() {
      preceding.supplementaryItems[kind, default: 0] += Int(supplementaryNumbers[place * kinds.count + index])
    }
    return preceding
  }
}
