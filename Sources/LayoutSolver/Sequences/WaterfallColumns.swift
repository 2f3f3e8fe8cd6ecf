import LayoutSpec

/// The cells of a waterfall: each goes into the shortest column, or the first of several that are equally short (choice waterfall). The
/// place of every cell is stored in 13 bytes, unless all cells are equal: then arithmetic gives it.
struct WaterfallColumns: CellSequence {
  var area: CellArea
  let waterfall: Waterfall
  let items: ItemList
  let count: Int
  private(set) var length = 0.0
  /// A column's length across the axis, points.
  let columnBreadth: Double
  /// Where cells begin along the axis, points from the area's corner; empty if all cells are equal.
  private(set) var starts: [Double] = []
  /// The column of each cell.
  private(set) var columns: [UInt32] = []
  private(set) var blocks = GroupBlocks()
  /// The length of every cell, if all are equal.
  let commonLength: Double
  /// The number of columns that are used if all cells are equal. It is 1 if negative spacing cancels a cell's
  /// length: then the first column stays the shortest.
  let alikeColumns: Int

  init(_ waterfall: Waterfall, items: ItemList, area: CellArea) {
    self.area = area
    self.waterfall = waterfall
    self.items = items
    let number = max(1, waterfall.columnCount)
    // As in a grid: equal shares, cut down to pixels.
    let gaps = Double(number - 1) * waterfall.interItemSpacing
    columnBreadth = max(0, area.rules.grid.floor((area.room - gaps) / Double(number)))
    var lengths = CellLengths(items, grid: area.rules.grid)
    if items.areAlike {
      count = items.count
      commonLength =
        items.count > 0 ? lengths.length(ofCell: 0, along: area.axis, breadth: columnBreadth) : 0
      alikeColumns = commonLength + waterfall.interGroupSpacing > 0 ? number : 1
      // With such spacing the first cell of a column ends last (choice waterfall-overlap).
      let rows = (items.count + alikeColumns - 1) / alikeColumns
      length = rows > 0 ? max(commonLength, Double(rows - 1) * rowStride + commonLength) : 0
      return
    }
    count = min(items.count, CellArea.greatestCount)
    commonLength = 0
    alikeColumns = number
    starts.reserveCapacity(count)
    columns.reserveCapacity(count)
    var heap = ColumnHeap(count: number, grid: area.rules.grid, gap: waterfall.interGroupSpacing)
    for cell in 0..<count {
      let length = lengths.length(ofCell: cell, along: area.axis, breadth: columnBreadth)
      let (column, start) = heap.add(length)
      columns.append(UInt32(column))
      starts.append(start)
      self.length = max(self.length, start + length)
      blocks.add(AxisRange(start: start, end: start + length), first: cell)
    }
    blocks.finish()
  }

  var columnStride: Double { columnBreadth + waterfall.interItemSpacing }
  /// From a cell to the next in its column, if all cells are equal, points.
  var rowStride: Double { commonLength + waterfall.interGroupSpacing }
  var itemCount: Int { count }
  func cells(ofGroup index: Int) -> Range<Int> { index..<index + 1 }
  func group(ofItem item: Int) -> Int { item }

  /// Columns that do not fit stick out and do not widen the content, like the subitems of a counted group.
  var breadth: Double { 0 }
  func start(ofGroup index: Int) -> Double { place(ofCell: index).start }

  func length(ofGroup index: Int) -> Double {
    var lengths = CellLengths(items, grid: area.rules.grid)
    return lengths.length(ofCell: index, along: area.axis, breadth: columnBreadth)
  }

  /// The column of a cell, and where the cell begins in it.
  func place(ofCell cell: Int) -> (column: Int, start: Double) {
    if !starts.isEmpty { return (Int(columns[cell]), starts[cell]) }
    let (row, column) = cell.quotientAndRemainder(dividingBy: alikeColumns)
    return (column, Double(row) * rowStride)
  }

  func frame(_ cell: Int, _ lengths: inout CellLengths) -> Rect {
    let (column, start) = place(ofCell: cell)
    let length = lengths.length(ofCell: cell, along: area.axis, breadth: columnBreadth)
    return area.frame(
      along: start, across: Double(column) * columnStride,
      extent: Extent(along: area.axis, length, across: columnBreadth))
  }

  func frame(ofItem item: Int) -> Rect? {
    guard item >= 0, item < count else { return nil }
    var lengths = CellLengths(items, grid: area.rules.grid)
    return frame(item, &lengths)
  }
}

/// A heap of columns, ordered by where their next cell begins and, if that is equal, by their index.
private struct ColumnHeap {
  private struct Column {
    let index: Int
    /// The sum of the cells' lengths in pixels: whole, so that it is exact.
    var pixels = 0.0
    var cells = 0
    var next = 0.0
    /// `next` in pixels, for comparisons.
    var nextPixel = 0.0
  }

  private var columns: [Column]
  private let grid: PixelGrid
  private let gap: Double

  init(count: Int, grid: PixelGrid, gap: Double) {
    columns = (0..<count).map { Column(index: $0) }
    self.grid = grid
    self.gap = gap
  }

  /// Puts a cell into the shortest column; returns the column and where the cell begins.
  mutating func add(_ length: Double) -> (column: Int, start: Double) {
    let (index, start) = (columns[0].index, columns[0].next)
    columns[0].pixels += (length * grid.scale).rounded()
    columns[0].cells += 1
    columns[0].next = columns[0].pixels / grid.scale + Double(columns[0].cells) * gap
    columns[0].nextPixel = grid.pixels(columns[0].next)
    sink()
    return (index, start)
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < columns.count {
        if isBefore(columns[child], columns[least]) { least = child }
      }
      if least == parent { return }
      columns.swapAt(parent, least)
      parent = least
    }
  }

  private func isBefore(_ one: Column, _ other: Column) -> Bool {
    one.nextPixel != other.nextPixel ? one.nextPixel < other.nextPixel : one.index < other.index
  }
}
