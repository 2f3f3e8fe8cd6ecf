import LayoutSpec
import TestSupport
import Testing

@testable import LayoutSolver

/// Queries by place equal a filter of all elements, on seeded random layouts.
@Suite struct QueryPropertyTests {
  static let seeds = 0..<UInt64(exampleCount(3, of: 24))
  static let specsPerSeed = 25

  /// Layouts of all kinds: sections that overlap or go backwards, rows at an offset, pins, right to left, self-sizing.
  private func forEachSolution(
    seed: UInt64, _ body: (Solution, [Element], inout SeededGenerator) -> Void
  ) {
    var generator = RandomSpecs(seed: seed &+ 5000)
    for number in 0..<Self.specsPerSeed {
      var spec = number % 3 == 0 ? generator.measuredSpec() : generator.spec()
      for index in spec.sections.indices {
        if generator.random.oneIn(4), spec.sections[index].orthogonalScrolling == nil {
          spec.sections[index].arrangement = arrangement(&generator.random)
        }
        if generator.random.oneIn(6) {
          spec.sections[index].interGroupSpacing = generator.random.whole(-90...0)
        }
        if generator.random.oneIn(6) {
          spec.sections[index].contentInsets.top = generator.random.whole(-200...50)
        }
      }
      if generator.random.oneIn(4) {
        spec.configuration.interSectionSpacing = generator.random.whole(-300...0)
      }
      var environment = generator.environment(393, 700, scale: generator.random.oneIn(2) ? 3 : 2)
      if generator.random.oneIn(3) { environment.layoutDirection = .rtl }
      let solution = solve(spec, in: environment)
      body(solution, elements(solution), &generator.random)
    }
  }

  private func arrangement(_ random: inout SeededGenerator) -> CellArrangement {
    if random.oneIn(2) {
      return .waterfall(
        Waterfall(
          id: anyNode, columnCount: Int(random.whole(1...4)), interItemSpacing: random.whole(-20...9),
          interGroupSpacing: random.whole(-60...9)))
    }
    return .flow(
      Flow(
        id: anyNode, spacing: random.whole(-60...9),
        alignment: Flow.RowAlignment.allCases.randomElement(using: &random) ?? .leading,
        lastRow: Flow.RowAlignment.allCases.randomElement(using: &random)))
  }

  /// Counting by arithmetic equals counting one by one.
  @Test(arguments: seeds)
  func elementsAreCounted(seed: UInt64) {
    forEachSolution(seed: seed) { solution, elements, _ in
      #expect(solution.elementCount == elements.count)
    }
  }

  /// Gaps by place equal a filter of all gaps.
  @Test(arguments: seeds)
  func gapsAreFound(seed: UInt64) {
    forEachSolution(seed: seed) { solution, _, random in
      let rect = Rect(
        x: random.whole(-50...300), y: random.whole(-200...600), width: random.whole(1...200),
        height: random.whole(1...300))
      let query = RectangleQuery(rect, grid: solution.place.grid)
      var selection = ElementSelection()
      selection.rects = [rect]
      for section in solution.sections.indices {
        let all = gaps(solution, section, ElementSelection()).filter { query.meets($0.frame) }
        #expect(gaps(solution, section, selection) == all)
      }
    }
  }

  private func gaps(_ solution: Solution, _ section: Int, _ selection: ElementSelection) -> [SpacingGap] {
    var result: [SpacingGap] = []
    solution.forEachGap(ofSection: section, of: selection) { gap in
      result.append(gap)
      return true
    }
    return result
  }

  private func found(_ solution: Solution, in rect: Rect) -> [Element] {
    var result: [Element] = []
    solution.forEachElement(in: rect) { element in
      result.append(element)
      return true
    }
    return result
  }

  /// Half-open frames that meet a half-open rectangle by more than a hair.
  private func filtered(_ elements: [Element], by rect: Rect, hair: Double) -> [Element] {
    elements.filter { element in
      let frame = element.frame
      guard frame.width > 0, frame.height > 0 else { return false }
      let shared = (
        min(frame.x + frame.width, rect.x + rect.width) - max(frame.x, rect.x),
        min(frame.y + frame.height, rect.y + rect.height) - max(frame.y, rect.y)
      )
      return shared.0 > hair && shared.1 > hair
    }
  }

