import LayoutSpec

/// An orthogonal section with content outside of its viewport.
package struct OverflowingRow: Sendable, Equatable {
  package var axis: Axis
  /// The part of the content in which the row is visible: its section from edge to edge, points.
  package var viewport: Rect
  /// The whole row at its scroll offset, within a pixel.
  package var content: Rect
}

extension Solution {
  /// The row of an orthogonal section; `nil` for other sections, or if all of it is visible.
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
    let pixel = 1 / place.grid.scale
    let seen = AxisRange(viewport, along: axis)
    let whole = AxisRange(content, along: axis)
    guard whole.start < seen.start - pixel || whole.end > seen.end + pixel else { return nil }
    return OverflowingRow(axis: axis, viewport: viewport, content: content)
  }
}
