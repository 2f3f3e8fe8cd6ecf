import LayoutSpec

// Parts of rectangles, for clipping and outlines.

extension Rect {
  /// Returns true if the rectangles have an area in common.
  func overlaps(_ other: Rect) -> Bool {
    let common = part(in: other)
    return common.width > 0 && common.height > 0
  }

  /// Returns the rectangle with another start and length along an axis.
  func replacing(_ axis: Axis, _ start: Double, _ length: Double) -> Rect {
    var (origin, extent) = (origin, extent)
    origin[axis] = start
    extent[axis] = length
    return Rect(origin, extent)
  }

  /// Returns the rectangle with the start and length of another rectangle along an axis.
  func replacing(_ axis: Axis, with other: Rect) -> Rect {
    replacing(axis, other.origin[axis], other.extent[axis])
  }

  /// Returns the intersection, which has zero width or height if the rectangles do not overlap.
  func part(in other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: left, y: top, width: max(0, min(x + width, other.x + other.width) - left),
      height: max(0, min(y + height, other.y + other.height) - top))
  }

  /// Returns the rectangle reduced at each side by a length, or by half of its width or height if that is
  /// less.
  func shrunk(by length: Double) -> Rect {
    let inset = max(0, min(length, width / 2, height / 2))
    return Rect(
      x: x + inset, y: y + inset, width: max(0, width - 2 * inset), height: max(0, height - 2 * inset))
  }
}
