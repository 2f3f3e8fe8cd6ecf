import LayoutSpec

extension StampedGroups {
  /// Calls `body` with the groups' boxes and insets, outer ones first, until it returns false.
  @discardableResult
  func forEachBox(_ body: (ExplanatoryBox) -> Bool) -> Bool {
    for index in 0..<count {
      let origin = origin(ofGroup: index)
      func emit(_ kind: ExplanatoryBox.Kind, _ rect: Rect, _ box: SolvedBox) -> Bool {
        body(ExplanatoryBox(kind: kind, frame: stamp.grid.round(rect.offset(by: origin)), node: box.node.id))
      }
      let goesOn = box.walk(at: .zero, cells: 0..<cellCount(ofGroup: index)) { event in
        switch event {
        case .group(let box, let rect):
          let inset = box.insetRect(of: rect)
          return emit(.group, rect, box) && (inset == rect || emit(.insets, inset, box))
        case .cell(let box, let slot, _, _):
          guard case .cell = box.content else { return true }
          let inset = box.insetRect(of: slot)
          return inset == slot || emit(.insets, inset, box)
        }
      }
      if !goesOn { return false }
    }
    return true
  }
}
