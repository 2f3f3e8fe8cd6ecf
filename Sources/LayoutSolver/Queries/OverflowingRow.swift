import LayoutSpec

/// A row that scrolls across the layout and has more than is in sight.
package struct OverflowingRow: Sendable, Equatable {
  /// The row's axis.
  package var axis: Axis
  /// What the row is seen through: its section from edge to edge, points in the content's coordinates.
  package var viewport: Rect
  /// All of the row where it is scrolled to, within a pixel.
  package var content: Rect
}

extension Solution {
  /// The row of a section that scrolls across the layout; nil where there is none, or all of it is in sight.
  package func overflowingRow(ofSection index: Int) -> OverflowingRow? {
    let solved = sections[index]
    let axis = spec.configuration.scrollDirection.cross
    guard solved.orthogonalRow != nil, let along = solved.groups?.reach(along: axis) else { return nil }
    let viewport = frame(ofSection: index)
    var origin = solved.frame.origin
    var extent = solved.frame.extent
    origin[axis] = along.start
    extent[axis] = along.length
    let content = place.shifted(by: solved.groupShift)(Rect(origin, extent))
    let hair = 1 / place.grid.scale
    let seen = AxisRange(viewport, along: axis)
    let whole = AxisRange(content, along: axis)
    guard whole.start < seen.start - hair || whole.end > seen.end + hair else { return nil }
    return OverflowingRow(axis: axis, viewport: viewport, content: content)
  }
}