  @Test(arguments: seeds)
  func rectanglesAreFilters(seed: UInt64) {
    var hits = 0
    forEachSolution(seed: seed) { solution, all, random in
      let hair = 0.002 / solution.environment.displayScale
      var rects = (0..<6).map { _ in
        Rect(
          x: random.whole(-50...420), y: random.whole(-200...1500), width: random.whole(1...400),
          height: random.whole(1...600))
      }
      rects += [solution.visibleRect, Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)]
      if let frame = all.randomElement(using: &random)?.frame, frame.width > 0, frame.height > 0 {
        rects.append(frame)
      }
      for rect in rects {
        let expected = filtered(all, by: rect, hair: hair)
        hits += expected.count
        #expect(found(solution, in: rect) == expected, "\(rect)")
      }
    }
    #expect(hits > 1000)
  }

  @Test(arguments: seeds)
  func pointsAreFilters(seed: UInt64) {
    var hits = 0
    forEachSolution(seed: seed) { solution, all, random in
      for _ in 0..<4 {
        let corner = all.randomElement(using: &random)?.frame.origin ?? .zero
        let point =
          random.oneIn(2) ? corner : Point(x: random.whole(0...400), y: random.whole(-20...900))
        let holding = all.enumerated().filter { _, element in
          let frame = element.frame
          return frame.width > 0 && frame.height > 0 && frame.x <= point.x
            && point.x < frame.x + frame.width - 1e-6
            && frame.y <= point.y && point.y < frame.y + frame.height - 1e-6
        }
        let expected = holding.sorted { ($0.element.zIndex, $0.offset) > ($1.element.zIndex, $1.offset) }
        hits += expected.count
        #expect(solution.elements(at: point) == expected.map(\.element), "\(point)")
      }
    }
    #expect(hits > 50)
  }

  /// The boxes of a rectangle equal a filter of all boxes.
  @Test(arguments: seeds.prefix(8))
  func boxesAreFilters(seed: UInt64) {
    var hits = 0
    forEachSolution(seed: seed) { solution, _, random in
      var selection = ElementSelection()
      selection.rects = [
        Rect(
          x: random.whole(-50...200), y: random.whole(-200...300), width: random.whole(1...400),
          height: random.whole(1...600))
      ]
      let query = RectangleQuery(selection.rects[0], grid: solution.place.grid)
      for index in solution.sections.indices {
        var all: [ExplanatoryBox] = []
        var found: [ExplanatoryBox] = []
        solution.forEachBox(ofSection: index) { box in
          if query.meets(box.frame) { all.append(box) }
          return true
        }
        solution.forEachBox(ofSection: index, of: selection) { box in
          found.append(box)
          return true
        }
        hits += all.count
        #expect(found == all)
      }
    }
    #expect(hits > 20)
  }

  /// A cell found by its index equals the streamed one.
  @Test(arguments: seeds)
  func cellsAreTheStreamedOnes(seed: UInt64) {
    forEachSolution(seed: seed) { solution, all, _ in
      for element in all where element.category == .cell {
        guard let section = element.section else { continue }
        #expect(solution.cell(element.item, inSection: section) == element)
      }
    }
  }

  /// Every section is found by its reach, wherever its neighbours are.
  @Test(arguments: seeds)
  func rangesAreFound(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let ranges = (0..<Int(random.whole(0...200))).map { _ in
        let start = random.whole(-100...100)
        return AxisRange(start: start, end: start + random.whole(0...40))
      }
      let start = random.whole(-120...120)
      var found: [Int] = []
      let range = AxisRange(start: start, end: start + random.whole(0...60))
      let expected = ranges.indices.filter { ranges[$0].start <= range.end && range.start <= ranges[$0].end }
      let index = IntervalTree(ranges)
      while let next = index.first(from: found.last.map { $0 + 1 } ?? 0, touching: range) {
        found.append(next)
      }
      #expect(found == expected)
    }
  }
}
