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

  /// Where an outermost group begins across the axis.
  /// Model: outermost-edge-spacing measured. Its fixed edges shift it, and it keeps its size. Its flexible edges share what the section
  /// leaves (choice outermost-flexible-edges), except in a row.
  func startAcross(of box: SolvedBox) -> Double { startAcross(of: box.extent, box.edgeSpacing) }

  private func startAcross(of extent: Extent, _ edges: EdgeSpacing) -> Double {
    let across = axis.cross
    let before = edges.start(across)
    let after = edges.end(across)
    guard before.isFlexible, let room else {
      return start[across] + before.minimum
    }
    let leftover = room - extent[across] - before.minimum - after.minimum
    return start[across] + before.minimum + leftover / (after.isFlexible ? 2 : 1)
  }

  /// The corner of an outermost group that begins at a place along the axis.
  func origin(of box: SolvedBox, at place: Double) -> Point {
    origin(of: box.extent, box.edgeSpacing, at: place)
  }

  func origin(of extent: Extent, _ edges: EdgeSpacing, at place: Double) -> Point {
    Point(along: axis, place, across: startAcross(of: extent, edges))
  }
}
