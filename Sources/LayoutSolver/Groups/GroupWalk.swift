import LayoutSpec

/// What is met on the way through a group, in the order of the output: a group before its children.
enum GroupEvent {
  /// A group's outer box.
  case group(SolvedBox, Rect)
  /// A cell's slot and its index in the outermost group; custom frames come with their own zIndex.
  case cell(SolvedBox, slot: Rect, index: Int, zIndex: Int)
}

extension SolvedBox {
  /// Visits the cells `cells` of the box and the groups that begin in that range, until `visit` returns false.
  ///
  /// - Parameters:
  ///   - rect: the box's place: of a measured cell it is not as large as the box.
  ///   - firstIndex: the index of the box's first cell.
  /// - Returns: true if the walk went to its end.
  @discardableResult
  func walk(
    in rect: Rect, cells: Range<Int>, firstIndex: Int = 0, _ visit: (GroupEvent) -> Bool
  ) -> Bool {
    guard !cells.isEmpty else { return true }
    let origin = rect.origin
    switch content {
    case .cell:
      return visit(.cell(self, slot: rect, index: firstIndex, zIndex: 0))
    case .custom(let frames):
      if cells.lowerBound == 0, !visit(.group(self, rect)) { return false }
      for index in cells {
        var frame = frames[index].frame
        frame.x += origin.x
        frame.y += origin.y
        let zIndex = frames[index].zIndex
        if !visit(.cell(self, slot: frame, index: firstIndex + index, zIndex: zIndex)) { return false }
      }
      return true
    case .line(let line):
      if cells.lowerBound == 0, !visit(.group(self, rect)) { return false }
      return walk(line, at: origin, cells: cells, firstIndex: firstIndex, visit)
    }
  }

  /// Visits cells of the box where its corner stands at 0, 0.
  @discardableResult
  func walk(cells: Range<Int>, _ visit: (GroupEvent) -> Bool) -> Bool {
    walk(in: Rect(.zero, extent), cells: cells, visit)
  }

  private func walk(
    _ line: SolvedLine, at origin: Point, cells: Range<Int>, firstIndex: Int, _ visit: (GroupEvent) -> Bool
  ) -> Bool {
    var (index, inside) = line.slotIndex(ofCell: cells.lowerBound)
    var next = cells.lowerBound
    while next < cells.upperBound {
      let (box, place) = line.slot(index)
      let upper = min(box.cellCount, inside + cells.upperBound - next)
      if upper > inside {
        let reached = box.walk(
          in: place.offset(by: origin), cells: inside..<upper, firstIndex: firstIndex + next - inside, visit)
        if !reached { return false }
        next += upper - inside
      }
      inside = 0
      index += 1
    }
    return true
  }
}
