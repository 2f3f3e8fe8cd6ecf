import LayoutSpec

/// A place in points: x grows to the right, y downwards.
///
/// ```swift
/// let topmost = layout.elements(at: LayoutPoint(x: 20, y: 300)).first
/// ```
public struct LayoutPoint: Hashable, Sendable {
  /// Points from the left edge.
  public var x: Double
  /// Points from the top edge.
  public var y: Double

  /// Makes a place from its coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height in points.
///
/// ```swift
/// options.container = LayoutExtent(width: 393, height: 852)
/// ```
public struct LayoutExtent: Hashable, Sendable {
  /// Points from left to right.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// Makes a size from its sides, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points, with its top left corner and its size.
///
/// ```swift
/// let onScreen = layout.elements(in: LayoutRect(x: 0, y: 0, width: 393, height: 852))
/// ```
public struct LayoutRect: Hashable, Sendable {
  /// Points from the left edge of the content.
  public var x: Double
  /// Points from the top edge of the content.
  public var y: Double
  /// Points from left to right.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// Makes a rectangle from its corner and size, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Distances from the four edges in points, as in `NSDirectionalEdgeInsets`.
///
/// ```swift
/// options.safeArea = LayoutInsets(top: 59, bottom: 34)
/// ```
public struct LayoutInsets: Hashable, Sendable {
  /// Points from the top edge.
  public var top: Double
  /// Points from the left edge, or from the right edge if text runs from right to left.
  public var leading: Double
  /// Points from the bottom edge.
  public var bottom: Double
  /// Points from the edge opposite the leading one.
  public var trailing: Double

  /// Makes insets from their distances, in points.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension LayoutRect {
  init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }

  /// The rectangle for the solver; `nil` if a number is not finite or a side is not greater than 0.
  var query: Rect? {
    guard x.isFinite, y.isFinite, width.isFinite, height.isFinite, width > 0, height > 0 else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }
}
