import LayoutSpec

/// Where groups, or rows, begin that are told apart one by one: along their axis, and, where they hold different numbers of cells, in the list of
/// cells. Takes 8 bytes a group, or 12.
struct GroupStarts: Sendable {
  /// Where each begins along the axis, points.
  private(set) var places: [Double] = []
  /// The first cell of each; empty where all hold the same number. Counted from a cell that the owner knows.
  private var cells: [UInt32] = []

  /// The greatest number of a cell.
  static let greatestCell = Int(UInt32.max)

  var count: Int { places.count }

  mutating func reserveCapacity(_ count: Int) { places.reserveCapacity(count) }

  mutating func append(at place: Double) { places.append(place) }

  mutating func append(at place: Double, cell: Int) {
    places.append(place)
    cells.append(UInt32(cell))
  }

  /// The first cell of a group.
  func firstCell(of index: Int) -> Int { Int(cells[index]) }

  /// The group, among some neighbouring ones, that holds a cell.
  func index(ofCell cell: Int, in groups: Range<Int>) -> Int {
    groups.lowerBound
      + partitioningIndex(upTo: groups.count - 1) { Int(cells[groups.lowerBound + $0 + 1]) > cell }
  }
}
