import LayoutSpec

extension Solution {
  /// The least rectangle that holds the elements of all sections and the boxes of some kinds, within a pixel; nil where there are none. Of
  /// rows that scroll by themselves it holds what lies beside their sections, unless they are asked for whole.
  ///
  /// Takes time in the number of nodes, not of cells: what repeats at even distances lies between its first and its last. Groups of
  /// measured cells are looked at one by one.
  package func hull(including boxes: Set<ExplanatoryBox.Kind> = [], wholeRows: Bool = false) -> Rect? {
    var hull = Hull(boxes: boxes)
    for (index, solved) in sections.enumerated() {
      for element in solved.decorations { hull.add(place(element.frame)) }
      for element in place.elements(of: solved.leadingItems + solved.trailingItems, in: visibleRange) {
        hull.add(element.frame)
      }
      if boxes.contains(.insets), let box = solved.insetBox { hull.add(place(box)) }
      if let box = groupHull(ofSection: index, including: boxes, wholeRows: wholeRows) { hull.add(box) }
    }
    for element in place.elements(of: leadingItems + trailingItems, in: visibleRange) {
      hull.add(element.frame)
    }
    return hull.rect
  }

  /// Around a section's groups; of a row that scrolls by itself, around what lies beside its section.
  private func groupHull(
    ofSection index: Int, including boxes: Set<ExplanatoryBox.Kind>, wholeRows: Bool
  ) -> Rect? {
    let solved = sections[index]
    guard let box = solved.groups?.hull(including: boxes) else { return nil }
    let finished = place.shifted(by: solved.groupShift)(box)
    guard solved.orthogonalRow != nil, !wholeRows else { return finished }
    return finished.clipped(to: frame(ofSection: index), along: spec.configuration.scrollDirection.cross)
  }
}

extension Rect {
  /// What lies between the ends of another rectangle along an axis; nil where nothing does.
  fileprivate func clipped(to other: Rect, along axis: Axis) -> Rect? {
    let start = max(origin[axis], other.origin[axis])
    let end = min(origin[axis] + extent[axis], other.origin[axis] + other.extent[axis])
    guard start <= end else { return nil }
    var origin = origin
    var extent = extent
    origin[axis] = start
    extent[axis] = end - start
    return Rect(origin, extent)
  }
}

extension GroupSequence {
  /// Around everything, one by one.
  func hull(including boxes: Set<ExplanatoryBox.Kind>) -> Rect? {
    var hull = Hull(boxes: boxes)
    _ = emitter().forEachElement(section: 0, zIndex: nil) { element in
      hull.add(element.frame)
      return true
    }
    if boxes.isEmpty { return hull.rect }
    _ = forEachBox { box in
      if boxes.contains(box.kind) { hull.add(box.frame) }
      return true
    }
    return hull.rect
  }
}

extension WaterfallColumns {
  /// Of cells that are all alike, around the first and the last of each column.
  func hull(including boxes: Set<ExplanatoryBox.Kind>) -> Rect? {
    var hull = Hull(boxes: [])
    var lengths = CellLengths(items, grid: site.stamp.grid)
    let ends = starts.isEmpty ? min(count, alikeColumns) : count
    for cell in 0..<ends { hull.add(frame(cell, &lengths)) }
    for cell in max(ends, count - ends)..<max(ends, count) { hull.add(frame(cell, &lengths)) }
    return hull.rect
  }
}

extension FlowRows {
  /// Of cells that are all alike, around the first and the last of the first row, the last full one and the last.
  func hull(including boxes: Set<ExplanatoryBox.Kind>) -> Rect? {
    var hull = Hull(boxes: [])
    var sizes = CellLengths(items, grid: site.stamp.grid)
    guard firstCells.isEmpty else {
      for row in 0..<count {
        _ = forEachFrame(row, &sizes) { _, frame in
          hull.add(frame)
          return true
        }
      }
      return hull.rect
    }
    for row in Set([0, max(0, count - 2), count - 1]) where count > 0 {
      let cells = cells(ofRow: row)
      for cell in [cells.lowerBound, cells.upperBound - 1] { hull.add(alike(cell, &sizes)) }
    }
    return hull.rect
  }
}

