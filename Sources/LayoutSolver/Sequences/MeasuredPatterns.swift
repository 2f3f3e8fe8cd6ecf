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

  /// A side of a cell on which its measured length counts.
  private struct Side {
    let cell: Int
    let axis: Axis
    /// The width of the cell at its estimates, points.
    let width: Double
    /// True if the horizontal side of the same cell comes before this one.
    let hasMeasuredWidth: Bool
  }

  /// Larger groups hardly ever repeat.
  private static let greatestCellCount = 64
  private static let greatestCount = 4096

  private let box: SolvedBox
  private let uniform: Extent?
  private let grid: PixelGrid
  private var lengths: CellLengths
  private var solver: MeasuredGroupSolver
  private var sides: [Side] = []
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
    self.grid = grid
    lengths = CellLengths(items, grid: grid)
    solver = MeasuredGroupSolver(of: items, axis: axis, measuredBefore: .infinity, grid: grid)
    var sides: [Side] = []
    if box.cellCount <= Self.greatestCellCount {
      box.walk(cells: box.cellCount) { event in
        guard case .cell(let cell, _, let index, _) = event else { return true }
        let width = cell.viewWidth(inSlot: cell.extent.width)
        for axis in Axis.allCases where cell.selfSizing[axis] {
          sides.append(Side(cell: index, axis: axis, width: width, hasMeasuredWidth: cell.selfSizing.width))
        }
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
    var width = 0.0
    for (place, side) in sides.enumerated() {
      if side.axis == .horizontal || !side.hasMeasuredWidth { width = side.width }
      let asked = lengths.asked(byCell: first + side.cell, along: side.axis, width: width)
      if side.axis == .horizontal, let asked { width = grid.ceil(asked) }
      let bits = (asked ?? .nan).bitPattern
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
