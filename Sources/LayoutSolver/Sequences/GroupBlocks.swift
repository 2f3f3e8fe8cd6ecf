import LayoutSpec

/// How far blocks of neighbouring groups reach: those that are stamped from one are a block, of those that are solved one by one a few.
///
/// Groups are found by place through it, with less memory than an index of every group would take.
struct GroupBlocks: Sendable {
  /// How many groups that are solved one by one make a block.
  private static let size = 32

  /// The index of each block's first group.
  private(set) var firsts: [Int] = []
  /// How far each block reaches along the axis.
  private(set) var ranges: [AxisRange] = []
  /// Around all of them.
  private(set) var reach: Rect?
  /// How many groups the last block still takes.
  private var room = 0

  /// Adds groups that are stamped from one.
  mutating func add(_ groups: StampedGroups, first: Int, axis: Axis) {
    room = 0
    begin(first)
    grow(groups.reach, axis)
  }

  /// Adds a group by itself.
  mutating func add(_ box: SolvedBox, at origin: Point, group: Int, axis: Axis) {
    if room == 0 {
      begin(group)
      room = Self.size
    }
    room -= 1
    grow(box.reach?.offset(by: origin), axis)
  }

  private mutating func begin(_ group: Int) {
    firsts.append(group)
    ranges.append(AxisRange(start: .infinity, end: -.infinity))
  }

  private mutating func grow(_ rect: Rect?, _ axis: Axis) {
    guard let rect else { return }
    ranges[ranges.count - 1].formUnion(AxisRange(rect, along: axis))
    if reach == nil { reach = rect } else { reach?.formUnion(rect) }
  }
}
