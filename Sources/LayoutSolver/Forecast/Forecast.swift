import LayoutSpec

/// Compares a layout at its estimates with the layout once everything is measured. Takes time for each group and cell, but not for each of
/// many equal groups in a row.
/// - Parameter environment: its scroll offset is where the layout appears.
package func forecast(_ spec: Spec, in environment: Environment) -> LayoutForecast {
  let axis = spec.configuration.scrollDirection
  var allMeasured = environment
  allMeasured.measure = .all
  var appearing = environment
  appearing.measure = .visible
  let measured = solve(spec, in: allMeasured)
  let estimated = solve(spec, in: appearing, measuredBefore: -.infinity)
  let first = solve(spec, in: appearing)

  var builder = ForecastBuilder(measured: measured, estimated: estimated, first: first)
  builder.build()
  let indicator = builder.scrollIndicator

  var scrolled = appearing
  scrolled.scroll[axis] = indicator.offset
  let contentLength = solve(spec, in: scrolled).contentSize[axis]
  let offset = first.environment.scroll[axis]
  // Where the layout appears scrolled, what is above the screen has been measured.
  let beforeMeasuring =
    offset > 0 ? solve(spec, in: appearing, measuredBefore: first.position.bounds.origin[axis]) : estimated
  return LayoutForecast(
    axis: axis, offset: offset,
    contentLength: LayoutForecast.Lengths(
      estimated: estimated.contentSize[axis], first: first.contentSize[axis],
      measured: measured.contentSize[axis]),
    scrollIndicator: LayoutForecast.ScrollIndicator(
      offset: indicator.offset, contentLength: contentLength,
      position: indicator.position(at: indicator.offset, in: contentLength),
      measuredPosition: indicator.position(at: indicator.offset, in: indicator.measured)),
    landing: builder.landing, jumps: builder.sweep.jumps, askedCells: beforeMeasuring.cellCountOnScreen,
    shownCells: first.cellCountOnScreen, sections: builder.sections, estimates: builder.estimates(of: nil))
}

extension Solution {
  /// How many cells are on the screen, at most `LayoutForecast.greatestScreenCount`.
  fileprivate var cellCountOnScreen: Int {
    var selection = ElementSelection()
    selection.rects = [visibleRect]
    var count = 0
    forEachElement(of: selection) { element in
      if element.category == .cell { count += 1 }
      return count < LayoutForecast.greatestScreenCount
    }
    return count
  }
}
