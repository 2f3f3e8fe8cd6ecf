import LayoutSpec

/// A cell that sticks out of the view where the user cannot scroll to it.
package struct CellOutside: Sendable {
  package let cell: Int
  /// The item, or the waterfall or flow.
  package let node: NodeID
  package let overhang: Double
  /// True if it sticks out at the trailing edge or the bottom.
  package let isAfter: Bool
  /// The boxes around it, from the section's outermost group to the cell itself; empty for waterfalls and flows.
  package let boxes: [Box]

  /// A group around the cell, or the cell itself: its range across the scroll axis, from left to right.
  package struct Box: Sendable {
    package let node: Node
    /// Where the outer box begins in the view, points.
    package let start: Double
    package let length: Double
    /// The index among the subitems of the group around it, or among a custom group's frames.
    package let slot: Int

    /// How far it sticks out of a range that begins at 0, points.
    fileprivate func overhang(of length: Double, isAfter: Bool) -> Double {
      isAfter ? start + self.length - length : -start
    }
  }

  /// The first box that sticks out by more than the allowance; the boxes around it do not.
  package func firstOutside(of length: Double, allowance: Double) -> Int? {
    boxes.firstIndex { $0.overhang(of: length, isAfter: isAfter) > allowance }
  }
}

extension Solution {
  /// How many views outside are examined, and for how many nodes a cell is returned, at most.
  private static let greatestLook = 10_000
  private static let greatestCount = 16

  /// The first cell of each node that sticks out of the view across the scroll axis by more than an allowance; none in an orthogonal
  /// section, which scrolls there.
  package func cellsOutsideView(ofSection section: Int, allowance: Double) -> [CellOutside] {
    let axis = spec.configuration.scrollDirection.cross
    let room = environment.container[axis]
    guard spec.sections[section].orthogonalScrolling == nil, let groups = sections[section].groups,
      let reach = groups.reach(along: axis)
    else { return [] }
    var found: [CellOutside] = []
    var left = Self.greatestLook
    for isAfter in [false, true] where isAfter ? reach.end > room + allowance : reach.start < -allowance {
      let range =
        isAfter ? AxisRange(start: room, end: .infinity) : AxisRange(start: -.infinity, end: 0)
      let window = QueryWindow(along: axis, range)
      _ = groups.forEachElement(section: section, in: window) { view in
        left -= 1
        let frame = view.frame
        let overhang =
          isAfter ? frame.origin[axis] + frame.extent[axis] - room : -frame.origin[axis]
        guard view.category == .cell, overhang > allowance, frame.width > 0, frame.height > 0,
          !found.contains(where: { $0.node == view.node })
        else { return left > 0 }
        found.append(
          CellOutside(
            cell: view.item, node: view.node, overhang: overhang, isAfter: isAfter,
            boxes: groups.boxes(aroundCell: view.item, along: axis)))
        return left > 0 && found.count < Self.greatestCount
      }
    }
    return found
  }
}

extension GroupSequence {
  /// The boxes around a cell, from the outermost group to the cell itself; empty for waterfalls and flows.
  fileprivate func boxes(aroundCell item: Int, along axis: Axis) -> [CellOutside.Box] {
    guard let (placed, index) = placedGroup(ofItem: item) else { return [] }
    var (box, cell) = (placed.box, index)
    var rect = Rect(placed.origin, box.extent)
    var boxes: [CellOutside.Box] = []
    func add(_ slot: Int) {
      boxes.append(
        CellOutside.Box(node: box.node, start: rect.origin[axis], length: rect.extent[axis], slot: slot))
    }
    add(group(ofItem: item))
    while case .line(let line) = box.content {
      let inside = line.slotIndex(ofCell: cell)
      let (child, slot) = line.slot(inside.slot)
      (box, cell, rect) = (child, inside.cell, slot.offset(by: rect.origin))
      add(inside.slot)
    }
    if case .custom(let frames) = box.content, frames.indices.contains(cell) {
      rect = frames[cell].frame.offset(by: rect.origin)
      add(cell)
    }
    return boxes
  }
}
