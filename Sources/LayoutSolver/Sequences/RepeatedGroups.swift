import LayoutSpec

/// Groups of one size at equal distances: one is solved, the others are copies of it at other places, with other numbers. Group k is at
/// start + k * stride: a product, not a running sum, so that the billionth group is exact. The stride may be 0 or negative, because
/// negative spacing is legal.
struct RepeatedGroups: GroupSequence {
  let box: SolvedBox
  let axis: Axis
  let itemCount: Int
  let count: Int
  /// The corner of the first group's outer box.
  private(set) var start: Point
  let stride: Double
  let length: Double
  let rules: ElementRules
  /// The index in the section of the first group, and the views before it.
  var firstGroup = 0
  var preceding = PrecedingViews()

  /// - Parameter itemCount: how many cells the groups hold.
  init(box: SolvedBox, itemCount: Int, area: GroupArea) {
    self.box = box
    axis = area.axis
    self.itemCount = box.cellCount > 0 ? itemCount : 0
    rules = area.rules
    let before = box.node.edgeSpacing.start(axis).minimum
    let after = box.node.edgeSpacing.end(axis).minimum
    stride = before + box.extent[axis] + after + area.spacing
    start = area.origin(of: box, at: area.start[axis] + before)

    count = self.itemCount > 0 ? (self.itemCount - 1) / box.cellCount + 1 : 0
    if count == 0 {
      length = 0
    } else {
      let last = box.length(ofFirst: self.itemCount - (count - 1) * box.cellCount, along: axis)
      // With a negative stride the first group ends last; with a small stride the last full group may end after the partial one. A last
      // group that is trimmed to a negative length shortens the sequence.
      let end = Double(count - 1) * stride + last
      let full = count > 1 ? box.extent[axis] + max(0, Double(count - 2) * stride) : last
      length = before + after + (last < 0 ? end : max(full, end))
    }
  }

  func moved(by shift: Point) -> any GroupSequence { shifted(by: shift) }

  func shifted(by shift: Point) -> RepeatedGroups {
    var result = self
    result.start = start.moved(by: shift)
    return result
  }

  /// The length of a group across the axis, points; 0 if nothing fits into it. A lone partial group counts as a full one (choice
  /// lone-partial-group).
  var breadth: Double {
    switch count {
    case 0: 0
    case 1 where box.node.size[axis.cross].isEstimated:
      box.length(ofFirst: itemCount, along: axis.cross)
    default: box.extent[axis.cross]
    }
  }

  func start(ofGroup index: Int) -> Double {
    box.node.edgeSpacing.start(axis).minimum + Double(index) * stride
  }

  func length(ofGroup index: Int) -> Double {
    index == count - 1 ? box.length(ofFirst: cellCount(ofGroup: index), along: axis) : box.extent[axis]
  }

  func alikeGroups(from index: Int) -> Int { max(1, itemCount / max(1, box.cellCount) - index) }

  /// How many cells the largest group holds.
  var largestGroup: Int { min(box.cellCount, itemCount) }

  func cellCount(ofGroup index: Int) -> Int {
    min(box.cellCount, itemCount - index * box.cellCount)
  }

  /// The corner of a group's outer box.
  func origin(ofGroup index: Int) -> Point {
    var origin = start
    origin[axis] += Double(index) * stride
    return origin
  }

  var isCutShort: Bool { false }

  var fullGroup: SolvedBox? { box }

  func placedGroup(_ index: Int) -> PlacedBox? {
    PlacedBox(
      box: box, origin: origin(ofGroup: index), cellCount: cellCount(ofGroup: index),
      preceding: preceding.advanced(by: index), rules: rules)
  }

  func cells(ofGroup index: Int) -> Range<Int> {
    index * box.cellCount..<min(itemCount, (index + 1) * box.cellCount)
  }

  func group(ofItem item: Int) -> Int { item / box.cellCount }

  var elementCount: Int { box.elementCount(cells: itemCount, kinds: rules.kinds) }

  func emitter() -> any GroupEmitter { RepeatedGroupEmitter(self) }
}
