import LayoutSolver
import LayoutSpec
import TestSupport
import Testing

/// Properties of forecasts of random layouts of self-sizing cells.
@Suite struct ForecastPropertyTests {
  static let seeds = 0..<UInt64(exampleCount(3, of: 20))

  private func forEachSpec(seed: UInt64, _ body: (Spec, LayoutForecast) -> Void) {
    var generator = RandomSpecs(seed: seed &+ 7000)
    for _ in 0..<25 {
      let spec = generator.measuredSpec()
      body(spec, forecast(spec, in: Self.environment(scroll: 0)))
    }
  }

  private static func environment(scroll: Double, axis: Axis = .vertical, inset: Double = 0) -> Environment {
    var result = SolverTests.environment(393, 300, scale: 3)
    result.measure = .visible
    result.scroll[axis] = scroll
    result.contentInset = Insets(top: inset, leading: 0, bottom: inset / 2, trailing: 0)
    return result
  }

  /// The spec without measured sizes.
  private static func unmeasured(_ spec: Spec) -> Spec {
    var spec = spec
    spec.sections.changeEach { section in
      var items = ItemList()
      for var run in section.items.runs {
        run.measured = .none
        items.append(run)
      }
      if section.arrangement == nil { section.items = items }
      for index in section.boundaryItems.indices { section.boundaryItems[index].measured = .none }
    }
    return spec
  }

  /// Lengths and landing errors are those of the layouts with and without measured sizes.
  @Test(arguments: seeds) func agreesWithTheSolver(seed: UInt64) {
    forEachSpec(seed: seed) { spec, forecast in
      let axis = forecast.axis
      var all = Self.environment(scroll: 0)
      all.measure = .all
      let full = solve(spec, in: all)
      let estimated = solve(Self.unmeasured(spec), in: all)
      #expect(forecast.contentLength.measured == full.contentSize[axis])
      #expect(abs(forecast.contentLength.estimated - estimated.contentSize[axis]) < 1e-6)
      #expect(
        forecast.contentLength.first == solve(spec, in: Self.environment(scroll: 0)).contentSize[axis])
      let indicator = forecast.scrollIndicator
      #expect(
        indicator.contentLength
          == solve(spec, in: Self.environment(scroll: indicator.offset, axis: axis)).contentSize[axis])
      guard let landing = forecast.landing else { return }
      for one in [landing.first, landing.middle, landing.last] {
        let place = full.frame(ofItem: one.item, inSection: one.section)?.origin[axis] ?? .nan
        let guess = estimated.frame(ofItem: one.item, inSection: one.section)?.origin[axis] ?? .nan
        #expect(abs(one.error - (place - guess)) < 1e-6)
      }
      for section in spec.sections.indices where spec.sections[section].orthogonalScrolling == nil {
        for item in 0..<spec.sections[section].items.count {
          guard let frame = full.frame(ofItem: item, inSection: section),
            let guess = estimated.frame(ofItem: item, inSection: section)
          else { continue }
          #expect(abs(frame.origin[axis] - guess.origin[axis]) <= abs(landing.worst.error) + 1e-6)
        }
      }
    }
  }

  /// Self-sizing cells are counted once each, and so are headers and footers.
  @Test(arguments: seeds) func countsEveryCell(seed: UInt64) {
    forEachSpec(seed: seed) { spec, forecast in
      #expect(forecast.selfSizingCells.all <= spec.cellCount)
      for section in forecast.sections {
        for estimate in section.estimates {
          let count = estimate.elementKind == nil ? spec.sections[section.index].items.count : 1
          #expect(estimate.viewCount <= count)
          #expect(estimate.measured.count <= estimate.viewCount)
          #expect(estimate.kinds.isEmpty)
        }
      }
    }
  }

  /// At no offset is the scroll indicator further off than the forecast says.
  @Test(arguments: seeds) func findsTheWorstScrollIndicator(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<4 {
      var section = section(
        0,
        line(.horizontal, .fractionalWidth(1), .estimated(50), [cell(.fractionalWidth(1), .estimated(50))]),
        spacing: generator.whole(0...9))
      for _ in 0..<60 {
        section.items.append(
          ItemList.Run(count: 1, measured: MeasuredSizes(MeasuredSize(height: generator.whole(20...130)))))
      }
      let spec = Spec(sections: [section])
      let inset = 2 * generator.whole(0...20)
      let forecast = forecast(spec, in: Self.environment(scroll: 0, inset: inset))
      let visible = 300 - 1.5 * inset
      let full = forecast.contentLength.measured - visible
      for offset in stride(from: 0, through: full, by: 19) {
        let scrolled = solve(spec, in: Self.environment(scroll: offset, inset: inset))
        let length = scrolled.contentSize.height - visible
        #expect(abs(offset / length - offset / full) <= abs(forecast.scrollIndicator.error) + 1e-9)
      }
    }
  }
}
