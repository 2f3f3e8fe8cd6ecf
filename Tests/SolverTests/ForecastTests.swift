import LayoutSpec
import Testing

@testable import LayoutSolver

/// Forecasts of layouts whose numbers follow by arithmetic.
@Suite struct ForecastTests {
  private static let phone = environment(390, 844)

  /// Rows of measured heights, each in a group of its own, all of one estimate.
  private static func rows(_ heights: [Double?], estimate: Double, axis: Axis = .vertical) -> Spec {
    let estimate = Dimension.estimated(estimate)
    let full = Dimension.fraction(1, of: axis.cross)
    let (width, height) = axis == .vertical ? (full, estimate) : (estimate, full)
    var section = section(0, line(axis.cross, width, height, [cell(width, height)]))
    for length in heights {
      var measured = MeasuredSizes()
      if let length { measured = MeasuredSizes(MeasuredSize(width: length, height: length)) }
      section.items.append(ItemList.Run(count: 1, measured: measured))
    }
    return Spec(configuration: Configuration(scrollDirection: axis), sections: [section])
  }

  /// 60 rows of 64 to 184 points with an estimate of 60: landing errors are the measured lengths before an item, less the estimates.
  @Test(arguments: Axis.allCases) func landsShortByTheSumOfErrors(axis: Axis) throws {
    let heights = (0..<60).map { Double(64 + ($0 % 3) * 60) }
    #expect(heights.reduce(0, +) == 7440 && heights[59] == 184)
    let forecast = forecast(Self.rows(heights, estimate: 60, axis: axis), in: Self.phone)
    #expect(forecast.axis == axis)
    let landing = try #require(forecast.landing)
    func error(_ item: Int) -> LandingErrors.Landing {
      LandingErrors.Landing(
        section: 0, item: item, error: heights.prefix(item).reduce(0) { $0 + $1 - 60 })
    }
    #expect(landing == LandingErrors(first: error(0), middle: error(30), last: error(59), worst: error(59)))
    #expect(landing.middle.error == 1920 && landing.last.error == 3716)
    #expect(forecast.contentLength.estimated == 3600 && forecast.contentLength.measured == 7440)
    #expect(forecast.jumps.group == ContentJumps.Jump(section: 0, item: 2, distance: 124))
    let estimate = try #require(forecast.sections.first?.estimates.first)
    #expect(estimate.viewCount == 60 && estimate.measured.count == 60 && estimate.axis == axis)
    #expect(estimate.meanError == 64 && estimate.better == 124 && estimate.steadiest == 124)
    guard axis == .vertical else { return }
    // Rows that begin before 844 are measured: 64 + 124 + 184 = 372, twice 744, 808; the eighth begins at 808 and ends at 932.
    #expect(forecast.contentLength.first == 932 + 52 * 60)
    #expect(forecast.askedCells == 15 && forecast.shownCells == 8)
    // Jumps of 4, 64 and 124 in turn. Seven rows begin within 844 points above the end of a row of 64, else six.
    #expect(forecast.jumps.screen?.distance == 388)
    #expect(abs(forecast.scrollIndicator.error - 0.18) < 0.01)
  }

  @Test(arguments: Axis.allCases) func goodEstimatesAreRight(axis: Axis) throws {
    let forecast = forecast(
      Self.rows(Array(repeating: 72, count: 500), estimate: 72, axis: axis), in: Self.phone)
    #expect(forecast.scrollIndicator.error == 0 && forecast.jumps == ContentJumps())
    #expect(forecast.landing?.worst.error == 0)
    #expect(forecast.contentLength.estimated == 36_000 && forecast.contentLength.first == 36_000)
    #expect(forecast.askedCells == forecast.shownCells)
    let estimate = try #require(forecast.sections.first?.estimates.first)
    #expect(estimate.meanError == 0 && estimate.meanJump == 0 && estimate.better == nil)
  }

