import LayoutSpec

/// Where cells without groups stand: the room of their section.
struct CellSite: Sendable {
  /// The scroll axis.
  let axis: Axis
  /// Where the room begins.
  var corner: Point
  /// How much of it there is across the axis, points.
  let room: Double
  let rules: StampRules
  /// The arrangement.
  let node: NodeID

  /// The most cells whose places are stored, in one section: each takes up to 17 bytes.
  static let greatestCount = 10_000_000

  /// The finished frame of a cell, from where it stands in the room.
  @inline(__always)
  func frame(along: Double, across: Double, extent: Extent) -> Rect {
    var origin = corner
    origin[axis] += along
    origin[axis.cross] += across
    return rules.grid.round(Rect(origin, extent))
  }

  @inline(__always)
  func element(_ frame: Rect, item: Int, section: Int) -> Element {
    Element(
      category: .cell, kind: 0, section: section, item: item, frame: frame, zIndex: rules.zIndex(ofCell: 0),
      node: node)
  }
}
