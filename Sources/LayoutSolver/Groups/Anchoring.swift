import LayoutSpec

extension SupplementaryItem {
  /// The item's frame on a container's finished frame, before rounding.
  /// Model: item-badges measured. The sizes of an item's badge are fractions of the item's frame after its insets; those of a group's badge
  /// are fractions of the box in which the group is laid out.
  /// - Parameters:
  ///   - container: the rectangle that it is anchored to, on device pixels.
  ///   - base: the extent that its sizes are fractions of.
  func frame(on container: Rect, base: Extent, grid: PixelGrid) -> Rect {
    let extent = grid.resolve(size, in: base)
    var origin = Point.zero
    for axis in Axis.allCases {
      origin[axis] =
        container.origin[axis] + containerAnchor.alignment.place(axis).offset(in: container.extent[axis])
        + containerAnchor.offset.length(axis, of: extent)
        - itemAnchor.alignment.place(axis).offset(in: extent[axis])
        // Model: anchor-offsets measured. The item anchor's offset has the same sign as the container anchor's.
        + itemAnchor.offset.length(axis, of: extent)
    }
    return Rect(origin, extent).inset(by: size.effective(contentInsets))
  }
}

extension AxisPlace {
  /// The distance from a length's start to the place.
  func offset(in length: Double) -> Double {
    switch self {
    case .start: 0
    case .center: length / 2
    case .end: length
    }
  }
}

extension Anchor.Offset {
  /// The offset along an axis, points.
  /// - Parameter extent: the supplementary item's size, which a fractional offset multiplies.
  func length(_ axis: Axis, of extent: Extent) -> Double {
    switch self {
    case .absolute(let point): point[axis]
    case .fractional(let point): point[axis] * extent[axis]
    }
  }
}
