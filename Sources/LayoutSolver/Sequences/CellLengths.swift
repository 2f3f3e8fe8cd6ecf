import LayoutSpec

/// Reads what the cells of a section ask for, fast where they are read in order.
struct CellLengths {
  private let items: ItemList
  private let grid: PixelGrid
  private var range = 0..<0
  private var ratios = MeasuredLengths.none
  private var sizes = MeasuredSizes.none

  init(_ items: ItemList, grid: PixelGrid) {
    self.items = items
    self.grid = grid
  }

  private mutating func offset(of cell: Int) -> Int {
    if !range.contains(cell) {
      guard let (run, offset) = items.position(of: cell) else { return 0 }
      range = cell - offset..<cell - offset + run.count
      ratios = run.aspectRatios
      sizes = run.measured
    }
    return cell - range.lowerBound
  }

  /// The length that a cell asks for along an axis, points; nil if it asks for none.
  mutating func asked(byCell cell: Int, along axis: Axis) -> Double? {
    let offset = offset(of: cell)
    return sizes[axis].length(at: offset)
  }

  /// How long a cell of a waterfall is, whole pixels.
  ///
  /// Both a length that follows from the ratio (choice ratio-rounding) and a measured one are whole, so that columns end on pixels and those of one length tie
  /// exactly.
  mutating func length(ofCell cell: Int, along axis: Axis, breadth: Double) -> Double {
    let offset = offset(of: cell)
    if let ratio = ratios.length(at: offset) {
      let length = axis == .vertical ? breadth / ratio : breadth * ratio
      return max(grid.floor(length), 1 / grid.scale)
    }
    return grid.ceil(sizes[axis].length(at: offset) ?? 0)
  }

  /// A cell's own size, whole pixels; what it does not ask for is 0.
  mutating func extent(ofCell cell: Int) -> Extent {
    Extent(
      width: grid.ceil(asked(byCell: cell, along: .horizontal) ?? 0),
      height: grid.ceil(asked(byCell: cell, along: .vertical) ?? 0))
  }
}

extension ItemList {
  /// True if all cells ask for the same sizes: then their places are arithmetic.
  var areAlike: Bool {
    guard let first = runs.first else { return true }
    return runs.allSatisfy { run in
      run.aspectRatios == first.aspectRatios && run.measured == first.measured
    } && !first.aspectRatios.differ && !first.measured.width.differ && !first.measured.height.differ
  }
}

extension MeasuredLengths {
  fileprivate var differ: Bool {
    if case .each = self { true } else { false }
  }
}
