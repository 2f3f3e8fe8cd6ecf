import LayoutSpec

extension SolvedBox {
  /// The reach of the box: the rectangle around the full box and all its views, from its corner, within a pixel; `nil` if it has no views.
  /// - Parameter extent: the box's own size, which for a measured cell differs from the template's.
  func reach(with extent: Extent) -> Rect? {
    if case .cell = content, extent != self.extent {
      return Self.reach(ofCell: node, extent: extent)
    }
    return reach
  }

  /// The reach of a box that holds `content`.
  static func reach(of content: Content, node: Node, container: Extent, extent: Extent) -> Rect? {
    let contents: Rect?
    switch content {
    case .cell: return reach(ofCell: node, extent: extent)
    case .custom(let frames):
      contents = frames.first.map { frames.dropFirst().reduce($0.frame) { $0.union($1.frame) } }
    case .line(let line): contents = line.reach
    }
    guard var reach = contents?.union(Rect(.zero, extent)) else { return nil }
    reach.add(node.supplementaryItems, on: inner(node, extent), base: container)
    return reach
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
  /// The reach of the whole line. For each child of the cycle, the first and the last repetition decide: the others lie between them.
  fileprivate var reach: Rect? {
    var reach: Rect?
    for place in 0..<min(cycle.count, slotCount) {
      guard let own = cycle[place].box.reach(with: cycle[place].extent) else { continue }
      let last = place + (slotCount - 1 - place) / cycle.count * cycle.count
      var rect = own.offset(by: slot(place).rect.origin)
      if last > place { rect = rect.union(own.offset(by: slot(last).rect.origin)) }
      reach = reach?.union(rect) ?? rect
    }
    return reach
  }
}

extension Rect {
  /// The smallest rectangle that contains both.
  package func union(_ other: Rect) -> Rect {
    let x = min(x, other.x)
    let y = min(y, other.y)
    return Rect(
      x: x, y: y, width: max(self.x + width, other.x + other.width) - x,
      height: max(self.y + height, other.y + other.height) - y)
  }

  /// Grows the rectangle to contain supplementary items.
  fileprivate mutating func add(_ items: [SupplementaryItem], on owner: Rect, base: Extent) {
    for item in items { self = union(item.frame(on: owner, base: base, grid: .fine)) }
  }
}

extension PixelGrid {
  /// A grid so fine that nothing is cut.
  fileprivate static let fine = PixelGrid(scale: 0x1p20)
}