  /// Estimates between those of a forecast and the measured lengths: every error becomes smaller, in all rows by the same factor.
  @Test func betterEstimatesHaveSmallerErrors() throws {
    // Each of the three rows of a group has an estimate of its own.
    let lengths = [184.0, 44, 100]
    func errors(_ part: Double) throws -> [Double] {
      let cells = [60.0, 90, 99].enumerated().map { index, estimate in
        let height = Dimension.estimated(lengths[index] + part * (estimate - lengths[index]))
        return Node.item(
          Item(
            id: NodeID(rawValue: Int32(index + 1)),
            size: LayoutSize(width: .fractionalWidth(1), height: height)))
      }
      var section = section(
        0, line(.vertical, .fractionalWidth(1), .estimated(400), cells, .untilFull), spacing: 8)
      for index in 0..<90 {
        section.items.append(
          ItemList.Run(count: 1, measured: MeasuredSizes(MeasuredSize(height: lengths[index % 3]))))
      }
      let forecast = forecast(Spec(sections: [section]), in: Self.phone)
      let landing = try #require(forecast.landing)
      return [
        abs(forecast.scrollIndicator.error), abs(landing.middle.error), abs(landing.last.error),
        abs(landing.worst.error),
        forecast.jumps.group?.distance ?? 0, forecast.jumps.screen?.distance ?? 0,
        abs(forecast.contentLength.measured - forecast.contentLength.first),
        forecast.sections[0].estimates.reduce(0) { $0 + ($1.meanJump ?? 0) },
      ]
    }
    var before = try errors(1)
    #expect(before.allSatisfy { $0 > 0 })
    for part in [0.75, 0.5, 0.25, 0] {
      let now = try errors(part)
      #expect(zip(now, before).allSatisfy { $0 < $1 }, "\(part): \(now), before \(before)")
      before = now
    }
    #expect(before.allSatisfy { $0 == 0 })
  }

