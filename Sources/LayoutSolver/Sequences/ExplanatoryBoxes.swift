import LayoutSpec

extension SolvedBox {
  /// Calls `body` with the boxes and insets of a group's first cells that may meet a window, outer ones first, until it returns false.
  func forEachBox(
    cells: Int, at origin: Point, _ rules: ElementRules, in window: QueryWindow,
    _ body: (ExplanatoryBox) -> Bool
  ) -> Bool {
    let walk = WindowWalk(rules: rules, window: window.relative(to: origin))
    return walk.walk(self, in: Rect(.zero, extent), cells: cells) { event, _ in
      event.forEachBox(at: origin, grid: rules.grid, body)
    }
  }

  /// The unrounded frame of a cell, from the box's corner.
  func frame(ofCell cell: Int) -> Rect { frame(ofCell: cell, in: Rect(.zero, extent)) }

  /// Faster than `cell`, because it finds nothing but the frame.
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

  /// A cell of the box: the node of its item or custom group, its frame before rounding, and the zIndex of its custom frame.
  /// - Parameter rect: where this box is.
  func cell(_ index: Int, in rect: Rect) -> (node: NodeID, frame: Rect, zIndex: Int) {
    switch content {
    case .cell: return (node.id, insetRect(of: rect), 0)
    case .custom(let frames):
      return (node.id, frames[index].frame.offset(by: rect.origin), frames[index].zIndex)
    case .line(let line):
      let (slot, inside) = line.slotIndex(ofCell: index)
      let (child, place) = line.slot(slot)
      return child.cell(inside, in: place.offset(by: rect.origin))
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
