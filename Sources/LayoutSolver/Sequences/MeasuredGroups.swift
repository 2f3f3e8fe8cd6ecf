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
  /// Where they stand, in the content's coordinates.
  let found: MeasuredPlaces
  /// From where the groups were solved to where they stand: of a copy.
  private(set) var shift = Point.zero
  /// The number of no pattern.
  static let noPattern = Int(UInt16.max)

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
    result.shift = shift
    return result
  }

  var count: Int { (items.count - 1) / box.cellCount + 1 }

  /// What reads the measured sizes of the cells; kept by what asks for one group after another.
  func cells() -> MeasuredGroupSolver {
    MeasuredGroupSolver(of: items, axis: site.axis, measuredBefore: found.end, grid: site.stamp.grid)
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
    guard !found.patterns.isEmpty, found.patternNumbers[place] != Self.noPattern else { return nil }
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
      box: box, origin: origin, cellCount: self.cells(ofGroup: index).count, stamp: site.stamp)
  }
}

/// Where groups of self-sizing cells stand, and how far they reach.
struct MeasuredPlaces: Sendable {
  /// Groups that follow each other and are kept in the same way.
  enum Stretch: Sendable {
    /// Groups that are all alike, and the index of the first of them.
    case stamped(StampedGroups)
    /// Groups whose places are stored: the index of the first, and of its place.
    case solved(first: Int, firstPlace: Int)

    /// The index of the first group.
    var first: Int {
      switch self {
      case .stamped(let groups): groups.firstGroup
      case .solved(let first, _): first
      }
    }
  }

  /// Cells that begin before this place have been measured, points along the axis.
  let end: Double
  /// What uniform sides of the groups have grown to; nil where there are none, or before it is known.
  var uniform: Extent?
  var stretches: [Stretch] = []
  /// Where groups begin along the axis.
  var places: [Double] = []
  /// The groups that many of them are like, and which it is for each place.
  var patterns: [SolvedBox] = []
  var patternNumbers: [UInt16] = []
  /// The last group, if it is partial: to find its few cells all of its slots had to be solved.
  var last: SolvedBox?
  var blocks = GroupBlocks()
  /// How far the views reach across the axis.
  var reachAcross = AxisRange.nothing
  /// How far the groups reach along the axis, edge spacing included.
  var reach = -Double.infinity
  /// How much the widest group takes across the axis, points.
  var breadth = 0.0
  /// True if not all of the groups could be solved.
  var isCutShort = false
  /// Where one more group would begin.
  var next: Double
}
