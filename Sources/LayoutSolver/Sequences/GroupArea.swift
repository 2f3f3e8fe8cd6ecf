import LayoutSpec

/// The area of a section that its groups fill.
struct GroupArea: Sendable {
  /// The axis along which groups follow each other.
  let axis: Axis
  /// The area's corner.
  let start: Point
  /// The area's length across the axis, points; `nil` for a row, which is as tall as its groups.
  let room: Double?
  /// The section's interGroupSpacing.
  let spacing: Double
  let rules: ElementRules

  /// The corner of an outermost group that begins at a place along the axis.
  func origin(of box: SolvedBox, at place: Double) -> Point {
    origin(of: box.extent, box.edgeSpacing, at: place)
  }

  /// Model: outermost-edge-spacing measured. An outermost group's fixed edges shift it without changing its size. Its flexible edges share
  /// what the section leaves (choice outermost-flexible-edges), except in a row.
  func origin(of extent: Extent, _ edges: EdgeSpacing, at place: Double) -> Point {
    let across = axis.cross
    let placement = LinePlacement.Across(inner: room ?? 0, growsAcross: room == nil)
    let offset = placement.place(extent[across], edges.start(across), edges.end(across))
    return Point(along: axis, place, across: start[across] + offset)
  }
}
