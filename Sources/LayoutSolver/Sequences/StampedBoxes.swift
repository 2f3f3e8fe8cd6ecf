import LayoutSpec

extension SolvedBox {
  /// Calls `body` with the boxes and insets of a group's first cells that may meet a window, outer ones first, until it returns false.
  func forEachBox(
    cells: Int, at origin: Point, _ rules: StampRules, in window: QueryWindow,
    _ body: (ExplanatoryBox) -> Bool
  ) -> Bool {
    let walk = WindowWalk(rules: rules, window: window.seen(from: origin))
    return walk.walk(self, in: Rect(.zero, extent), cells: cells) { event, _ in
      event.forEachBox(at: origin, grid: rules.grid, body)
    }
  }

  /// The unrounded frame of a cell, from the box's corner.
  func frame(ofCell cell: Int) -> Rect? {
    cell < cellCount ? frame(ofCell: cell, in: Rect(.zero, extent)) : nil
  }

  private func frame(ofCell cell: Int, in slot: Rect) -> Rect {
    switch content {
    case .cell: return insetRect(of: slot)
    case .custom(let frames): return frames[cell].frame.offset(by: slot.origin)
    case .line(let line):
      let (index, inside) = line.slotIndex(ofCell: cell)
      let (child, place) = line.slot(index)
      return child.frame(ofCell: inside, in: place.offset(by: slot.origin))
    }
  }
}

extension GroupEvent {
  fileprivate func forEachBox(at origin: Point, grid: PixelGrid, _ body: (ExplanatoryBox) -> Bool) -> Bool {
    func emit(_ kind: ExplanatoryBox.Kind, _ rect: Rect, _ box: SolvedBox) -> Bool {
      body(ExplanatoryBox(kind: kind, frame: grid.round(rect.offset(by: origin)), node: box.node.id))
    }
    switch self {
    case .group(let box, let rect):
      let inset = box.insetRect(of: rect)
      return emit(.group, rect, box) && (inset == rect || emit(.insets, inset, box))
    case .cell(let box, let slot, _, _):
      guard case .cell = box.content else { return true }
      let inset = box.insetRect(of: slot)
      return inset == slot || emit(.insets, inset, box)
    }
  }
}
