import LayoutSpec

/// Room that spacing leaves between views: drawn by pictures on request.
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
  /// Along which the spacing keeps views apart.
  package var axis: Axis

  /// How wide the gap is, points.
  package var length: Double { frame.extent[axis] }
}

extension SpacingGap {
  /// A gap before rounding: a range along its axis, and another one across it; nil where nothing is left between views.
  init?(_ kind: Kind, along axis: Axis, from start: Double, by length: Double, across: AxisRange) {
    guard length > 0, across.length > 0 else { return nil }
    let origin = Point(along: axis, start, across: across.start)
    let extent = Extent(along: axis, length, across: across.length)
    self.init(kind: kind, frame: Rect(origin, extent), axis: axis)
  }
}
