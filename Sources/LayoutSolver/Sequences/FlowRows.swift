import LayoutSpec

/// The cells of a flow at their own sizes, row by row; a cell that is longer than the room is alone in its row (choice flow). The start of
/// every row is stored in 13 bytes, unless all cells are equal: then arithmetic gives it.
struct FlowRows: CellSequence {
  var area: CellArea
  let flow: Flow
  let items: ItemList
  let itemCount: Int
  let count: Int
  private(set) var length = 0.0
  /// The longest row, points; it may make the content broader (choice long-flow-rows).
  private(set) var breadth = 0.0
  /// Empty if all cells are equal.
  private var starts = GroupStarts()
  private(set) var blocks = GroupBlocks()
  /// If all cells are equal: how many a row holds, and the distance from one row to the next.
  let common: (cells: Int, stride: Double)

  init(_ flow: Flow, items: ItemList, area: CellArea) {
    self.area = area
    self.flow = flow
    self.items = items
    var sizes = CellLengths(items, grid: area.rules.grid)
    if items.areAlike {
      let extent = items.count > 0 ? sizes.extent(ofCell: 0) : Extent()
      let cells = Self.cellsPerRow(extent[area.axis.cross], gap: flow.spacing, room: area.room)
      common = (cells, extent[area.axis] + flow.spacing)
      itemCount = items.count
      count = items.count > 0 ? (items.count - 1) / cells + 1 : 0
      if count == 0 { return }
      length = max(0, Double(count - 1) * common.stride) + extent[area.axis]
      let inRow = Double(min(cells, items.count))
      breadth = inRow * extent[area.axis.cross] + (inRow - 1) * flow.spacing
      return
    }
    common = (1, 0)
    itemCount = min(items.count, CellArea.greatestCount)
    var cursor = 0.0
    var item = 0
    while item < itemCount {
      let row = Self.row(from: item, to: itemCount, &sizes, flow: flow, area: area)
      starts.append(at: cursor, cell: item)
      length = max(length, cursor + row.height)
      blocks.add(AxisRange(start: cursor, end: cursor + row.height), first: starts.count - 1)
      breadth = max(breadth, row.length)
      cursor += row.height + flow.spacing
      item = row.end
    }
    blocks.finish()
    count = starts.count
  }

  /// How many cells of one length fit into a row; at least one.
  private static func cellsPerRow(_ length: Double, gap: Double, room: Double) -> Int {
    guard length <= room + LineFit.tolerance else { return 1 }
    guard length + gap > 0 else { return ItemList.greatestCount }
    let number = ((room + gap + LineFit.tolerance) / (length + gap)).rounded(.down)
    return Int(min(max(1, number), Double(ItemList.greatestCount)))
  }

  private struct Row {
    var end: Int
    var length = 0.0
    var height = 0.0
  }

  private static func row(
    from first: Int, to last: Int, _ sizes: inout CellLengths, flow: Flow, area: CellArea
  ) -> Row {
    var row = Row(end: first)
    var filling = LineFit(room: area.room, spacing: flow.spacing)
    while row.end < last {
      let extent = sizes.extent(ofCell: row.end)
      guard filling.take(extent[area.axis.cross], isFirst: row.end == first) else { break }
      row.height = max(row.height, extent[area.axis])
      row.end += 1
    }
    row.length = filling.length
    return row
  }

  /// True if all cells are equal, so that arithmetic gives their places.
  var areAlike: Bool { starts.count == 0 }

  func group(ofItem item: Int) -> Int {
    areAlike ? item / common.cells : starts.index(ofCell: item, in: 0..<count)
  }

  func cells(ofGroup row: Int) -> Range<Int> {
    if areAlike { return row * common.cells..<min(itemCount, (row + 1) * common.cells) }
    return starts.firstCell(of: row)..<(row + 1 < count ? starts.firstCell(of: row + 1) : itemCount)
  }

  func start(ofGroup index: Int) -> Double {
    areAlike ? Double(index) * common.stride : starts.places[index]
  }

  func length(ofGroup index: Int) -> Double {
    var sizes = CellLengths(items, grid: area.rules.grid)
    return cells(ofGroup: index).reduce(0) { max($0, sizes.extent(ofCell: $1)[area.axis]) }
  }

  /// Where the first cell of a row begins along it, and the gap between cells. A lone cell is not justified (choice lone-justified-cell); a
  /// row longer than the room begins at its edge (choice flow-overhang).
  func spread(_ row: Int, length: Double, cells: Int) -> (start: Double, gap: Double) {
    let leftover = max(0, area.room - length)
    switch row == count - 1 ? flow.lastRow : flow.alignment {
    case .leading: return (0, flow.spacing)
    case .center: return (leftover / 2, flow.spacing)
    case .trailing: return (leftover, flow.spacing)
    case .justified: return (0, flow.spacing + (cells > 1 ? leftover / Double(cells - 1) : 0))
    }
  }

  /// Calls `body` with the frames of a row's cells until it returns false.
  func forEachFrame(_ row: Int, _ sizes: inout CellLengths, _ body: (Int, Rect) -> Bool) -> Bool {
    let cells = cells(ofGroup: row)
    let across = area.axis.cross
    var length = Double(cells.count - 1) * flow.spacing
    for cell in cells { length += sizes.extent(ofCell: cell)[across] }
    let (start, gap) = spread(row, length: length, cells: cells.count)
    let along = self.start(ofGroup: row)
    var taken = 0.0
    for (place, cell) in cells.enumerated() {
      let extent = sizes.extent(ofCell: cell)
      // At the row's top: choice flow-cell-place.
      let frame = area.frame(along: along, across: start + taken + Double(place) * gap, extent: extent)
      if !body(cell, frame) { return false }
      taken += extent[across]
    }
    return true
  }

  func frame(ofItem item: Int) -> Rect? {
    guard item >= 0, item < itemCount else { return nil }
    var sizes = CellLengths(items, grid: area.rules.grid)
    if areAlike {
      let row = group(ofItem: item)
      let extent = sizes.extent(ofCell: item)
      let index = item - cells(ofGroup: row).lowerBound
      return alike(index, inRow: row, extent, spread(row, ofAlike: extent[area.axis.cross]))
    }
    var result: Rect?
    _ = forEachFrame(group(ofItem: item), &sizes) { cell, frame in
      if cell == item { result = frame }
      return cell < item
    }
    return result
  }

  /// `spread` for a row whose cells all have the same length.
  func spread(_ row: Int, ofAlike own: Double) -> (start: Double, gap: Double) {
    let cells = cells(ofGroup: row).count
    let length = Double(cells) * own + Double(cells - 1) * flow.spacing
    return spread(row, length: length, cells: cells)
  }

  /// The frame of a cell, if all cells are equal.
  func alike(_ place: Int, inRow row: Int, _ extent: Extent, _ spread: (start: Double, gap: Double)) -> Rect {
    let place = Double(place)
    let across = spread.start + place * extent[area.axis.cross] + place * spread.gap
    return area.frame(along: start(ofGroup: row), across: across, extent: extent)
  }
}
