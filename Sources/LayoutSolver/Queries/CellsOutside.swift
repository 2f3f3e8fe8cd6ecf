import LayoutSpec

/// A cell that ends outside of the view where nothing scrolls to it.
package struct CellOutside: Sendable {
  /// Its index in the section.
  package let cell: Int
  /// The item, or what its cells stand in where they stand in no groups.
  package let node: NodeID
  /// How far it sticks out, points.
  package let overhang: Double
  /// True if it sticks out at the trailing edge, or at the bottom.
  package let isAfter: Bool
  /// What holds it, from the section's outermost group to the cell itself; none where cells stand in no groups.
  package let boxes: [Box]

  /// A group around the cell, or the cell: along the axis across the scroll axis, from left to right.
  package struct Box: Sendable {
    package let node: Node
    /// Of the outer box in the view, points.
    package let start: Double
    package let length: Double
    /// The index among the subitems of the group around it; the frame's of a custom group.
    package let slot: Int

    /// How far it sticks out of a stretch from 0 on, points.
    fileprivate func overhang(of length: Double, isAfter: Bool) -> Double {
      isAfter ? start + self.length - length : -start
    }
  }

  /// The first box that sticks out by more than an allowance; those around it do not.
  package func firstOutside(of length: Double, allowance: Double) -> Int? {
    boxes.firstIndex { $0.overhang(of: length, isAfter: isAfter) > allowance }
  }
}

extension Solution {
  /// How many views outside are looked at, and for how many nodes a cell is named.
  private static let greatestLook = 10_000
  private static let greatestCount = 16

  /// Cells of a section that end outside of the view across the scroll axis by more than an allowance: of each node the first one. None
  /// of a row that scrolls by itself.
  ///
  /// Where the groups' reach tells that there are none, no cell is looked at.
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
  /// What holds a cell, from the outermost group to the cell itself; none where cells stand in no groups.
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