  /// No other estimate makes the content as long, or jumps as little on average.
  @Test func theBestEstimateIsBest() throws {
    let heights = (0..<200).map { (row: Int) -> Double in
      row % 7 == 0 ? 190 : Double(40 + (row * 37) % 91)
    }
    func errors(_ estimate: Double) -> (content: Double, jump: Double) {
      let content = abs(heights.reduce(0, +) - Double(heights.count) * estimate)
      return (content, heights.reduce(0) { $0 + abs($1 - estimate) })
    }
    let forecast = forecast(Self.rows(heights, estimate: 44), in: Self.phone)
    let estimate = try #require(forecast.sections.first?.estimates.first)
    let best = errors(try #require(estimate.deciding.mean)).content
    let steadiest = errors(try #require(estimate.deciding.median)).jump
    let better = errors(try #require(estimate.better)).content
    for other in stride(from: 1.0, through: 250.75, by: 0.25) {
      #expect(best <= errors(other).content + 1e-9)
      #expect(steadiest <= errors(other).jump + 1e-9)
      // What is written is the best of whole points.
      if other == other.rounded() { #expect(better <= errors(other).content) }
    }
    #expect(estimate.meanJump == errors(44).jump / 200)
  }

  /// Of cells beside each other the longest makes the row, and the estimate that is told makes the content as long as it is.
  @Test func gridsAreJudgedByTheirRows() throws {
    func grid(_ estimate: Double) -> LayoutForecast {
      var section = section(
        0,
        line(
          .horizontal, .fractionalWidth(1), .estimated(estimate),
          [cell(.fractionalWidth(1 / 2), .estimated(estimate))]),
        spacing: 10)
      for index in 0..<41 {
        section.items.append(
          ItemList.Run(
            count: 1, measured: MeasuredSizes(MeasuredSize(height: index % 2 == 0 ? 50 : Double(90 + index))))
        )
      }
      return forecast(Spec(sections: [section]), in: Self.phone)
    }
    let estimate = try #require(grid(60).sections.first?.estimates.first)
    #expect(estimate.measured.count == 41 && estimate.deciding.count == 21)
    // 20 rows of 91 to 129, and one cell of 50.
    let mean = 2250.0 / 21
    #expect(estimate.deciding.mean == mean)
    let good = grid(mean).contentLength
    #expect(abs(good.estimated - good.measured) < 1)
    #expect(grid(60).jumps.group == ContentJumps.Jump(section: 0, item: 38, distance: 69))
  }

  /// An orthogonal section has its own numbers; the layout counts how high it becomes.
  @Test func orthogonalSectionsHaveTheirOwnNumbers() throws {
    var row = section(
      0, line(.horizontal, .estimated(100), .estimated(50), [cell(.estimated(100), .estimated(50))]))
    row.orthogonalScrolling = OrthogonalScrolling(behavior: .continuous)
    for index in 0..<20 {
      row.items.append(
        ItemList.Run(count: 1, measured: MeasuredSizes(MeasuredSize(width: 120, height: Double(60 + index)))))
    }
    let list = Self.rows(Array(repeating: 44, count: 3), estimate: 44).sections[0]
    let forecast = forecast(Spec(sections: [row, list]), in: Self.phone)
    let own = try #require(forecast.sections.first)
    #expect(own.axis == .horizontal && own.rowLength?.estimated == 2000 && own.rowLength?.measured == 2400)
    #expect(own.length.estimated == 50 && own.length.measured == 79)
    #expect(own.landing?.last == LandingErrors.Landing(section: 0, item: 19, error: 380))
    #expect(own.jumps.group?.distance == 20)
    #expect(own.estimates.map(\.better) == [120, 79])
    #expect(forecast.landing?.last == LandingErrors.Landing(section: 1, item: 2, error: 29))
    #expect(forecast.landing?.first.error == 0)
  }

  @Test func boundaryItemsCount() throws {
    var section = Self.rows([44, 44], estimate: 44).sections[0]
    section.boundaryItems = [
      BoundaryItem(
        id: anyNode, elementKind: BoundaryItem.headerKind,
        size: LayoutSize(width: .fractionalWidth(1), height: .estimated(30)), alignment: .top,
        measured: MeasuredSizes(MeasuredSize(height: 52)))
    ]
    var sections = SectionList()
    sections.append(section, count: 4, numbered: nil)
    let forecast = forecast(Spec(sections: sections), in: Self.phone)
    #expect(forecast.landing?.first.error == 22 && forecast.landing?.last.error == 88)
    #expect(forecast.sections.count == 1 && forecast.sections[0].copies == 4)
    #expect(forecast.sections[0].estimates.map(\.elementKind) == [BoundaryItem.headerKind, nil])
    #expect(forecast.selfSizingBoundaryItems.all == 4 && forecast.selfSizingCells.all == 8)
    #expect(forecast.jumps.group == ContentJumps.Jump(section: 0, item: nil, distance: 22))
  }

  /// Too large an estimate leaves holes on the first screen; unmeasured cells count with their estimate.
  @Test func largeEstimatesLeaveHoles() {
    let forecast = forecast(
      Self.rows([40, nil] + Array(repeating: 40, count: 40), estimate: 400), in: Self.phone)
    #expect(forecast.askedCells == 3)
    #expect(forecast.shownCells > 3)
    #expect(forecast.landing?.last.error == -14_400)
    #expect(forecast.scrollIndicator.error < 0)
    #expect(forecast.selfSizingCells.unmeasured == 1)
  }

  @Test func kindsAreToldApart() throws {
    var spec = Self.rows([], estimate: 60)
    for (kind, height, count) in [("photo", 200.0, 3), ("text", 40, 5), ("photo", 220, 2)] {
      spec.sections[0].items.append(
        ItemList.Run(count: count, kind: kind, measured: MeasuredSizes(MeasuredSize(height: height))))
    }
    let estimate = try #require(forecast(spec, in: Self.phone).sections.first?.estimates.first)
    #expect(estimate.kinds.map(\.kind) == ["photo", "text"])
    #expect(estimate.kinds.map(\.measured.count) == [5, 5])
    #expect(estimate.kinds.map(\.measured.mean) == [208, 40])
  }

  @Test func billionsOfEqualRowsTakeNoTime() throws {
    var spec = Self.rows([], estimate: 44)
    spec.sections[0].items.append(
      ItemList.Run(count: 1_000_000_000, measured: MeasuredSizes(MeasuredSize(height: 80))))
    let forecast = forecast(spec, in: Self.phone)
    #expect(forecast.landing?.last.error == 35_999_999_964)
    #expect(forecast.sections[0].estimates[0].measured.count == 1_000_000_000)
    #expect(forecast.jumps.group?.distance == 36)
    // Ten rows begin within 844 points above the end of a row.
    #expect(forecast.jumps.screen?.distance == 360)
    // The indicator at s is at s / (s + 44 / 80 * (rest - s)) of the way: at most (1 - r) / (1 + r) off for r the root of 44 / 80.
    let root = (44.0 / 80).squareRoot()
    #expect(abs(forecast.scrollIndicator.error - (1 - root) / (1 + root)) < 1e-6)
  }

  /// Sections may hold more cells together than an integer can count.
  @Test func countsSaturate() {
    var lengths = LengthCounts()
    lengths.add(10, count: .max)
    lengths.add(20, count: .max / 2 + 1)
    #expect(lengths.count == .max)
    var copies = LengthCounts()
    copies.add(lengths, copies: 3)
    #expect(copies.count == .max && copies.mean == 15 && copies.median == 10)
  }

  @Test func layoutsWithoutCellsHaveNothing() {
    let empty = forecast(Self.rows([], estimate: 44), in: Self.phone)
    #expect(empty.landing == nil && empty.scrollIndicator.error == 0 && empty.jumps == ContentJumps())
    let fixed = forecast(
      Spec(sections: [
        section(
          50,
          line(.horizontal, .fractionalWidth(1), .absolute(40), [cell(.fractionalWidth(1), .absolute(40))]))
      ]),
      in: Self.phone)
    #expect(fixed.sections.isEmpty && fixed.landing?.worst.error == 0 && fixed.askedCells == fixed.shownCells)
  }
}
