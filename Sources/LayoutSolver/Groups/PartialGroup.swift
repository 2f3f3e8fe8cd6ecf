import LayoutSpec

// The last group of a section may be partial: hold fewer cells than the others. It is trimmed along the axis in which the groups follow
// each other.

extension SolvedBox {
  /// The length of the group along the scroll axis with only its first cells, points; it may be negative if the full group is overfull.
  /// Model: partial-groups compared. The length is the room inside the group's insets, less how much farther the frames of a full group
  /// reach than those of the present cells. Rows and columns follow the same rule. A nested group reaches as far as its cells, without its
  /// edge spacing; a nested custom group counts as a whole. The group's insets are not added back. Cells, custom groups and full groups
  /// keep their length.
  /// Model: estimated-partial-groups measured. A group that is estimated along the scroll axis is as long as its present cells.
  func length(ofFirst cells: Int, along scroll: Axis) -> Double {
    let full = extent[scroll]
    guard case .line(let line) = content, cells > 0, cells < cellCount else { return full }
    if node.size[scroll].isEstimated { return line.end(ofFirst: cells, along: scroll) ?? full }
    guard let ends = frameEnds(ofFirst: cells, along: scroll) else { return full }
    return full - node.size.effective(node.contentInsets).total(scroll) + ends.present - ends.whole
  }

  /// Where the frames of the first cells, and those of all cells, end along an axis, points from the corner; `nil` without cells.
  func frameEnds(ofFirst cells: Int, along axis: Axis) -> (present: Double, whole: Double)? {
    guard let present = end(ofFirst: cells, along: axis, extent: extent),
      let whole = end(ofFirst: cellCount, along: axis, extent: extent)
    else { return nil }
    return (present, whole)
  }

  /// Where the frames of the first cells end along an axis, fixed edge spacing included; `nil` without cells.
  /// - Parameter extent: the box's own size, which for a measured cell differs from the template's.
  private func end(ofFirst cells: Int, along axis: Axis, extent: Extent) -> Double? {
    let leaf: Rect
    switch content {
    case .line(let line):
      return line.greatest(ofFirst: cells, along: axis) { $0.end(ofFirst: $2, along: axis, extent: $1) }
    case .cell: leaf = insetRect(of: Rect(.zero, extent))
    case .custom: leaf = Rect(.zero, extent)
    }
    let edge = edgeSpacing.end(axis)
    return leaf.origin[axis] + leaf.extent[axis] + (edge.isFlexible ? 0 : edge.minimum)
  }

  /// The box as a partial group that holds only its first cells, which decide its estimated sides.
  func trimmed(to cells: Int) -> SolvedBox {
    var extent = extent
    for axis in Axis.allCases where node.size[axis].isEstimated {
      extent[axis] = length(ofFirst: cells, along: axis)
    }
    return resized(to: extent)
  }

  /// The length along the scroll axis of a group that was solved with only its first cells.
  func length(ofPresent cells: Int, along scroll: Axis) -> Double {
    node.size[scroll].isEstimated ? extent[scroll] : length(ofFirst: cells, along: scroll)
  }
}

extension SolvedLine {
  /// Where the slots of the first cells end along an axis, edge spacing included; a nested partial group ends where it is trimmed.
  fileprivate func end(ofFirst cells: Int, along axis: Axis) -> Double? {
    greatest(ofFirst: cells, along: axis) { box, extent, cells in
      let isWhole = cells == box.cellCount
      return (isWhole ? extent[axis] : box.length(ofFirst: cells, along: axis))
        + box.edgeSpacing.end(axis).minimum
    }
  }

  /// The greatest end of the first cells' slots along an axis. For a child that repeats, the first and the last slot decide, because ends
  /// rise or fall evenly.
  /// - Parameter end: returns where a box ends, from its corner, given the box, its extent and how many of its cells are present.
  fileprivate func greatest(
    ofFirst cells: Int, along axis: Axis, _ end: (SolvedBox, Extent, Int) -> Double?
  ) -> Double? {
    let last = slotIndex(ofCell: cells - 1)
    var greatest: Double?
    func meet(_ index: Int, _ end: Double) {
      let end = slot(index).rect.origin[axis] + end
      greatest = max(greatest ?? end, end)
    }
    for (place, child) in cycle.enumerated().prefix(last.slot + 1) {
      let index = (last.slot - place) / cycle.count * cycle.count + place
      let isPartial = index == last.slot && last.cell + 1 < child.box.cellCount
      let lastWhole = isPartial ? index - cycle.count : index
      if lastWhole >= 0, child.box.cellCount > 0, let end = end(child.box, child.extent, child.box.cellCount)
      {
        meet(place, end)
        if lastWhole > place { meet(lastWhole, end) }
      }
      if isPartial, let end = end(child.box, child.extent, last.cell + 1) { meet(index, end) }
    }
    return greatest
  }
}
