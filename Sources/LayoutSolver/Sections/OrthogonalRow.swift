import LayoutSpec

/// The row of a section that scrolls across its layout: how long it is, how far it is scrolled, and where it comes to rest.
///
/// Lengths and offsets are points along the row, counted from its leading or top edge in either layout direction.
package struct OrthogonalRow: Sendable {
  package let behavior: OrthogonalScrolling.Behavior
  /// Model: orthogonal-viewport measured. The container less the section's insets: a page, and what the greatest offset and the centre are of.
  package let viewportLength: Double
  /// From the first group's edge to the last one's, edge spacings included.
  package let contentLength: Double
  /// How far the row is scrolled.
  package let offset: Double
  /// Where the row comes to rest.
  package let restingOffsets: RestingOffsets

  /// The greatest offset but for centred paging.
  package var maxOffset: Double { max(0, contentLength - viewportLength) }

  /// - Parameters:
  ///   - groups: nil in a section without cells.
  ///   - axis: the row's.
  init(_ scrolling: OrthogonalScrolling, groups: (any GroupSequence)?, viewportLength: Double, axis: Axis) {
    behavior = scrolling.behavior
    self.viewportLength = viewportLength
    contentLength = groups?.length ?? 0
    restingOffsets = RestingOffsets(
      behavior, groups: groups, viewportLength: viewportLength, contentLength: contentLength)
    // It is clamped as a scroll view's is, but for centred paging, which rests beyond both ends (choice orthogonal-scroll).
    let written = scrolling.scroll[axis]
    offset =
      behavior == .groupPagingCentered ? written : max(0, min(written, contentLength - viewportLength))
  }
}
