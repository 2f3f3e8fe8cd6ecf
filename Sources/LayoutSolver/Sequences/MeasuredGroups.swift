import LayoutSpec

/// Groups of self-sizing cells: where each group begins is stored, the frames within it are solved on demand.
///
/// Takes 10 bytes a group, and one or two for finding groups by place. Neighbouring groups whose cells all ask for the same lengths are
/// stamped from one and take nothing more; of other groups that are alike, one is kept solved.
struct MeasuredGroups: GroupSequence {
  /// A full group at its estimates.
  let box: SolvedBox
  let items: ItemList
  let site: GroupSite
  /// Where the groups stood when they were solved, in the content's coordinates: a copy adds `shift`.
  let found: MeasuredPlaces
  /// How far this copy stands from where its groups were solved, points.
  private(set) var shift = Point.zero

  init(
    box: SolvedBox, items: ItemList, site: GroupSite, measuredBefore end: Double, budget: SolvingBudget
  ) {
    var builder = MeasuredGroupBuilder(box: box, items: items, site: site, end: end, budget: budget)
    builder.build()
    if let uniform = builder.found.uniform {
      // Model: uniform-sections documented. "When specified on the outermost group for a section, the largest size will be shared across the entire section".
      builder = MeasuredGroupBuilder(
        box: box, items: items, site: site, end: builder.found.end, uniform: uniform, budget: budget)
      builder.build()
    }
    self.box = box
    self.items = items
    self.site = site
    found = builder.found
  }

  var length: Double { found.reach - site.start[site.axis] }
  var breadth: Double { found.breadth }
  var isCutShort: Bool { found.isCutShort }
  var itemCount: Int { items.count }

  func moved(by shift: Point) -> any GroupSequence {
    var result = self
    result.shift = self.shift.moved(by: shift)
    return result
  }

  var count: Int { (items.count - 1) / box.cellCount + 1 }

  /// What reads the measured sizes of the cells; kept by what asks for one group after another.
  func cells() -> MeasuredGroupSolver {
    MeasuredGroupSolver(of: items, axis: site.axis, measuredBefore: found.end, grid: site.rules.grid)
  }

  /// The cells of a group, by their index in the section.
  func cells(ofGroup index: Int) -> Range<Int> {
    index * box.cellCount..<min(items.count, (index + 1) * box.cellCount)
  }

  /// The groups that are stamped from the same one as a group; nil where it is solved by itself.
  func stampedGroups(with index: Int) -> StampedGroups? {
    if case .stamped(let groups) = found.stretches[stretch(ofGroup: index)] {
      groups.shifted(by: shift)
    } else {
      nil
    }
  }

  /// A group as it has come out, and its corner.
  func group(_ index: Int, _ cells: inout MeasuredGroupSolver) -> (box: SolvedBox, origin: Point) {
    switch found.stretches[stretch(ofGroup: index)] {
    case .stamped(let groups):
      return (groups.box, groups.origin(ofGroup: index - groups.firstGroup).moved(by: shift))
    case .solved(let first, let firstPlace):
      let place = firstPlace + index - first
      let solved: SolvedBox
      if let pattern = pattern(atPlace: place) {
        solved = found.patterns[pattern]
      } else if let last = found.last, index == count - 1 {
        solved = last
      } else {
        solved = cells.group(
          box, cells: self.cells(ofGroup: index), at: found.places[place], uniform: found.uniform)
      }
      return (solved, site.origin(of: solved, at: found.places[place]).moved(by: shift))
    }
  }

  func pattern(atPlace place: Int) -> Int? {
    guard !found.patterns.isEmpty, found.patternNumbers[place] != MeasuredPlaces.noPattern else { return nil }
    return Int(found.patternNumbers[place])
  }

  private func stretch(ofGroup index: Int) -> Int {
    partitioningIndex(upTo: found.stretches.count - 1) { found.stretches[$0 + 1].first > index }
  }

  func start(ofGroup index: Int) -> Double {
    guard index < count else { return found.next - site.start[site.axis] }
    let start =
      switch found.stretches[stretch(ofGroup: index)] {
      case .stamped(let groups): groups.origin(ofGroup: index - groups.firstGroup)[site.axis]
      case .solved(let first, let firstPlace): found.places[firstPlace + index - first]
      }
    return start - site.start[site.axis]
  }

  func length(ofGroup index: Int) -> Double {
    var cells = cells()
    return group(index, &cells).box.length(ofPresent: self.cells(ofGroup: index).count, along: site.axis)
  }

  var fullGroup: SolvedBox? { box }

  func placedGroup(_ index: Int) -> PlacedBox? {
    var cells = cells()
    let (box, origin) = group(index, &cells)
    return PlacedBox(
      box: box, origin: origin, cellCount: self.cells(ofGroup: index).count, rules: site.rules)
  }
}
