import LayoutSpec

/// Lays out the boundary items of a section, or of the layout.
/// Along the scroll axis a section is a near room, a body and a far room. The body holds the groups and the section's insets, and is at
/// least as long as the longest extending item beside it; the rooms hold the parts of extending items outside of it.
/// Model: boundary-items measured. Items of one side do not stack: they are at the same edge. Along the scroll axis the section's insets
/// are ignored; extending items make room outside the insets, for the part outside the body.
/// Model: items-in-the-body compared. Items that do not extend the section are inside its body, next to the extending ones; items beside
/// the content are centred on the body.
struct BoundaryLayout: Sendable {
  struct Placed: Sendable {
    let item: BoundaryItem
    var extent: Extent
    /// Along the scroll axis: before the content, beside it, or after it.
    let side: AxisPlace
  }

  let axis: Axis
  private(set) var placed: [Placed]
  private(set) var nearRoom = 0.0
  private(set) var farRoom = 0.0
  /// The length of the content with its insets, or of the longest extending item beside it if that is greater, points.
  private(set) var body = 0.0
  /// The length of the groups and the section's insets, points.
  private var content = 0.0

  /// - Parameters:
  ///   - axis: the scroll axis.
  ///   - base: the extent that the items' sizes are fractions of: the view's, less the insets that the items follow across the scroll axis.
  init(_ items: [BoundaryItem], axis: Axis, base: Extent, grid: PixelGrid) {
    self.axis = axis
    placed = items.map { item in
      Placed(item: item, extent: grid.resolve(item.size, in: base), side: item.alignment.place(axis))
    }
    makeRoom()
  }

  /// Gives the items before the content, or the others, their measured sizes if they begin in the visible range. Where they begin follows
  /// from the estimates of all items that are measured together (choice measuring-by-estimates).
  mutating func measure(beforeContent: Bool, in place: Place, _ measuring: Measuring, grid: PixelGrid) {
    for (index, entry) in placed.enumerated() where (entry.side == .start) == beforeContent {
      guard slot(of: entry, in: place).origin[axis] < measuring.end else { continue }
      for side in Axis.allCases where entry.item.size[side].isEstimated {
        if let asked = entry.item.measuredLength(along: side, inSlot: placed[index].extent.width) {
          placed[index].extent[side] = grid.ceil(asked)
        }
      }
    }
    makeRoom()
  }

  /// Sets the length of the content between the items, insets included.
  mutating func enclose(_ content: Double) {
    self.content = content
    makeRoom()
  }

  private mutating func makeRoom() {
    nearRoom = 0
    farRoom = 0
    body = content
    let extending = placed.filter(\.item.extendsBoundary)
    for entry in extending where entry.side == .center { body = max(body, entry.extent[axis]) }
    for entry in extending {
      let length = entry.extent[axis]
      let offset = entry.item.absoluteOffset[axis]
      switch entry.side {
      case .start:
        nearRoom = max(nearRoom, length - offset)
        // Model: near-items-beyond compared. An item before the content that its offset moves beyond the body makes room there.
        farRoom = max(farRoom, offset - body)
      case .center: break
      case .end: farRoom = max(farRoom, length + offset)
      }
    }
  }

  /// Where the items are: the range of a section, or of the whole content.
  struct Place: Sendable {
    /// Where the section begins along the scroll axis.
    var start: Double
    /// The range across the axis that the items are aligned in.
    var acrossStart: Double
    var acrossLength: Double
  }

  /// An item's box before its own `contentInsets`, unrounded.
  func slot(of entry: Placed, in place: Place) -> Rect {
    let own = entry.extent[axis]
    let offset = entry.item.absoluteOffset
    var origin = Point.zero
    switch (entry.side, entry.item.extendsBoundary) {
    case (.start, true): origin[axis] = -own
    case (.start, false): origin[axis] = 0
    case (.center, _): origin[axis] = (body - own) / 2
    case (.end, true): origin[axis] = body
    case (.end, false): origin[axis] = body - own
    }
    origin[axis] += place.start + nearRoom + offset[axis]
    let across = axis.cross
    let side = entry.item.alignment.place(across)
    origin[across] =
      place.acrossStart + side.offset(in: place.acrossLength) - side.offset(in: entry.extent[across])
      + offset[across]
    return Rect(origin, entry.extent)
  }

  /// The finished items before the content, and the others.
  /// - Parameter section: `nil` for layout-wide items.
  func items(in place: Place, section: Int?, context: SolverContext) -> (
    leading: [SectionView], trailing: [SectionView]
  ) {
    var leading: [SectionView] = []
    var trailing: [SectionView] = []
    for entry in placed {
      let slot = slot(of: entry, in: place)
      let item = entry.item
      let natural = slot.inset(by: item.size.effective(item.contentInsets))
      let element = Element(
        category: .supplementary, kind: context.kinds[item.elementKind], section: section, item: 0,
        frame: natural, zIndex: item.zIndex, node: item.id, isHidden: item.isHidden)
      let pin = item.pinToVisibleBounds ? pin(entry, natural: natural, slot: slot, in: place) : nil
      let solved = SectionView(element, pin: pin, grid: context.grid)
      if entry.side == .start { leading.append(solved) } else { trailing.append(solved) }
    }
    return (leading, trailing)
  }

  private func pin(_ entry: Placed, natural: Rect, slot: Rect, in place: Place) -> Pin {
    let near = place.start + nearRoom
    // Items that do not extend the section stay in its body, too: choice pins-inside.
    return Pin(
      axis: axis, side: entry.side, natural: natural, slot: AxisRange(slot, along: axis),
      section: AxisRange(start: place.start, end: near + body + farRoom),
      body: AxisRange(start: near, end: near + body))
  }
}

extension BoundaryItem {
  /// The length that the item asks for along an axis, points, if any.
  /// - Parameter width: the width of its slot, points.
  func measuredLength(along axis: Axis, inSlot width: Double) -> Double? {
    measuredLength(along: axis, width: width - size.effective(contentInsets).total(.horizontal))
  }
}