extension StampedGroups {
  /// Around the first group, the last full one and the last: the others lie between them.
  func hull(including boxes: Set<ExplanatoryBox.Kind>) -> Rect? {
    guard count > 0 else { return nil }
    var hull = Hull(boxes: boxes)
    let last = count - 1
    for index in Set([0, max(0, last - 1), last]) {
      var group = Hull(boxes: boxes)
      group.add(box, extent: box.extent, first: cellCount(ofGroup: index), at: .zero, stamp: stamp)
      if let rect = group.rect { hull.add(stamp.grid.round(rect.offset(by: origin(ofGroup: index)))) }
    }
    return hull.rect
  }
}

extension MeasuredGroups {
  /// Around the groups that are alike, and around every other one.
  func hull(including boxes: Set<ExplanatoryBox.Kind>) -> Rect? {
    var hull = Hull(boxes: boxes)
    _ = forEachStretch(
      stamped: { groups in
        if let rect = groups.hull(including: boxes) { hull.add(rect) }
        return true
      },
      solved: { index, box, origin in
        var group = Hull(boxes: boxes)
        let count = cells(ofGroup: index).count
        group.add(box, extent: box.extent, first: count, at: .zero, stamp: site.stamp)
        if let rect = group.rect { hull.add(site.stamp.grid.round(rect.offset(by: origin))) }
        return true
      })
    return hull.rect
  }
}

/// Grows around what is added to it.
private struct Hull {
  /// The boxes that count besides the views.
  let boxes: Set<ExplanatoryBox.Kind>
  private(set) var rect: Rect?

  init(boxes: Set<ExplanatoryBox.Kind>) { self.boxes = boxes }

  mutating func add(_ other: Rect) {
    guard let old = rect else {
      rect = other
      return
    }
    let x = min(old.x, other.x)
    let y = min(old.y, other.y)
    rect = Rect(
      x: x, y: y, width: max(old.x + old.width, other.x + other.width) - x,
      height: max(old.y + old.height, other.y + other.height) - y)
  }

  /// The first cells of a box, and the groups that begin with them.
  fileprivate mutating func add(
    _ box: SolvedBox, extent: Extent, first cells: Int, at origin: Point, stamp: StampRules
  ) {
    guard cells > 0 else { return }
    let slot = Rect(origin, extent)
    let inset = box.insetRect(of: slot)
    switch box.content {
    case .cell:
      let extent = stamp.grid.round(inset.extent)
      let frame = Rect(inset.origin, extent)
      add(frame)
      if boxes.contains(.insets) { add(inset) }
      add(box.node.supplementaryItems, on: frame, base: extent, stamp)
      return
    case .custom(let frames):
      for frame in frames.prefix(cells) { add(frame.frame.offset(by: origin)) }
    case .line(let line):
      add(line, first: cells, at: origin, stamp: stamp)
    }
    if boxes.contains(.group) { add(slot) }
    if boxes.contains(.insets) { add(inset) }
    add(box.node.supplementaryItems, on: inset, base: box.container, stamp)
  }

  private mutating func add(_ line: SolvedLine, first cells: Int, at origin: Point, stamp: StampRules) {
    let last = line.slotIndex(ofCell: cells - 1)
    // The slots before the last one are full: of each of the cycle the first and the last.
    let (rounds, rest) = last.slot.quotientAndRemainder(dividingBy: line.cycle.count)
    for (place, child) in line.cycle.enumerated() {
      let times = rounds + (place < rest ? 1 : 0)
      guard times > 0, child.box.cellCount > 0 else { continue }
      var full = Hull(boxes: boxes)
      full.add(
        child.box, extent: child.extent, first: child.box.cellCount, at: .zero, stamp: stamp)
      for round in Set([0, times - 1]) {
        let offset = line.slot(round * line.cycle.count + place).rect.origin
        if let rect = full.rect {
          add(rect.offset(by: Point(x: origin.x + offset.x, y: origin.y + offset.y)))
        }
      }
    }
    let (box, place) = line.slot(last.slot)
    add(
      box, extent: place.extent, first: last.cell + 1, at: place.offset(by: origin).origin, stamp: stamp)
  }

  private mutating func add(
    _ items: [SupplementaryItem], on owner: Rect, base: Extent, _ stamp: StampRules
  ) {
    let extent = stamp.badgeContainer(owner.extent)
    for item in items {
      let frame = item.frame(on: Rect(.zero, extent), base: base, grid: stamp.grid)
      add(Rect(frame.origin, stamp.grid.round(frame.extent)).offset(by: owner.origin))
    }
  }
}
