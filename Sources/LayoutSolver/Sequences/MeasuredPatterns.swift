import LayoutSpec

/// Finds full groups whose cells ask for the same lengths: one of them is solved, and the others are like it wherever they stand, as long as
/// all of their cells have been measured.
struct MeasuredPatterns {
  /// A group that others are like.
  struct Pattern {
    let box: SolvedBox
    /// How far into the group the last of its cells begins that is measured, points.
    let lastStart: Double
    /// How many groups were found to be like it.
    var uses = 0
  }

  /// Groups of more cells hardly ever repeat.
  private static let greatestCellCount = 64
  /// The most patterns of a section.
  private static let greatestCount = 4096

  private let box: SolvedBox
  private let uniform: Extent?
  private var lengths: CellLengths
  private var solver: MeasuredGroupSolver
  /// The sides of a group's cells that measured lengths count for.
  private var sides: [(cell: Int, axis: Axis)] = []
  /// The lengths of the group that is looked for, as bits.
  private var key: [UInt64]
  /// Those of all patterns, one after the other.
  private var keys: [UInt64] = []
  /// The patterns by what their lengths are mixed to.
  private var numbers: [UInt64: Int] = [:]
  private(set) var patterns: [Pattern] = []

  /// - Parameters:
  ///   - box: the full group at its estimates.
  ///   - uniform: what uniform sides of the groups have grown to.
  init(of items: ItemList, box: SolvedBox, uniform: Extent?, axis: Axis, grid: PixelGrid) {
    self.box = box
    self.uniform = uniform
    lengths = CellLengths(items, grid: grid)
    solver = MeasuredGroupSolver(of: items, axis: axis, measuredBefore: .infinity, grid: grid)
    var sides: [(cell: Int, axis: Axis)] = []
    if box.cellCount <= Self.greatestCellCount {
      box.walk(cells: 0..<box.cellCount) { event in
        guard case .cell(let cell, _, let index, _) = event else { return true }
        for axis in Axis.allCases where cell.selfSizing[axis] { sides.append((index, axis)) }
        return true
      }
    }
    self.sides = sides
    key = Array(repeating: 0, count: sides.count)
  }

  /// The pattern of a full group; nil where it is to be solved by itself: it has many cells, or there are too many patterns.
  ///
  /// - Parameter first: the index in the section of the group's first cell.
  mutating func number(ofGroupAt first: Int) -> Int? {
    var mixed: UInt64 = 0
    for (place, side) in sides.enumerated() {
      let bits = (lengths.asked(byCell: first + side.cell, along: side.axis) ?? .nan).bitPattern
      key[place] = bits
      mixed = (mixed ^ bits) &* 0x9e37_79b9_7f4a_7c15
      mixed ^= mixed >> 32
    }
    if let number = numbers[mixed] {
      for place in sides.indices where keys[number * sides.count + place] != key[place] { return nil }
      patterns[number].uses += 1
      return number
    }
    guard patterns.count < Self.greatestCount, !sides.isEmpty else { return nil }
    let solved = solver.group(box, cells: first..<first + box.cellCount, at: 0, uniform: uniform).box
    numbers[mixed] = patterns.count
    keys += key
    patterns.append(Pattern(box: solved, lastStart: solver.lastStart, uses: 1))
    return patterns.count - 1
  }
}
