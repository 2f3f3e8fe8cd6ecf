import LayoutSpec

extension SolvedBox {
  /// How far the full box and its views reach, from its corner, within a pixel; nil where there are no views. A box with fewer cells reaches
  /// no farther.
  ///
  /// - Parameter extent: the box's own: of a measured cell it is not that of its box.
  func reach(with extent: Extent) -> Rect? {
    if case .cell = content, extent != self.extent {
      return Self.reach(ofCell: node, extent: extent)
    }
    return reach
  }

  /// What `reach` is of a box that holds `content`.
  static func reach(of content: Content, node: Node, container: Extent, extent: Extent) -> Rect? {
    switch content {
    case .cell: return reach(ofCell: node, extent: extent)
    case .custom(let frames):
      guard var reach = frames.first?.frame else { return nil }
      for frame in frames.dropFirst() { reach.formUnion(frame.frame) }
      reach.formUnion(Rect(.zero, extent))
      reach.add(node.supplementaryItems, on: inner(node, extent), base: container)
      return reach
    case .line(let line):
      guard var reach = line.reach else { return nil }
      reach.formUnion(Rect(.zero, extent))
      reach.add(node.supplementaryItems, on: inner(node, extent), base: container)
      return reach
    }
  }

  private static func reach(ofCell node: Node, extent: Extent) -> Rect {
    let frame = inner(node, extent)
    var reach = frame
    reach.add(node.supplementaryItems, on: frame, base: frame.extent)
    return reach
  }

  private static func inner(_ node: Node, _ extent: Extent) -> Rect {
    Rect(.zero, extent).inset(by: node.size.effective(node.contentInsets))
  }
}

extension SolvedLine {
  /// Around the first and the last child of each kind in the cycle: the others lie between them.
  fileprivate var reach: Rect? {
    var reach: Rect?
    for place in 0..<min(cycle.count, slotCount) {
      guard let own = cycle[place].box.reach(with: cycle[place].extent) else { continue }
      let last = place + (slotCount - 1 - place) / cycle.count * cycle.count
      for index in last == place ? [place] : [place, last] {
        let rect = own.offset(by: slot(index).rect.origin)
        if reach == nil { reach = rect } else { reach?.formUnion(rect) }
      }
    }
    return reach
  }
}

extension Rect {
  /// Grows the rectangle around another one.
  mutating func formUnion(_ other: Rect) {
    let right = max(x + width, other.x + other.width)
    let bottom = max(y + height, other.y + other.height)
    x = min(x, other.x)
    y = min(y, other.y)
    width = right - x
    height = bottom - y
  }

  /// Grows the rectangle around supplementary items.
  fileprivate mutating func add(_ items: [SupplementaryItem], on owner: Rect, base: Extent) {
    for item in items { formUnion(item.frame(on: owner, base: base, grid: .fine)) }
  }
}

extension PixelGrid {
  /// Of so small pixels that nothing is cut.
  fileprivate static let fine = PixelGrid(scale: 0x1p20)
}
