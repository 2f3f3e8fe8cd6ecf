import LayoutSpec

/// The row of an orthogonal section: its length, its scroll offset and its resting offsets. Lengths and offsets are points along the row,
/// from its leading or top edge in either layout direction.
package struct OrthogonalRow: Sendable {
  package let behavior: OrthogonalScrolling.Behavior
  /// Model: orthogonal-viewport measured. The length of the container less the section's insets. It is the length of a page, and also
  /// decides the greatest offset and where centred paging rests.
  package let viewportLength: Double
  /// From the start of the first group to the end of the last, edge spacings included.
  package let contentLength: Double
  /// The scroll offset.
  package let offset: Double
  package let restingOffsets: RestingOffsets

  /// The greatest offset, except with centred paging. Sums of thirds are not exact: content that is longer by less than a millionth of a
  /// point does not scroll.
  package let maxOffset: Double

  /// - Parameters:
  ///   - groups: `nil` in a section without cells.
  ///   - axis: the row's axis.
  init(_ scrolling: OrthogonalScrolling, groups: (any GroupSequence)?, viewportLength: Double, axis: Axis) {
    behavior = scrolling.behavior
    self.viewportLength = viewportLength
    contentLength = groups?.length ?? 0
    let overhang = contentLength - viewportLength
    maxOffset = overhang > RestingOffsets.tolerance ? overhang : 0
    restingOffsets = RestingOffsets(
      behavior, groups: groups, viewportLength: viewportLength, maxOffset: maxOffset)
    // Clamped as a scroll view's offset is; centred paging rests beyond both ends (choice orthogonal-scroll).
    let written = scrolling.scroll[axis]
    offset = behavior == .groupPagingCentered ? written : max(0, min(written, maxOffset))
  }
}
