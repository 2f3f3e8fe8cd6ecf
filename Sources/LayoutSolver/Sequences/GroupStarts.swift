import LayoutSpec

/// Stores the starts of groups or rows: their places along the axis and, if they hold different numbers of cells, their first cells. A
/// start takes 8 or 12 bytes.
struct GroupStarts: Sendable {
  private(set) var places: [Double] = []
  /// The first cell of each; empty if all hold the same number. The owner knows from which cell they are counted.
  private var cells: [UInt32] = []

  static let greatestCell = Int(UInt32.max)

  var count: Int { places.count }

  mutating func reserveCapacity(_ count: Int) { places.reserveCapacity(count) }

  mutating func append(at place: Double) { places.append(place) }

  mutating func append(at place: Double, cell: Int) {
    places.append(place)
    cells.append(UInt32(cell))
  }

  func firstCell(of index: Int) -> Int { Int(cells[index]) }

  /// The group, among some neighbours, that holds a cell. An interpolated guess and a galloping search read far less memory than a binary
  /// search.
  func index(ofCell cell: Int, in groups: Range<Int>) -> Int {
    let (first, last) = (Int(cells[groups.lowerBound]), Int(cells[groups.upperBound - 1]))
    guard cell < last else { return groups.upperBound - 1 }
    // The group is at `low` or between the two.
    var (low, high) = (groups.lowerBound, groups.upperBound - 1)
    let guess = low + max(0, cell - first) * (high - low) / (last - first)
    var step = 1
    if Int(cells[guess]) <= cell {
      low = guess
      while low + step < high, Int(cells[low + step]) <= cell { (low, step) = (low + step, step * 2) }
      high = min(high, low + step)
    } else {
      high = guess
      while high - step > low, Int(cells[high - step]) > cell { (high, step) = (high - step, step * 2) }
      low = max(low, high - step)
    }
    return low + partitioningIndex(upTo: high - low - 1) { Int(cells[low + $0 + 1]) > cell }
  }
}
