import LayoutSpec

/// Turns a frame of the unscrolled left-to-right layout into the one that comes out: it is moved by the scrolling of its row, and mirrored
/// in a right-to-left layout.
///
/// Frames are on device pixels before and after; nothing is solved again.
struct FrameTransform: Sendable {
  let grid: PixelGrid
  /// How far the frames are moved, points, on device pixels: all by the same, however they were rounded.
  var shift = Point.zero
  /// The width of the content about which frames are mirrored; nil from left to right.
  let mirrorWidth: Double?

  /// True if frames stay as they are.
  var isIdentity: Bool { mirrorWidth == nil && shift == .zero }

  /// The frame as it comes out.
  ///
  /// A right-to-left layout is the left-to-right one mirrored about the middle of the content (choice right-to-left).
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

  /// The element with its frame as it comes out.
  func callAsFunction(_ element: Element) -> Element {
    guard !isIdentity else { return element }
    var element = element
    element.frame = self(element.frame)
    return element
  }

  /// The same for what a row's own scrolling moves.
  func shifted(by shift: Point) -> FrameTransform {
    FrameTransform(grid: grid, shift: shift, mirrorWidth: mirrorWidth)
  }
}
