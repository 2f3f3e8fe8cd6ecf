/// The solver's own choices: behaviour of UIKit that no record, comparison or documentation settles.
/// layoutc-model(7) lists them with the alternatives. The comment of the code that follows a choice names it ("choice some-id"); a choice
/// that is a number is a constant here. A number that was measured for one idiom and is used for others is defined beside its rule, and
/// numbers that differ between systems are in `SystemMetrics`.
package enum Choice {
  // MARK: Pixels

  /// Model: pixel-allowance chosen. How far below a pixel a fractional length still counts as on it, in pixels.
  /// Any value from 0 to below 0.05 fits every recorded layout (0.65 of 314.333 points is 612.95 pixels and becomes 612). It is more than 0
  /// because thirds are not exact in binary.
  static let pixelAllowance = 0.001

  // Model: measured-rounding chosen. A measured length is rounded up to a pixel, as flow layout does; the record has whole points.

  /// Model: measured-allowance chosen. How far above a pixel a measured length still counts as on it, in pixels: thirds of a point are
  /// written with three decimals.
  static let measuredAllowance = 0.002

  /// Model: query-allowance chosen. How far a frame may overlap a queried rectangle without being found, in pixels: a frame that was read
  /// from the output, with three decimals, must not meet its neighbours.
  static let queryAllowance = 0.002

  // Model: right-to-left chosen. The finished left-to-right frame is mirrored about the middle of the content, and rounded again.

  // MARK: Groups

  // Model: nothing-fits chosen. A group whose first subitem does not fit is laid out empty. For an outermost group UIKit raises an
  // exception.
  // Model: flexible-in-growing-groups chosen. In a group that grows to its tallest child, flexible edges across it stay at their minimum.
  // Model: outermost-flexible-edges chosen. Across the groups' direction, flexible edges of an outermost group share what the section
  // leaves.
  // Model: custom-cells-raised chosen. Decorations raise the cells of custom groups, too.
  // Model: badge-container chosen. Supplementary items of items and groups are anchored to the owner's size on pixels.

  // MARK: Sections

  // Model: supplementary-reference-none chosen. `supplementaryContentInsetsReference: none` leaves boundary items the whole container,
  // as if they did not follow the insets.
  // Model: supplementary-reference-other chosen. Another reference replaces the section's reference, but not the section's own insets.
  // Model: pins-beside-content chosen. Pinned items beside the content are kept visible at both edges.
  // Model: pins-inside chosen. Pinned items that do not extend the section stop at the ends of its body, where extending ones stop, too.

  // MARK: Orthogonal sections

  // Model: orthogonal-reference chosen. The insets of a section's reference reduce the width that a row's groups are sized in, too.
  // Model: orthogonal-edge-spacing chosen. The edge spacing of a row's groups makes the section longer.
  // Model: lone-partial-group chosen. A row whose only group is partial is as tall as the full group, unless the group grows with its
  // content.
  // Model: orthogonal-scroll chosen. A row's offset in the spec is clamped like a scroll view's, except with centred paging. It does not
  // settle on a resting offset.
  // Model: settling-ties chosen. Half-way between two resting offsets a row settles on the greater one.

  // MARK: Visible items

  // Model: visible-items-order chosen. A rule scales, rotates about x, y and z, applies the perspective and translates, in this
  // order. Transforms of several rules are concatenated; other values of a later rule replace those of an earlier one.
  // Model: visible-items-sight chosen. Rules apply to elements whose untransformed frames meet the collection view's bounds, bars included.
  // Model: visible-items-distance chosen. The distance from the middle is negative towards leading or top, in right-to-left layouts, too.
  // Boundary items and backgrounds do not scroll with a row: their distance is that of their place on the screen.
  // Model: visible-items-right-to-left chosen. A row's frames and offset are mirrored about its content, as in a scroll view. Transforms
  // are not, except that a cover flow turns towards the middle.
  // Model: visible-items-estimates chosen. Estimated dimensions of a section turn off its own rules, not those of other sections.

  // MARK: Self-sizing

  // Model: measuring-by-estimates chosen. Whether a view is visible before it is measured depends on its estimate and the estimates of the
  // views that are measured with it.
  // Model: orthogonal-measuring chosen. In a row that begins in the visible range, cells that begin before the end of the container are
  // measured.
  // Model: uniform-siblings chosen. A uniform dimension grows to the largest of its estimated and uniform siblings.
  // Model: uniform-nesting chosen. Children that are uniform across a group's axis grow with the group: all cells of a uniform outermost
  // group are equal.

  /// Model: filling-depth chosen. How deep groups that measured sizes fill may be nested; groups around them hold as many subitems as at
  /// their estimates. There is a limit because on each level a child that does not fit is solved again in the next group.
  static let fillingDepth = 6

  // Model: last-filling chosen. A last group that its cells do not fill is solved as if cells at their estimates filled it up. That full
  // group decides its flexible gaps and how it is trimmed. A group without room for another estimate is full.

  // Model: text-widths chosen. Apple's font may not be passed on: texts are as wide as in Inter, without kerning and tracking, ideographs
  // and emoji an em wide, characters of other scripts 0.6 em.
  // Model: text-without-room chosen. A text has no lines in a width of 0 or less.

  // MARK: Waterfalls and flows

  // Model: waterfall chosen. UIKit has none: each cell goes into the shortest column, or the first of several that are equally short.
  // Model: flow chosen. Compositional layouts have none: a row takes cells until one does not fit, as in a flow layout.
  // Model: ratio-rounding chosen. A length that follows from a ratio is cut down to pixels, and is at least one pixel.
  // Model: waterfall-overlap chosen. If negative spacing exceeds a cell's length, the first cell of a column may end last and so end the
  // section.
  // Model: cell-lengths chosen. The length or ratio that is set nearest to a waterfall's cell wins; set at the same place, a measured
  // length wins over a ratio.
  // Model: long-flow-rows chosen. A cell that is longer than a flow's room makes the content broader, so that it can be scrolled to.
  // Model: flow-overhang chosen. A row that is longer than the room begins at the room's edge, whatever its alignment.
  // Model: lone-justified-cell chosen. A lone cell in a justified row is at its beginning.
  // Model: flow-cell-place chosen. A cell that is shorter than its row is at the top, as in a horizontal group.

  // MARK: Lists

  // Model: list-separators chosen. A list draws a separator below each row but a section's last, from where the row's text begins. A
  // sidebar draws none by default.
  // Model: list-written-padding chosen. A written `headerTopPadding` is added to the estimate of the list's own header, because the
  // recorded insets have no room for it.
  // Model: list-text-heights chosen. At every text size a row, header or footer of text keeps its margins; a row has one line of title
  // and one of subtitle, a header or footer as many as its width needs.
  // Model: outline-levels chosen. Cells have an indentation level if any cell of their section has children.

  // MARK: Environments

  /// Model: grid-row-least chosen. The least height that a ratio may give a grid's rows, pixels.
  package static let gridRowLeast = 1.0

  // Model: device-orientation chosen. Another device is held in the same orientation.
  // Model: edge-limits chosen. Sums of insets are clamped to the values that a spec may have. UIKit has no such limit.
  // Model: readable-idioms chosen. No readable content guide is derived for televisions, which have larger text.
}
