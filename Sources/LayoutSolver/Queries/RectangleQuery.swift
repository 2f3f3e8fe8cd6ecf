import LayoutSpec

/// Finds frames by a rectangle or a point in the content. Frames and rectangles are half-open: touching edges do not meet, and an empty
/// frame meets nothing. A point meets the frame that begins on it, not the frame that ends there.
package struct RectangleQuery: Sendable {
  private let x: AxisRange
  private let y: AxisRange
  /// Frames that overlap by no more than this do not meet, points.
  private let allowance: Double

  init(_ rect: Rect, grid: PixelGrid) {
    x = AxisRange(rect, along: .horizontal)
    y = AxisRange(rect, along: .vertical)
    allowance = Choice.queryAllowance / grid.scale
  }

  init(_ point: Point, grid: PixelGrid) {
    allowance = Choice.queryAllowance / grid.scale
    // The range contains frames that begin up to one allowance after the point.
    x = AxisRange(start: point.x, end: point.x + 2 * allowance)
    y = AxisRange(start: point.y, end: point.y + 2 * allowance)
  }

  /// True if the query finds a finished frame.
  func meets(_ frame: Rect) -> Bool {
    frame.width > 0 && frame.height > 0
      && frame.x < x.end - allowance && x.start < frame.x + frame.width - allowance
      && frame.y < y.end - allowance && y.start < frame.y + frame.height - allowance
  }

  /// The window that contains all matching frames before they are rounded, scrolled and mirrored.
  func window(before place: FrameTransform) -> QueryWindow {
    var x = x
    if let width = place.mirrorWidth { x = AxisRange(start: width - x.end, end: width - x.start) }
    func widened(_ range: AxisRange, by shift: Double) -> AxisRange {
      // Rounding moves a frame by up to half a pixel each time: when it is made, scrolled and mirrored; a badge is moved with its owner,
      // too. Far out, numbers are coarser than that.
      let slack = 8 / place.grid.scale + 16 * max(range.start.ulp, range.end.ulp)
      return AxisRange(start: range.start - shift - slack, end: range.end - shift + slack)
    }
    return QueryWindow(x: widened(x, by: place.shift.x), y: widened(y, by: place.shift.y))
  }
}

/// A rectangle in the coordinates of a left-to-right layout, outside of which a query finds nothing.
struct QueryWindow: Sendable {
  var x: AxisRange
  var y: AxisRange
  /// True to skip frames without area.
  var leavesOutEmpty = false

  subscript(axis: Axis) -> AxisRange { axis == .horizontal ? x : y }

  /// True if views in a rectangle may be found.
  func mayMeet(_ rect: Rect) -> Bool {
    rect.x <= x.end && x.start <= rect.x + rect.width && rect.y <= y.end && y.start <= rect.y + rect.height
  }

  /// The same window, skipping frames without area.
  var leavingOutEmpty: QueryWindow {
    var window = self
    window.leavesOutEmpty = true
    return window
  }

  /// The same window in the coordinates of a corner.
  func relative(to corner: Point) -> QueryWindow {
    var window = self
    window.x = x.moved(by: -corner.x)
    window.y = y.moved(by: -corner.y)
    return window
  }

  /// Which of `count` equal ranges may meet the window along an axis.
  /// - Parameters:
  ///   - first: the first range.
  ///   - stride: from one range to the next; may be zero or negative.
  func indices(along axis: Axis, of first: AxisRange, stride: Double, count: Int) -> Range<Int> {
    let window = self[axis]
    if leavesOutEmpty, first.start >= first.end { return 0..<0 }
    guard stride != 0 else {
      return first.touches(window) ? 0..<count : 0..<0
    }
    // first.start + k * stride <= window.end and window.start <= first.end + k * stride.
    let bounds = [(window.start - first.end) / stride, (window.end - first.start) / stride]
    let lower = (stride > 0 ? bounds[0] : bounds[1]).rounded(.down)
    let upper = (stride > 0 ? bounds[1] : bounds[0]).rounded(.up) + 1
    func clamped(_ bound: Double) -> Int {
      bound > 0 ? (bound < Double(count) ? Int(bound) : count) : 0
    }
    let low = clamped(lower)
    return low..<max(low, clamped(upper))
  }
}

extension QueryWindow {
  static let everything = QueryWindow(x: .everything, y: .everything)

  /// A window that is bounded along one axis only.
  init(along axis: Axis, _ range: AxisRange) {
    self.init(
      x: axis == .horizontal ? range : .everything, y: axis == .vertical ? range : .everything)
  }

  /// The same window, unbounded along an axis.
  func unbounded(along axis: Axis) -> QueryWindow {
    var window = self
    if axis == .horizontal { window.x = .everything } else { window.y = .everything }
    return window
  }

  func widened(by length: Double) -> QueryWindow {
    QueryWindow(
      x: AxisRange(start: x.start - length, end: x.end + length),
      y: AxisRange(start: y.start - length, end: y.end + length))
  }
}

extension AxisRange {
  fileprivate static let everything = AxisRange(start: -.infinity, end: .infinity)
}
