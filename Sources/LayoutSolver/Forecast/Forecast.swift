import LayoutSpec

/// Compares a layout at its estimates with the layout once everything is measured. Takes time for each group and cell, but not for each of
/// many equal groups in a row.
/// - Parameter environment: its scroll offset is where the layout appears.
package func forecast(_ spec: Spec, in environment: Environment) -> LayoutForecast {
  let axis = spec.configuration.scrollDirection
  var settled = environment
  settled.measure = .all
  var appearing = environment
  appearing.measure = .visible
  let full = solve(spec, in: settled)
  let estimated = solve(spec, in: appearing, measuredBefore: -.infinity)
  let first = solve(spec, in: appearing)

  var builder = ForecastBuilder(full: full, estimated: estimated, first: first)
  builder.build()
  let indicator = builder.scrollIndicator

  var moving = appearing
  moving.scroll[axis] = indicator.offset
  let contentLength = solve(spec, in: moving).contentSize[axis]
  let offset = first.environment.scroll[axis]
  // Where the layout appears scrolled, what is above the screen has been measured.
  let asking =
    offset > 0 ? solve(spec, in: appearing, measuredBefore: first.position.bounds.origin[axis]) : estimated
  return LayoutForecast(
    axis: axis, offset: offset,
    contentLength: LayoutForecast.Lengths(
      estimated: estimated.contentSize[axis], first: first.contentSize[axis], full: full.contentSize[axis]),
    scrollIndicator: LayoutForecast.ScrollIndicator(
      offset: indicator.offset, contentLength: contentLength,
      position: indicator.position(at: indicator.offset, in: contentLength),
      fullPosition: indicator.position(at: indicator.offset, in: indicator.full)),
    landing: builder.landing, jumps: builder.sweep.jumps, askedCells: asking.cellCountOnScreen,
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
