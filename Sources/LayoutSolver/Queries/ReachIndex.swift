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

  /// Calls `body` with the indices of the ranges that touch a range, ascending, until it returns false.
  ///
  /// - Parameter leavesOutEmpty: true to leave those out that have no length.
  /// - Returns: true if it went to the end.
  func forEach(
    touching range: AxisRange, leavingOutEmpty leavesOutEmpty: Bool = false, _ body: (Int) -> Bool
  ) -> Bool {
    visit(levels.count - 1, 0..<(levels.last?.count ?? 0), range, leavesOutEmpty, body)
  }

  private func visit(
    _ level: Int, _ nodes: Range<Int>, _ range: AxisRange, _ leavesOutEmpty: Bool, _ body: (Int) -> Bool
  ) -> Bool {
    for node in nodes where levels[level][node].touches(range) {
      if leavesOutEmpty, levels[level][node].start >= levels[level][node].end { continue }
      if level == 0 {
        if !body(node) { return false }
      } else {
        let first = node * Self.fanOut
        let children = first..<min(levels[level - 1].count, first + Self.fanOut)
        if !visit(level - 1, children, range, leavesOutEmpty, body) { return false }
      }
    }
    return true
  }
}
