import LayoutSpec

/// Reads the measured sizes of a section's cells; fast for reads in order.
struct CellLengths {
  private let items: ItemList
  private let grid: PixelGrid
  private var range = 0..<0
  private var ratios = MeasuredLengths.none
  private var sizes = MeasuredSizes.none
  /// True if lengths of the run follow from the cells' widths.
  private var followsWidth = false

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
      followsWidth = Axis.allCases.contains { if case .ofWidth = sizes[$0] { true } else { false } }
    }
    return cell - range.lowerBound
  }

  /// The length that a cell asks for along an axis, points, if any.
  /// - Parameter width: the width of the cell, points.
  @inline(__always)
  mutating func asked(byCell cell: Int, along axis: Axis, width: @autoclosure () -> Double) -> Double? {
    let offset = offset(of: cell)
    if followsWidth { return items.measuredLength(of: cell, along: axis, width: width()) }
    return sizes[axis].length(at: offset)
  }

  /// The length of a waterfall's cell, whole pixels: from its ratio (choice ratio-rounding), or measured. Whole lengths make columns end on
  /// pixels, and equal columns tie exactly.
  mutating func length(ofCell cell: Int, along axis: Axis, breadth: Double) -> Double {
    let offset = offset(of: cell)
    if let ratio = ratios.length(at: offset) {
      let length = axis == .vertical ? breadth / ratio : breadth * ratio
      return max(grid.floor(length), 1 / grid.scale)
    }
    return grid.ceil(asked(byCell: cell, along: axis, width: breadth) ?? 0)
  }

  /// A cell's measured size, whole pixels; 0 on axes on which it asks for nothing.
  mutating func extent(ofCell cell: Int) -> Extent {
    let width = grid.ceil(asked(byCell: cell, along: .horizontal, width: 0) ?? 0)
    return Extent(width: width, height: grid.ceil(asked(byCell: cell, along: .vertical, width: width) ?? 0))
  }
}

extension ItemList {
  /// True if all cells ask for the same size, so that arithmetic gives their places.
  package var areAlike: Bool {
    guard let first = runs.first else { return true }
    return runs.allSatisfy { run in
      run.aspectRatios == first.aspectRatios && run.measured == first.measured
    } && !first.aspectRatios.differ && !first.measured.width.differ && !first.measured.height.differ
  }
}

extension MeasuredLengths {
  /// True if cells may have different lengths.
  var differ: Bool {
    switch self {
    case .none, .same: false
    case .each: true
    case .ofWidth(let program): program.usesTexts || !program.ignoresIndex
    }
  }
}
