import LayoutSpec

/// Finds groups by place: stores the range of every block of neighbouring groups, which takes less memory than an index of every group.
struct GroupBlocks: Sendable {
  private static let size = 32

  /// The index of each block's first group.
  private var firsts: [Int] = []
  private var ranges: [AxisRange] = []
  /// How many more groups the last block takes.
  private var room = 0
  private var index = IntervalTree([])

  /// Adds a group, or a stretch of groups that are always found together.
  /// - Parameters:
  ///   - range: the range of its views along the axis, if it has any.
  ///   - first: the index of its first group.
  ///   - isWhole: true for a stretch.
  mutating func add(_ range: AxisRange?, first: Int, isWhole: Bool = false) {
    if room == 0 || isWhole {
      firsts.append(first)
      ranges.append(.nothing)
      room = isWhole ? 1 : Self.size
    }
    room -= 1
    if let range { ranges[ranges.count - 1].formUnion(range) }
  }

  /// Builds the index, after the last group.
  mutating func finish() {
    index = IntervalTree(ranges)
    ranges = []
  }

  /// The range of all views.
  var reach: AxisRange? { index.reach }

  /// Calls `body` with the groups of each block that may meet a window, in order, until it returns false.
  /// - Parameter count: how many groups there are.
  /// - Returns: false if `body` did.
  func forEach(touching window: QueryWindow, along axis: Axis, of count: Int, _ body: (Range<Int>) -> Bool)
    -> Bool
  {
    var next = 0
    while let block = index.first(
      from: next, touching: window[axis], leavingOutEmpty: window.leavesOutEmpty)
    {
      next = block + 1
      if !body(firsts[block]..<(next < firsts.count ? firsts[next] : count)) { return false }
    }
    return true
  }
}
