import LayoutSpec

/// The area of a section that a waterfall or a flow fills.
struct CellArea: Sendable {
  /// The scroll axis.
  let axis: Axis
  /// The area's corner.
  var corner: Point
  /// The area's length across the axis, points.
  let room: Double
  let rules: ElementRules
  /// The waterfall or flow.
  let node: NodeID

  /// How many cells of a section have a stored place, at most; each takes up to 17 bytes.
  static let greatestCount = 10_000_000

  /// The finished frame of a cell, from its place in the area.
  @inline(__always)
  func frame(along: Double, across: Double, extent: Extent) -> Rect {
    var origin = corner
    origin[axis] += along
    origin[axis.cross] += across
    return rules.grid.round(Rect(origin, extent))
  }

  @inline(__always)
  func element(_ frame: Rect, item: Int, section: Int) -> Element {
    .cell(item, section: section, frame: frame, zIndex: rules.zIndex(ofCell: 0), node: node)
  }
}
