import LayoutSpec

/// Where a section's groups follow each other, whatever they hold.
struct GroupSite: Sendable {
  /// The axis along which they follow.
  let axis: Axis
  /// Where the room for the groups begins: along the axis and across it.
  let start: Point
  /// How much room there is across the axis, points; nil where there is as much as the groups take.
  let room: Double?
  /// The section's interGroupSpacing.
  let spacing: Double
  let rules: StampRules

  /// Where an outermost group stands across the axis.
  ///
  /// Model: outermost-edge-spacing measured. Its fixed edges shift it, and it keeps its size. Its flexible ones share what the section has
  /// left (choice outermost-flexible-edges), but for a row, which is as tall as its groups.
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

  /// The same of a group with an extent and edge spacing.
  func origin(of extent: Extent, _ edges: EdgeSpacing, at place: Double) -> Point {
    Point(along: axis, place, across: startAcross(of: extent, edges))
  }
}
