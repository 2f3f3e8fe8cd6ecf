import LayoutSpec

/// How the groups of a section follow each other along the scroll axis. Nothing above it knows whether frames are stored or computed.
///
/// Group k stands at start + k * stride: a product, not a running sum, so that the billionth group is as exact as the
/// first. The stride may be 0 or negative (negative spacing is legal).
struct GroupSequence: Sendable {
  /// The full group.
  let box: SolvedBox
  let axis: Axis
  /// How many cells there are, and how many of them a full group holds.
  let itemCount: Int
  /// The corner of the first group's outer box.
  let start: Point
  let stride: Double
  /// From the first group's edge to the last one's, edge spacings included, points.
  let length: Double
  private let template: GroupTemplate
  private let supplementaryCounts: [Int: Int]
  let stamp: StampRules

  /// - Parameters:
  ///   - itemCount: how many cells the section has.
  ///   - start: where the first group's slot begins, edge spacing included.
  ///   - spacing: the section's interGroupSpacing.
  init(box: SolvedBox, axis: Axis, itemCount: Int, start: Point, spacing: Double, stamp: StampRules) {
    self.box = box
    self.axis = axis
    self.itemCount = box.cellCount > 0 ? itemCount : 0
    self.stamp = stamp
    let before = box.node.edgeSpacing.start(axis).minimum
    let after = box.node.edgeSpacing.end(axis).minimum
    stride = before + box.extent[axis] + after + spacing
    var start = start
    start[axis] += before
    self.start = start

    let groups = Self.groupCount(items: self.itemCount, capacity: box.cellCount)
    if groups == 0 {
      length = 0
    } else {
      let last = box.length(ofFirst: self.itemCount - (groups - 1) * box.cellCount, along: axis)
      let first = groups > 1 ? box.extent[axis] : last
      // With a negative stride the first group reaches farther than the last.
      length = before + after + max(first, Double(groups - 1) * stride + last)
    }
    template = GroupTemplate(of: box, cells: min(box.cellCount, self.itemCount), stamp: stamp)
    supplementaryCounts = box.supplementaryCounts(stamp.kinds)
  }

  /// The number of groups, the last one perhaps partial.
  var count: Int { Self.groupCount(items: itemCount, capacity: box.cellCount) }

  private static func groupCount(items: Int, capacity: Int) -> Int {
    guard capacity > 0, items > 0 else { return 0 }
    return (items - 1) / capacity + 1
  }

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

  /// The finished frame of a cell.
  func frame(ofItem item: Int) -> Rect? {
    guard item >= 0, item < itemCount else { return nil }
    let (group, cell) = item.quotientAndRemainder(dividingBy: box.cellCount)
    var frame: Rect?
    box.walk(at: .zero, cells: cell..<cell + 1) { event in
      if case .cell(let box, let slot, _, _) = event {
        if case .cell = box.content { frame = box.insetRect(of: slot) } else { frame = slot }
      }
      return true
    }
    // The same sum as a stamped view's: the group's corner and the place in it.
    return frame.map { stamp.grid.round($0.offset(by: origin(ofGroup: group))) }
  }

  /// The distinct zIndexes of the groups' views.
  var zIndexes: Set<Int> {
    if box.cellCount <= GroupTemplate.greatestCellCount || itemCount <= GroupTemplate.greatestCellCount {
      return Set(template.entriesByZ.keys)
    }
    return box.zIndexes(stamp: stamp)
  }

  /// Calls `body` with the views of the groups in order, until it returns false.
  ///
  /// - Parameter zIndex: leaves out all but those of this zIndex.
  /// - Returns: whether it went to the end.
  @discardableResult
  func forEachElement(section: Int, zIndex: Int?, _ body: (Element) -> Bool) -> Bool {
    let isKept = template.starts.count >= min(box.cellCount, itemCount)
    for index in 0..<count {
      let goesOn =
        isKept
        ? emitStamped(index, section: section, zIndex: zIndex, body)
        : emitWalked(index, section: section, zIndex: zIndex, body)
      if !goesOn { return false }
    }
    return true
  }

  /// Stamps the kept template.
  private func emitStamped(_ index: Int, section: Int, zIndex: Int?, _ body: (Element) -> Bool) -> Bool {
    let origin = origin(ofGroup: index)
    let end = template.entryCount(cells: cellCount(ofGroup: index))
    if let zIndex {
      for place in template.entriesByZ[zIndex] ?? [] {
        if place >= end { break }
        if !body(element(template.entries[place], group: index, origin: origin, section: section)) {
          return false
        }
      }
      return true
    }
    for place in 0..<end {
      if !body(element(template.entries[place], group: index, origin: origin, section: section)) {
        return false
      }
    }
    return true
  }

  /// Walks a group that is too large to keep.
  private func emitWalked(_ index: Int, section: Int, zIndex: Int?, _ body: (Element) -> Bool) -> Bool {
    let origin = origin(ofGroup: index)
    var builder = EntryBuilder(stamp: stamp)
    var goesOn = true
    box.walk(at: .zero, cells: 0..<cellCount(ofGroup: index)) { event in
      builder.build(event) { entry in
        guard goesOn, zIndex == nil || zIndex == entry.zIndex else { return }
        goesOn = body(element(entry, group: index, origin: origin, section: section))
      }
      return goesOn
    }
    return goesOn
  }

  @inline(__always)
  private func element(
    _ entry: GroupTemplate.Entry, group: Int, origin: Point, section: Int
  ) -> Element {
    let grid = stamp.grid
    var x = grid.round(origin.x + entry.anchor.x)
    var y = grid.round(origin.y + entry.anchor.y)
    let frame: Rect
    let item: Int
    if entry.kind == 0 {
      frame = Rect(x: x, y: y, width: entry.extent.width, height: entry.extent.height)
      item = group * box.cellCount + entry.ordinal
    } else {
      x = grid.round(x + entry.hang.x)
      y = grid.round(y + entry.hang.y)
      frame = Rect(x: x, y: y, width: entry.extent.width, height: entry.extent.height)
      item = group * (supplementaryCounts[entry.kind] ?? 0) + entry.ordinal
    }
    return Element(
      category: entry.kind == 0 ? .cell : .supplementary, kind: entry.kind, section: section, item: item,
      frame: frame, zIndex: entry.zIndex, node: entry.node)
  }
}

extension SolvedBox {
  /// The distinct zIndexes of everything in the full box.
  fileprivate func zIndexes(stamp: StampRules) -> Set<Int> {
    var result: Set<Int> = []
    guard cellCount > 0 else { return result }
    for item in node.supplementaryItems { result.insert(item.zIndex) }
    switch content {
    case .cell: result.insert(stamp.zIndex(ofCell: 0))
    case .custom(let frames): for frame in frames { result.insert(stamp.zIndex(ofCell: frame.zIndex)) }
    case .line(let line):
      for slot in line.cycle { result.formUnion(slot.box.zIndexes(stamp: stamp)) }
    }
    return result
  }
}
