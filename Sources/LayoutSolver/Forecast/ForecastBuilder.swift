import LayoutSpec

/// Walks through a layout's sections and groups, once measured and once at their estimates.
struct ForecastBuilder {
  private let measured: Solution
  private let estimated: Solution
  private let first: Solution
  private let axis: Axis
  private let cellCount: Int
  /// The cells of the sections so far.
  private var passed = 0
  private(set) var sweep: GrowthSweep
  private(set) var scrollIndicator: ScrollIndicatorSearch
  private(set) var landing: LandingErrors?
  private(set) var sections: [SectionForecast] = []

  /// - Parameters:
  ///   - measured: the layout with everything measured.
  ///   - estimated: with nothing measured.
  ///   - first: with the first screen measured.
  init(measured: Solution, estimated: Solution, first: Solution) {
    self.measured = measured
    self.estimated = estimated
    self.first = first
    axis = measured.spec.configuration.scrollDirection
    cellCount = measured.spec.cellCount
    sweep = GrowthSweep(screen: measured.environment.container[axis])
    scrollIndicator = ScrollIndicatorSearch(from: estimated, to: measured, axis: axis)
  }

  mutating func build() {
    // The layout's own boundary items come before the first section.
    pass(GrowthSweep.Stop(section: 0, item: nil, place: 0, growth: 0))
    for (place, run) in measured.spec.sections.runs.enumerated() {
      let indices = measured.spec.sections.range(ofRun: place)
      for index in indices {
        visit(index, run.first, copies: index == indices.lowerBound ? indices.count : 0)
        passed = passed.addingSaturated(run.first.items.count)
      }
    }
    let end = measured.contentSize[axis]
    pass(
      GrowthSweep.Stop(
        section: max(0, measured.spec.sections.count - 1), item: nil, place: end,
        growth: end - estimated.contentSize[axis]))
  }

  private mutating func pass(_ stop: GrowthSweep.Stop) {
    sweep.pass(stop)
    scrollIndicator.pass(stop)
  }

  // MARK: Sections

  /// - Parameter copies: the number of copies of the first section of a run, 0 for the other ones.
  private mutating func visit(_ index: Int, _ section: Section, copies: Int) {
    let pair = SectionPair(
      index: index, measured: measured.sections[index], estimated: estimated.sections[index])
    var own = SectionWalk(
      pair, section, grid: measured.place.grid, screen: measured.environment.container, axis: axis)
    pass(pair.stop(at: pair.measured.boundaryPlace.start, from: pair.estimated.boundaryPlace.start))
    pass(pair.stop(at: pair.measured.corner[axis], from: pair.estimated.corner[axis], item: 0))
    own.walk(countsViews: copies > 0) { event in
      guard section.orthogonalScrolling == nil else { return }
      switch event {
      case .pass(let stop): pass(stop)
      case .skip(let from, let to):
        scrollIndicator.passEvenly(from: from, to: to)
        scrollIndicator.pass(to)
        sweep.skip(to: to)
      }
    }
    pass(
      pair.stop(
        at: pair.measured.corner[axis] + pair.measured.groupLength,
        from: pair.estimated.corner[axis] + pair.estimated.groupLength))
    addLandings(own.landing, pair, section)

    guard copies > 0 else { return }
    let estimates = estimates(of: index) + own.estimates
    guard !estimates.isEmpty else { return }
    sections.append(
      SectionForecast(
        index: index, copies: copies, axis: own.axis,
        length: LayoutForecast.Lengths(
          estimated: pair.estimated.length, first: first.sections[index].length,
          measured: pair.measured.length),
        rowLength: pair.measured.orthogonalRow.map {
          LayoutForecast.Lengths(
            estimated: pair.estimated.orthogonalRow?.contentLength ?? 0,
            first: first.sections[index].orthogonalRow?.contentLength ?? 0, measured: $0.contentLength)
        }, landing: own.landing, jumps: own.sweep.jumps, estimates: estimates))
  }

  /// Adds the landing errors of a section's cells to those of the layout.
  private mutating func addLandings(_ own: LandingErrors?, _ pair: SectionPair, _ section: Section) {
    let count = section.items.count
    func error(_ item: Int) -> LandingErrors.Landing? {
      pair.landing(on: item, along: axis, grid: measured.place.grid)
    }
    guard let first = error(0) else { return }
    // The cells of an orthogonal section are reached where the section is.
    let worst = section.orthogonalScrolling == nil ? own?.worst ?? first : first
    if landing == nil { landing = LandingErrors(first: first, middle: first, last: first, worst: worst) }
    if abs(worst.error) > abs(landing?.worst.error ?? 0) { landing?.worst = worst }
    let middle = cellCount / 2 - passed
    if middle >= 0, middle < count, let middle = error(middle) { landing?.middle = middle }
    if let last = error(count - 1) { landing?.last = last }
  }

  // MARK: Boundary items

  /// The estimates of a section's boundary items, or of the layout's.
  func estimates(of section: Int?) -> [EstimateForecast] {
    let boundary = section.map { measured.sections[$0].boundary } ?? measured.boundary
    var result: [EstimateForecast] = []
    for entry in boundary.placed {
      for side in Axis.allCases where entry.item.size[side].isEstimated {
        var estimate = EstimateForecast(
          node: entry.item.id, axis: side, elementKind: entry.item.elementKind,
          estimate: entry.item.size[side].value)
        estimate.viewCount = 1
        if entry.item.measuredLength(along: side, inSlot: entry.extent.width) != nil {
          estimate.measured.add(entry.extent[side])
          estimate.deciding.add(entry.extent[side])
        }
        result.append(estimate)
      }
    }
    return result
  }
}

/// A section with everything measured, and at its estimates.
struct SectionPair {
  let index: Int
  let measured: SolvedSection
  let estimated: SolvedSection

  func stop(at place: Double, from estimated: Double, item: Int? = nil) -> GrowthSweep.Stop {
    GrowthSweep.Stop(section: index, item: item, place: place, growth: place - estimated)
  }

  /// The stop where the groups end along the axis in which they follow each other.
  func endOfGroups(along axis: Axis) -> GrowthSweep.Stop {
    stop(
      at: measured.corner[axis] + (measured.groups?.length ?? 0),
      from: estimated.corner[axis] + (estimated.groups?.length ?? 0))
  }

  /// How far from a cell scrolling lands; `nil` if there is no such cell.
  func landing(on item: Int, along axis: Axis, grid: PixelGrid) -> LandingErrors.Landing? {
    guard let frame = measured.groups?.frame(ofItem: item),
      let estimatedFrame = estimated.groups?.frame(ofItem: item)
    else { return nil }
    return LandingErrors.Landing(
      section: index, item: item, error: grid.round(frame.origin[axis] - estimatedFrame.origin[axis]))
  }
}
