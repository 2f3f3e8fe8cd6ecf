import LayoutSpec

/// The boundary items of a section or of the layout: what room they take, and where they stand.
///
/// Measured: items of one side do not stack, they lie at the same edge; along the scroll axis the section's
/// insets are ignored; extending ones make room outside the insets, for what sticks out of the content.
struct BoundaryBand {
  /// A boundary item with its size.
  struct Placed {
    let item: BoundaryItem
    let extent: Extent
    /// Along the scroll axis: before the content, beside it, or after it.
    let side: AxisPlace
  }

  let axis: Axis
  let placed: [Placed]
  /// The room before the content, points.
  private(set) var nearRoom = 0.0
  /// The room after the content, points.
  private(set) var farRoom = 0.0
  /// The length of the longest extending item beside the content: the content is at least so long.
  private(set) var longestBeside = 0.0

  /// - Parameters:
  ///   - axis: the scroll axis.
  ///   - base: fractions are of this extent: along the scroll axis the whole view, across it less the insets that are followed.
  init(_ items: [BoundaryItem], axis: Axis, base: Extent, grid: PixelGrid) {
    self.axis = axis
    placed = items.map { item in
      Placed(item: item, extent: grid.resolve(item.size, in: base), side: item.alignment.place(axis))
    }
    for entry in placed where entry.item.extendsBoundary {
      let length = entry.extent[axis]
      let offset = entry.item.absoluteOffset[axis]
      switch entry.side {
      case .start: nearRoom = max(nearRoom, length - offset)
      case .center: longestBeside = max(longestBeside, length)
      case .end: farRoom = max(farRoom, length + offset)
      }
    }
  }

  /// The frame of an item, unrounded.
  ///
  /// - Parameters:
  ///   - start: where the section begins along the scroll axis.
  ///   - length: the section's whole length, rooms included.
  ///   - centeredLength: the length on which items beside the content are centred.
  ///   - acrossStart: where the range that the items follow begins across the axis.
  ///   - acrossLength: how long that range is.
  func frame(
    of entry: Placed, start: Double, length: Double, centeredLength: Double, acrossStart: Double,
    acrossLength: Double
  ) -> Rect {
    let own = entry.extent[axis]
    let offset = entry.item.absoluteOffset
    var origin = Point.zero
    switch (entry.side, entry.item.extendsBoundary) {
    case (.start, true): origin[axis] = nearRoom - own
    case (.start, false): origin[axis] = 0
    case (.center, _): origin[axis] = (centeredLength - own) / 2
    case (.end, true): origin[axis] = length - farRoom
    case (.end, false): origin[axis] = length - own
    }
    origin[axis] += start + offset[axis]
    let across = axis.cross
    let place = entry.item.alignment.place(across)
    origin[across] =
      acrossStart + place.offset(in: acrossLength) - place.offset(in: entry.extent[across]) + offset[across]
    return Rect(origin, entry.extent).inset(by: entry.item.size.effective(entry.item.contentInsets))
  }
}
