/// A place or an offset in points: x grows to the right, y downwards.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  public static let zero = Point()

  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension Point {
  /// A point, given by its coordinates along an axis and across it.
  package init(along axis: Axis, _ along: Double, across: Double = 0) {
    self = axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }

  package func moved(by offset: Point) -> Point { Point(x: x + offset.x, y: y + offset.y) }
}

/// A solved width and height in points.
public struct Extent: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Extent {
  /// An extent, given by its lengths along an axis and across it.
  package init(along axis: Axis, _ along: Double, across: Double) {
    self =
      axis == .horizontal ? Extent(width: along, height: across) : Extent(width: across, height: along)
  }
}

/// A rectangle in points, given by its top left corner.
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public init(_ origin: Point, _ extent: Extent) {
    self.init(x: origin.x, y: origin.y, width: extent.width, height: extent.height)
  }

  public var origin: Point { Point(x: x, y: y) }
  public var extent: Extent { Extent(width: width, height: height) }

  public func offset(by offset: Point) -> Rect {
    Rect(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }

  /// The rectangle less insets.
  /// Model: oversized-insets compared. If two insets exceed a side, the side becomes the excess and begins at the leading or top inset: 10
  /// points less 7 and 7 are 4, from 7 on.
  package func inset(by insets: Insets) -> Rect {
    var origin = origin
    var extent = extent
    for axis in Axis.allCases {
      origin[axis] += insets.start(axis)
      extent[axis] = abs(extent[axis] - insets.total(axis))
    }
    return Rect(origin, extent)
  }
}
