import LayoutSpec

/// Streams the views of a section's groups: one group is solved into a template, the others are stamped from it.
struct GroupStamper: GroupEmitter {
  private let sequence: StampedGroups
  private let template: GroupTemplate
  private let supplementaryCounts: [Int: Int]

  init(_ sequence: StampedGroups) {
    self.sequence = sequence
    template = GroupTemplate(of: sequence.box, cells: sequence.largestGroup, stamp: sequence.stamp)
    supplementaryCounts = sequence.box.supplementaryCounts(sequence.stamp.kinds)
  }

  /// Whether the template holds all that a group may hold.
  private var isKept: Bool { template.starts.count >= sequence.largestGroup }

  /// The distinct zIndexes of the groups' views.
  var zIndexes: Set<Int> {
    isKept ? Set(template.entriesByZ.keys) : sequence.box.zIndexes(stamp: sequence.stamp)
  }

  /// Calls `body` with the views of the groups in order, until it returns false.
  ///
  /// - Parameter zIndex: leaves out all but those of this zIndex.
  /// - Returns: whether it went to the end.
  @discardableResult
  func forEachElement(section: Int, zIndex: Int?, _ body: (Element) -> Bool) -> Bool {
    for index in 0..<sequence.count {
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
    let origin = sequence.origin(ofGroup: index)
    let end = template.entryCount(cells: sequence.cellCount(ofGroup: index))
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
    let origin = sequence.origin(ofGroup: index)
    var builder = EntryBuilder(stamp: sequence.stamp)
    var goesOn = true
    sequence.box.walk(at: .zero, cells: 0..<sequence.cellCount(ofGroup: index)) { event in
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
    let grid = sequence.stamp.grid
    var x = grid.round(origin.x + entry.anchor.x)
    var y = grid.round(origin.y + entry.anchor.y)
    let frame: Rect
    let item: Int
    if entry.kind == 0 {
      frame = Rect(x: x, y: y, width: entry.extent.width, height: entry.extent.height)
      item = group * sequence.box.cellCount + entry.ordinal
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
