import LayoutSpec

/// Groups of one size that follow each other at equal distances: one is solved, the others are stamped from it, which means that its
/// views are repeated at another place and with other numbers.
///
/// Group k stands at start + k * stride: a product, not a running sum, so that the billionth group is as exact as the
/// first. The stride may be 0 or negative (negative spacing is legal).
struct StampedGroups: GroupSequence {
  /// The full group.
  let box: SolvedBox
  let axis: Axis
  /// How many cells the groups hold.
  let itemCount: Int
  let count: Int
  /// The corner of the first group's outer box.
  private(set) var start: Point
  let stride: Double
  let length: Double
  let rules: StampRules
  /// The index in the section of the first of these groups, and what comes before it.
  var firstGroup = 0
  var preceding = PrecedingViews()

  /// - Parameter itemCount: how many cells the groups hold.
  init(box: SolvedBox, itemCount: Int, site: GroupSite) {
    self.box = box
    axis = site.axis
    self.itemCount = box.cellCount > 0 ? itemCount : 0
    rules = site.rules
    let before = box.node.edgeSpacing.start(axis).minimum
    let after = box.node.edgeSpacing.end(axis).minimum
    stride = before + box.extent[axis] + after + site.spacing
    start = site.origin(of: box, at: site.start[axis] + before)

    count = self.itemCount > 0 ? (self.itemCount - 1) / box.cellCount + 1 : 0
    if count == 0 {
      length = 0
    } else {
      let last = box.length(ofFirst: self.itemCount - (count - 1) * box.cellCount, along: axis)
      // With a negative stride the first group reaches farthest, with a small one the last full group may; but a group that is trimmed to
      // less than nothing takes that away from what was there before it.
      let end = Double(count - 1) * stride + last
      let full = count > 1 ? box.extent[axis] + max(0, Double(count - 2) * stride) : last
      length = before + after + (last < 0 ? end : max(full, end))
    }
  }

  func moved(by shift: Point) -> any GroupSequence { shifted(by: shift) }

  func shifted(by shift: Point) -> StampedGroups {
    var result = self
    result.start = start.moved(by: shift)
    return result
  }

  /// The groups' side across the axis, points; 0 where nothing fits into them. A lone partial group counts as a full one (choice
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

  /// The most cells that any of the groups holds.
  var largestGroup: Int { min(box.cellCount, itemCount) }

  /// How many cells group `index` holds.
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

  var elementCount: Int { box.elementCount(cells: itemCount) }

  func emitter() -> any GroupEmitter { GroupStamper(self) }
}
