/// Finds which of many ranges touch a given one. The ranges may overlap and be in any order; each node of the tree covers its children.
struct IntervalTree: Sendable {
  /// How many children a node has.
  private static let fanOut = 8

  /// The ranges, then the nodes above them, up to the root.
  private var levels: [[AxisRange]]

  init(_ ranges: [AxisRange]) {
    levels = [ranges]
    while let below = levels.last, below.count > 1 {
      levels.append(
        stride(from: 0, to: below.count, by: Self.fanOut).map { first in
          var node = below[first]
          for range in below[first..<min(below.count, first + Self.fanOut)] { node.formUnion(range) }
          return node
        })
    }
  }

  /// The range that covers all of them; `nil` if there are none.
  var reach: AxisRange? { levels.last?.first }

  /// The indices of all ranges that touch a range, ascending.
  func indices(touching range: AxisRange) -> [Int] {
    var found: [Int] = []
    while let next = first(from: (found.last ?? -1) + 1, touching: range) { found.append(next) }
    return found
  }

  /// The index of the first range, from an index on, that touches another range.
  /// - Parameter leavesOutEmpty: true to skip ranges without length.
  func first(from index: Int, touching range: AxisRange, leavingOutEmpty leavesOutEmpty: Bool = false) -> Int?
  {
    var (level, index) = (0, index)
    while level < levels.count {
      let end = min(levels[level].count, (index / Self.fanOut + 1) * Self.fanOut)
      while index < end {
        let node = levels[level][index]
        if node.touches(range), !leavesOutEmpty || node.start < node.end { break }
        index += 1
      }
      // Go up to the next node of the level above, or down to the children of the node that was found.
      if index >= end {
        level += 1
        index = (index + Self.fanOut - 1) / Self.fanOut
      } else if level > 0 {
        level -= 1
        index *= Self.fanOut
      } else {
        return index
      }
    }
    return nil
  }
}
