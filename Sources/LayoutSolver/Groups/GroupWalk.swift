import LayoutSpec

/// What a walk through a group meets, in the order of the output: a group before its children.
enum GroupEvent {
  /// A group's outer box.
  case group(SolvedBox, Rect)
  /// A cell's slot and its index in the outermost group; a custom frame has a zIndex.
  case cell(SolvedBox, slot: Rect, index: Int, zIndex: Int)
}

extension SolvedBox {
  /// Visits the box's first cells and the groups around them, with the box's corner at 0, 0, until `visit` returns false.
  func walk(cells: Int, _ visit: (GroupEvent) -> Bool) {
    _ = walk(in: Rect(.zero, extent), cells: cells, firstIndex: 0, visit)
  }

  /// - Parameters:
  ///   - rect: where the box stands; a measured cell differs from its box in size.
  ///   - firstIndex: the index of the box's first cell.
  /// - Returns: false if `visit` did.
  private func walk(in rect: Rect, cells: Int, firstIndex: Int, _ visit: (GroupEvent) -> Bool) -> Bool {
    guard cells > 0 else { return true }
    switch content {
    case .cell: return visit(.cell(self, slot: rect, index: firstIndex, zIndex: 0))
    case .custom(let frames):
      guard visit(.group(self, rect)) else { return false }
      for index in 0..<cells {
        let slot = frames[index].frame.offset(by: rect.origin)
        if !visit(.cell(self, slot: slot, index: firstIndex + index, zIndex: frames[index].zIndex)) {
          return false
        }
      }
      return true
    case .line(let line):
      guard visit(.group(self, rect)) else { return false }
      var (next, slot) = (0, 0)
      while next < cells {
        let (box, place) = line.slot(slot)
        let count = min(box.cellCount, cells - next)
        let goesOn = box.walk(
          in: place.offset(by: rect.origin), cells: count, firstIndex: firstIndex + next, visit)
        if !goesOn { return false }
        next += count
        slot += 1
      }
      return true
    }
  }
}
