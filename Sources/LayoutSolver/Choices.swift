/// What nothing recorded, compared or documented settles: the list of the solver's own choices.
///
/// Every choice has an id, by which layoutc-model(7) lists it and by which the comment of the rule that follows it names it ("choice some-id").
/// A choice of a number is a constant here, which the rule's code uses; its id is its name in words. Numbers that are measured for one idiom
/// and used for others stay with their rule; what differs from one
/// system to another, chosen or not, stands in `SystemMetrics`.
package enum Choice {
  // MARK: Pixels

  /// Model: pixel-allowance chosen. How far below a pixel a fractional length still counts as on it, in pixels.
  ///
  /// Anything from 0 to below 0.05 fits every recorded layout (0.65 of 314.333 points is 612.95 pixels and becomes 612). A small allowance is
  /// needed because thirds are not exact in binary.
  static let pixelAllowance = 0.001

  // Model: measured-rounding chosen. A measured length is rounded up to a pixel, as flow layout does; the record has whole points.
  // Alternatives: to the nearest, or down.

  /// Model: measured-allowance chosen. How far above a pixel a measured length still counts as on it, in pixels: for thirds of a point
  /// written with three decimals.
  static let measuredAllowance = 0.002

  /// Model: query-allowance chosen. How much of a frame may be in a rectangle that is asked for without counting, in pixels: thirds of a point
  /// are written with three decimals, and a frame that was read from the output is not to meet its neighbours.
  static let queryAllowance = 0.002

  // Model: right-to-left chosen. What is mirrored about the middle of the content's width is the finished left-to-right frame; it comes to rest on
  // pixels once more, where the content does not end on one. Alternative: it stays where the mirror puts it.

  // MARK: Groups

  // Model: nothing-fits chosen. A group whose first subitem does not fit lays out nothing. UIKit raises an exception for an outermost group.

  // Model: flexible-in-growing-groups chosen. Across a group that is as tall as its tallest child flexible edges are as long as their minimum.
  // Alternative: they share what is left over.

  // Model: outermost-flexible-edges chosen. Flexible edges of an outermost group across the direction in which groups follow share what the
  // section has left. Alternative: they are as long as their minimum.

  // Model: custom-cells-raised chosen. In a section with decorations the cells of custom groups are raised, too. Alternative: they keep 0.

  // Model: badge-container chosen. Supplementary items of items and groups are anchored to the owner's size on pixels. Alternative: to its
  // size before rounding.

  // MARK: Sections

  // Model: supplementary-reference-none chosen. `supplementaryContentInsetsReference: none` leaves boundary items the whole container: it is the
  // successor of not following the insets. Alternative: the container less the section's own insets.

  // Model: supplementary-reference-other chosen. Another reference takes the place of the section's, and the section's own insets stay.
  // Alternative: it takes the place of both.

  // Model: pins-beside-content chosen. Pinned items beside the content are kept in sight by whichever edge they would leave. Alternative: only
  // where the content begins, as items before it.

  // Model: pins-inside chosen. Pinned items that do not extend the section are pushed to the room of the extending items, as those are
  // themselves. Alternative: to the end of the section.

  // MARK: Orthogonal sections

  // Model: orthogonal-reference chosen. The insets of a section's reference are taken off the width that a row's groups are sized in, as off other
  // sections. Alternative: they are not, as the section's own insets are not.

  // Model: orthogonal-edge-spacing chosen. Edge spacing of a row's groups makes room in the section. Alternative: it makes none.

  // Model: lone-partial-group chosen. A row whose only group is not full is as tall as the full group, unless the group is as tall as what it
  // holds. Alternative: as what the group holds.

  // Model: orthogonal-scroll chosen. The offset that a spec gives to a row stands, clamped as a scroll view's is but for centred paging; it is 0
  // where none is given. Alternative: the row goes on to where it comes to rest.

  // Model: settling-ties chosen. Half-way between two resting offsets a row settles on the greater one.

  // MARK: Visible items

  // Model: visible-items-order chosen. A rule scales, rotates about x, y and z, applies the perspective and translates, in this order; a later
  // rule's transform follows the earlier ones', what else it sets takes the place of theirs. A handler has no rules, and any order.

  // Model: visible-items-sight chosen. Rules are for elements whose frames, without transforms, meet the collection view's bounds, safe area and
  // bars included. Alternative: UIKit may hand some more to a handler.

  // Model: visible-items-distance chosen. The distance from the middle is negative towards leading or top, from right to left, too. Boundary items
  // and backgrounds of a row, which do not scroll with it, have theirs where they stand on the screen.

  // Model: visible-items-right-to-left chosen. From right to left frames and offset of a row are mirrored about what scrolls in it, as a scroll
  // view's are; transforms stand as they are written, but a cover flow's turns towards the middle.

  // Model: visible-items-estimates chosen. UIKit leaves visible items alone in layouts that contain estimated items; here those of the section
  // count. Alternative: those of the whole layout.

  // MARK: Self-sizing

  // Model: measuring-by-estimates chosen. Where a view stands before it is measured, and with that whether it is in sight, is told by its
  // estimate and those of what is measured with it. Alternative: by a layout for each of UIKit's passes, of which nothing is recorded.

  // Model: orthogonal-measuring chosen. Of a row that begins in sight, those cells are measured that begin before the end of the whole container
  // at the row's offset. Alternative: all cells.

  // Model: uniform-siblings chosen. A uniform dimension grows to the largest of its estimated and uniform siblings. Alternative: those of fixed
  // and fractional sizes count, too.

  // Model: uniform-nesting chosen. Uniform children across a group's axis grow with the group, so that all cells of a section whose outermost
  // group is uniform have one size. Alternative: they keep theirs.

  // MARK: Waterfalls and flows

  // Model: waterfall chosen. UIKit has none: each cell stands in the shortest column, of several in the first. Alternative: columns in turn.

  // Model: flow chosen. Compositional layouts have none: a row takes cells as long as they fit, as in a flow layout. Alternative: rows that
  // are balanced.

  // Model: ratio-rounding chosen. A length that follows from a ratio is cut down to pixels; at least one pixel is left. Alternatives: to the
  // nearest, or up.

  // Model: waterfall-overlap chosen. Where spacing takes back more than a cell's own length, the first cell of a column may reach farthest, and
  // the section ends there. Alternative: where its last cell ends.

  // Model: cell-lengths chosen. What is said nearer to a waterfall's cell wins, and a measured length over a ratio.

  // Model: long-flow-rows chosen. A cell that is longer than a flow's room makes the content broader, so that it can be reached. Alternative: it
  // sticks out.

  // Model: flow-overhang chosen. A row that is longer than the room begins at the room's edge, whatever the alignment. Alternative: where its
  // alignment puts it, before the room's edge.

  // Model: lone-justified-cell chosen. A cell alone in a justified row stands at its beginning. Alternative: in the middle.

  // Model: flow-cell-place chosen. In a row that is taller than a cell the cell stands at the top, as in a horizontal group.

  // MARK: Lists

  // Model: list-written-padding chosen. A `headerTopPadding` that is written stands in the header, where a list has one of its own, whose estimate
  // is so much more: the recorded insets have no room for it. Alternative: above the header.

  // Model: outline-levels chosen. The cells of a section in which any cell has children have an indentation level. Alternative: all cells do.

  // MARK: Environments

  /// Model: grid-row-least chosen. The least height of a grid's rows that follows from a ratio, pixels.
  package static let gridRowLeast = 1.0

  // Model: device-orientation chosen. How a device is held is kept where another takes its place. Alternative: as that one stands.

  // Model: edge-limits chosen. Insets that are added up are cut to what a spec may say. UIKit knows no such limit.

  // Model: readable-idioms chosen. No readable content guide is derived for televisions, which have a larger text.
}
