import LayoutSpec

/// Turns a frame of the unscrolled left-to-right layout into the final one: applies the scrolling of an orthogonal section, then mirrors
/// the frame in a right-to-left layout. Frames are on device pixels before and after.
struct FrameTransform: Sendable {
  let grid: PixelGrid
  /// How far all frames are moved, points, on device pixels.
  var shift = Point.zero
  /// The width of the content, about which frames are mirrored; `nil` in a left-to-right layout.
  let mirrorWidth: Double?

  var isIdentity: Bool { mirrorWidth == nil && shift == .zero }

  /// The final frame; a right-to-left layout is the left-to-right one mirrored about the middle of the content (choice right-to-left).
  func callAsFunction(_ frame: Rect) -> Rect {
    var frame = frame
    if shift != .zero {
      frame.x = grid.round(frame.x + shift.x)
      frame.y = grid.round(frame.y + shift.y)
    }
    if let mirrorWidth {
      frame.x = grid.round(mirrorWidth - frame.x - frame.width)
    }
    return frame
  }

  /// The element with its final frame.
  func callAsFunction(_ element: Element) -> Element {
    guard !isIdentity else { return element }
    var element = element
    element.frame = self(element.frame)
    return element
  }

  /// The transform for views that an orthogonal section's scrolling moves.
  func shifted(by shift: Point) -> FrameTransform {
    FrameTransform(grid: grid, shift: shift, mirrorWidth: mirrorWidth)
  }
}
