import LayoutSpec

/// Finds full groups whose cells ask for the same lengths: one of them, the pattern, is solved, and the others are equal to it wherever all
/// of their cells are measured.
struct MeasuredPatterns {
  struct Pattern {
    let box: SolvedBox
    /// How far into the group the last measured cell begins, points.
    let lastStart: Double
    /// How many groups are equal to it.
    var uses = 0
  }

  /// Larger groups hardly ever repeat.
  private static let greatestCellCount = 64
  private static let greatestCount = 4096

  private let box: SolvedBox
  private let uniform: Extent?
  private var lengths: CellLengths
  private var solver: MeasuredGroupSolver
  /// The sides of a group's cells on which measured lengths count.
  private var sides: [(cell: Int, axis: Axis)] = []
  /// The lengths of the current group, as bits.
  private var key: [UInt64]
  /// The lengths of all patterns, one after the other.
  private var keys: [UInt64] = []
  /// The patterns by a hash of their lengths.
  private var numbers: [UInt64: Int] = [:]
  private(set) var patterns: [Pattern] = []

  /// - Parameters:
  ///   - box: the full group at its estimates.
  ///   - uniform: the lengths to which the groups' uniform sides have grown.
  init(of items: ItemList, box: SolvedBox, uniform: Extent?, axis: Axis, grid: PixelGrid) {
    self.box = box
    self.uniform = uniform
    lengths = CellLengths(items, grid: grid)
    solver = MeasuredGroupSolver(of: items, axis: axis, measuredBefore: .infinity, grid: grid)
    var sides: [(cell: Int, axis: Axis)] = []
    if box.cellCount <= Self.greatestCellCount {
      box.walk(cells: box.cellCount) { event in
        guard case .cell(let cell, _, let index, _) = event else { return true }
        for axis in Axis.allCases where cell.selfSizing[axis] { sides.append((index, axis)) }
        return true
      }
    }
    self.sides = sides
    key = Array(repeating: 0, count: sides.count)
  }

  /// The pattern of a full group; `nil` if the group is large, or there are too many patterns.
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
