import LayoutSpec

/// Groups of self-sizing cells: where each group begins is stored, the frames within it are solved on demand.
///
/// Takes 10 bytes a group, and one or two for finding groups by place. Neighbouring groups whose cells all ask for the same lengths are
/// stamped from one and take nothing more; of other groups that are alike, one is kept solved.
struct MeasuredGroups: GroupSequence {
  /// Groups that follow each other and are kept in the same way.
  enum Stretch: Sendable {
    /// Groups that are all alike, and the index of the first of them.
    case stamped(StampedGroups)
    /// Groups whose places are stored: the index of the first, and of its place.
    case solved(first: Int, firstPlace: Int)
  }

  /// A full group at its estimates.
  let box: SolvedBox
  let items: ItemList
  let site: GroupSite
  /// Cells that begin before this place have been measured, points along the axis.
  let end: Double
  let length: Double
  let breadth: Double
  /// What uniform sides of the outermost group have grown to.
  let uniform: Extent?
  /// True if not all of the groups could be solved.
  let isCutShort: Bool
  let blocks: GroupBlocks
  /// How far the views reach across the axis.
  let reachAcross: AxisRange
  /// From where the groups were solved to where they stand: of a copy.
  private(set) var shift = Point.zero
  let stretches: [Stretch]
  /// Where groups begin along the axis, in the content's coordinates.
  let places: [Double]
  /// The groups that many of them are like, and which it is for each place.
  let patterns: [SolvedBox]
  let patternNumbers: [UInt16]
  /// The last group, if it is partial: to find its few cells all of its slots had to be solved.
  private let last: SolvedBox?
  /// The number of no pattern.
  static let noPattern = Int(UInt16.max)
  /// Where one more group would begin.
  private let next: Double

  init(
    box: SolvedBox, items: ItemList, site: GroupSite, measuredBefore end: Double, budget: SolvingBudget
  ) {
    var builder = MeasuredGroupBuilder(box: box, items: items, site: site, end: end, budget: budget)
    builder.build()
    if let uniform = builder.uniform {
      // Model: uniform-sections documented. "When specified on the outermost group for a section, the largest size will be shared across the entire section".
      builder = MeasuredGroupBuilder(
        box: box, items: items, site: site, end: builder.end, uniform: uniform, budget: budget)
      builder.build()
    }
    self.box = box
    self.items = items
    self.site = site
    self.end = builder.end
    uniform = builder.uniform
    length = builder.reach - site.start[site.axis]
    breadth = builder.breadth
    isCutShort = builder.isCutShort
    blocks = builder.blocks
    reachAcross = builder.reachAcross
    stretches = builder.stretches
    places = builder.places
    (patterns, patternNumbers) = builder.keptPatterns()
    last = builder.last
    next = builder.cursor
  }

  var itemCount: Int { items.count }

  func moved(by shift: Point) -> any GroupSequence {
    var result = self
    result.shift = shift
    return result
  }

  var count: Int { (items.count - 1) / box.cellCount + 1 }

  /// What reads the measured sizes of the cells; kept by what asks for one group after another.
  func cells() -> MeasuredGroupSolver {
    MeasuredGroupSolver(of: items, axis: site.axis, measuredBefore: end, grid: site.stamp.grid)
  }

  /// The cells of a group, by their index in the section.
  func cells(ofGroup index: Int) -> Range<Int> {
    index * box.cellCount..<min(items.count, (index + 1) * box.cellCount)
  }

  /// The groups that are stamped from the same one as a group; nil where it is solved by itself.
  func stampedGroups(with index: Int) -> StampedGroups? {
    if case .stamped(let groups) = stretches[stretch(ofGroup: index)] {
      groups.shifted(by: shift)
    } else {
      nil
    }
  }

  /// A group as it has come out, and its corner.
  func group(_ index: Int, _ cells: inout MeasuredGroupSolver) -> (box: SolvedBox, origin: Point) {
    switch stretches[stretch(ofGroup: index)] {
    case .stamped(let groups):
      return (groups.box, groups.origin(ofGroup: index - groups.firstGroup).moved(by: shift))
    case .solved(let first, let firstPlace):
      let place = firstPlace + index - first
      let solved: SolvedBox
      if let pattern = pattern(atPlace: place) {
        solved = patterns[pattern]
      } else if let last, index == count - 1 {
        solved = last
      } else {
        solved = cells.group(box, cells: self.cells(ofGroup: index), at: places[place], uniform: uniform)
      }
      return (solved, site.origin(of: solved, at: places[place]).moved(by: shift))
    }
  }

  func pattern(atPlace place: Int) -> Int? {
    guard !patterns.isEmpty, patternNumbers[place] != Self.noPattern else { return nil }
    return Int(patternNumbers[place])
  }

  private func stretch(ofGroup index: Int) -> Int {
    partitioningIndex(upTo: stretches.count - 1) { stretches[$0 + 1].first > index }
  }

  func start(ofGroup index: Int) -> Double {
    guard index < count else { return next - site.start[site.axis] }
    let start =
      switch stretches[stretch(ofGroup: index)] {
      case .stamped(let groups): groups.origin(ofGroup: index - groups.firstGroup)[site.axis]
      case .solved(let first, let firstPlace): places[firstPlace + index - first]
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

extension MeasuredGroups.Stretch {
  /// The index of the first group.
  var first: Int {
    switch self {
    case .stamped(let groups): groups.firstGroup
    case .solved(let first, _): first
    }
  }
}
