import LayoutSpec

/// A gap that spacing leaves between views; pictures draw it on request.
package struct SpacingGap: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    case interItem = "interItemSpacing"
    case interGroup = "interGroupSpacing"
    case interSection = "interSectionSpacing"
    case edge = "edgeSpacing"
  }

  package var kind: Kind
  /// Points in the content's coordinates, on device pixels.
  package var frame: Rect
  /// The axis along which the spacing separates views.
  package var axis: Axis

  /// The gap's length along its axis, points.
  package var length: Double { frame.extent[axis] }
}

extension SpacingGap {
  /// A gap before rounding; `nil` if it is empty.
  init?(_ kind: Kind, along axis: Axis, from start: Double, by length: Double, across: AxisRange) {
    guard length > 0, across.length > 0 else { return nil }
    let origin = Point(along: axis, start, across: across.start)
    let extent = Extent(along: axis, length, across: across.length)
    self.init(kind: kind, frame: Rect(origin, extent), axis: axis)
  }
}
