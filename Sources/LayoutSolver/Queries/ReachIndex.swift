/// Finds those of many ranges along an axis that touch another one: ranges that overlap each other, lie in any order and are of any length.
///
/// A tree: above every few neighbours stands how far they reach together. No order of the ranges is asked for, and one that reaches far
/// costs no more than a path to it.
struct ReachIndex: Sendable {
  /// How many neighbours are under one node.
  private static let fanOut = 8

  /// The ranges, then what is above them, to the one at the top.
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

  /// How far all of them reach; nil without any.
  var reach: AxisRange? { levels.last?.first }

  /// The index of the first range that touches a range, from an index on; nil if there is none.
  ///
  /// - Parameter leavesOutEmpty: true to leave those out that have no length.
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
      // Up to the neighbours of the node above, or down to what is under the one that was found.
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
