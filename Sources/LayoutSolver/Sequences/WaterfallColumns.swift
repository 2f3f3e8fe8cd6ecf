import LayoutSpec

/// The cells of a waterfall: each stands in the shortest of some columns of equal breadth, of several in the first (choice waterfall).
///
/// Where every cell stands is found once and stored, 13 bytes a cell; of cells that are all alike it is arithmetic.
struct WaterfallColumns: CellSequence {
  var site: CellSite
  let waterfall: Waterfall
  let items: ItemList
  /// How many cells have a place.
  let count: Int
  private(set) var length = 0.0
  /// A column's side across the axis, points.
  let columnBreadth: Double
  /// Where cells begin along the axis, points from where the columns begin; empty where all cells are alike.
  private(set) var starts: [Double] = []
  /// The columns in which they stand.
  private(set) var columns: [UInt32] = []
  private(set) var blocks = GroupBlocks()
  /// How long each cell is where all are alike.
  let commonLength: Double
  /// How many columns then take part: where spacing takes back what a cell is long, the first stays the shortest.
  let alikeColumns: Int

  init(_ waterfall: Waterfall, items: ItemList, site: CellSite) {
    self.site = site
    self.waterfall = waterfall
    self.items = items
    let number = max(1, waterfall.columnCount)
    // As the columns of a grid: equal shares, cut down to pixels.
    let gaps = Double(number - 1) * waterfall.interItemSpacing
    columnBreadth = max(0, site.rules.grid.floor((site.room - gaps) / Double(number)))
    var lengths = CellLengths(items, grid: site.rules.grid)
    if items.areAlike {
      count = items.count
      commonLength =
        items.count > 0 ? lengths.length(ofCell: 0, along: site.axis, breadth: columnBreadth) : 0
      alikeColumns = commonLength + waterfall.interGroupSpacing > 0 ? number : 1
      // Where spacing is more than the cells' own length the wrong way, the first cell of a column reaches farthest (choice waterfall-overlap).
      let rows = (items.count + alikeColumns - 1) / alikeColumns
      length = rows > 0 ? max(commonLength, Double(rows - 1) * rowStride + commonLength) : 0
      return
    }
    count = min(items.count, CellSite.greatestCount)
    commonLength = 0
    alikeColumns = number
    starts.reserveCapacity(count)
    columns.reserveCapacity(count)
    var heap = ColumnHeap(count: number, grid: site.rules.grid, gap: waterfall.interGroupSpacing)
    for cell in 0..<count {
      let length = lengths.length(ofCell: cell, along: site.axis, breadth: columnBreadth)
      let (column, start) = heap.add(length)
      columns.append(UInt32(column))
      starts.append(start)
      self.length = max(self.length, start + length)
      blocks.add(AxisRange(start: start, end: start + length), first: cell)
    }
    blocks.finish()
  }

  /// From one column to the next, points.
  var columnStride: Double { columnBreadth + waterfall.interItemSpacing }
  /// From a cell to the next in its column where all cells are alike, points.
  var rowStride: Double { commonLength + waterfall.interGroupSpacing }
  var itemCount: Int { count }
  func cells(ofGroup index: Int) -> Range<Int> { index..<index + 1 }
  func group(ofItem item: Int) -> Int { item }

  /// Columns that do not fit stick out and widen nothing, as the subitems of a counted group.
  var breadth: Double { 0 }
  func start(ofGroup index: Int) -> Double { starts.isEmpty ? alike(index).start : starts[index] }

  func length(ofGroup index: Int) -> Double {
    var lengths = CellLengths(items, grid: site.rules.grid)
    return lengths.length(ofCell: index, along: site.axis, breadth: columnBreadth)
  }

  func alike(_ cell: Int) -> (column: Int, start: Double) {
    let (row, column) = cell.quotientAndRemainder(dividingBy: alikeColumns)
    return (column, Double(row) * rowStride)
  }

  func frame(_ cell: Int, _ lengths: inout CellLengths) -> Rect {
    let (column, start) = starts.isEmpty ? alike(cell) : (Int(columns[cell]), starts[cell])
    let length = lengths.length(ofCell: cell, along: site.axis, breadth: columnBreadth)
    return site.frame(
      along: start, across: Double(column) * columnStride,
      extent: Extent(along: site.axis, length, across: columnBreadth))
  }

  func frame(ofItem item: Int) -> Rect? {
    guard item >= 0, item < count else { return nil }
    var lengths = CellLengths(items, grid: site.rules.grid)
    return frame(item, &lengths)
  }
}

/// Columns by where their next cell would begin, the shortest at the top, of several the first.
private struct ColumnHeap {
  private struct Column {
    let index: Int
    /// The cells' lengths together in pixels: whole, so that sums are exact.
    var pixels = 0.0
    var cells = 0
    var next = 0.0
    /// The same in pixels, by which columns are compared.
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

  /// Puts a cell into the shortest column and tells which that is, and where the cell begins.
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
