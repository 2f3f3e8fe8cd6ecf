import LayoutSpec

/// How far blocks of neighbouring groups reach along their axis: through it groups are found by place, with less memory than an index of
/// every group would take.
struct GroupBlocks: Sendable {
  /// How many groups make a block.
  private static let size = 32

  /// The index of each block's first group.
  private var firsts: [Int] = []
  private var ranges: [AxisRange] = []
  /// How many groups the last block still takes.
  private var room = 0
  private var index = ReachIndex([])

  /// Adds a group, or a stretch of groups that are always found together.
  ///
  /// - Parameters:
  ///   - range: how far its views reach along the axis; nil if it has none.
  ///   - first: the index of the group, or of the first one of the stretch.
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

  /// Ends the adding.
  mutating func finish() {
    index = ReachIndex(ranges)
    ranges = []
  }

  /// How far all of them reach.
  var reach: AxisRange? { index.reach }

  /// Calls `body` with the groups of each block that may meet a window, in order, until it returns false.
  ///
  /// - Parameter count: how many groups there are.
  /// - Returns: true if it went to the end.
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
