import LayoutSpec

extension SolvedBox {
  /// How long a group is along the scroll axis when it holds only its first cells: the last group of a section is trimmed.
  ///
  /// Model: partial-groups measured. A group along the scroll axis ends at its last present slot, plus what a full group has left after its
  /// last slot; one across it is as long as its present children make it; cells, custom groups and full groups keep their length.
  /// A group estimated across its axis is as long as its tallest present child, whatever the missing ones were.
  func length(ofFirst cells: Int, along scroll: Axis) -> Double {
    let full = extent[scroll]
    guard case .line(let line) = content, cells > 0, cells < cellCount else { return full }
    let last = line.slotIndex(ofCell: cells - 1)
    let (lastBox, lastRect) = line.slot(last.slot)
    // A measured cell's box has its estimate.
    let isCell = if case .cell = lastBox.content { true } else { false }
    let lastLength = isCell ? lastRect.extent[scroll] : lastBox.length(ofFirst: last.cell + 1, along: scroll)
    if line.axis == scroll {
      let fullEnd: Double
      if line.slotCount > 0 {
        let rect = line.slot(line.slotCount - 1).rect
        fullEnd = rect.origin[scroll] + rect.extent[scroll]
      } else {
        fullEnd = 0
      }
      return lastRect.origin[scroll] + lastLength + (line.innerEnd - fullEnd)
    }
    if node.size[scroll].isEstimated || Choice.partialRows == .longest {
      return tallest(line, before: last.slot, lastLength: lastLength, along: scroll)
    }
    // Any child before the last present one is whole, and a whole child keeps the group whole.
    return last.slot > 0 ? full : full - (lastRect.extent[scroll] - lastLength)
  }

  private func tallest(_ line: SolvedLine, before last: Int, lastLength: Double, along scroll: Axis) -> Double
  {
    func outer(_ box: SolvedBox, _ length: Double) -> Double {
      box.node.edgeSpacing.start(scroll).minimum + length + box.node.edgeSpacing.end(scroll).minimum
    }
    var length = outer(line.slot(last).box, lastLength)
    for index in 0..<min(last, line.cycle.count) {
      let slot = line.cycle[index]
      length = max(length, outer(slot.box, slot.extent[scroll]))
    }
    return length + node.size.effective(node.contentInsets).total(scroll)
  }

  /// A group with fewer cells on its own in a section: no larger on its estimated sides than these make it.
  func trimmed(to cells: Int) -> SolvedBox {
    var extent = extent
    for axis in Axis.allCases where node.size[axis].isEstimated {
      extent[axis] = length(ofFirst: cells, along: axis)
    }
    return SolvedBox(
      node: node, container: container, extent: extent, content: content, cellCount: cellCount,
      selfSizing: selfSizing)
  }

  /// How long a group that was solved with its cells alone is along the scroll axis.
  func length(ofPresent cells: Int, along scroll: Axis) -> Double {
    node.size[scroll].isEstimated ? extent[scroll] : length(ofFirst: cells, along: scroll)
  }
}
