import LayoutSpec
import TestSupport
import Testing

@testable import LayoutSolver

/// Groups that equal an already solved pattern, on seeded random layouts with few distinct lengths.
@Suite struct MeasuredPatternTests {
  static let seeds = 0..<UInt64(exampleCount(3, of: 24))
  static let specsPerSeed = 12

  private func forEachSolution(seed: UInt64, _ body: (Solution, inout SeededGenerator) -> Void) {
    var generator = RandomSpecs(seed: seed &+ 9000)
    for number in 0..<Self.specsPerSeed {
      var spec = generator.measuredSpec()
      let lengths = (0..<3).map { _ in generator.random.whole(0...90) }
      for index in spec.sections.indices {
        spec.sections[index].items = items(of: lengths, &generator.random)
        if generator.random.oneIn(5) {
          spec.sections[index].interGroupSpacing = generator.random.whole(-60...0)
        }
      }
      var environment = environment(393, 700, scale: 3)
      if number % 2 == 1 {
        environment.measure = .visible
        environment.scroll = Point(x: generator.random.whole(0...4000), y: generator.random.whole(0...4000))
      }
      body(solve(spec, in: environment), &generator.random)
    }
  }

  /// A few hundred cells in runs with individual, equal or no measured sizes.
  private func items(of lengths: [Double], _ random: inout SeededGenerator) -> ItemList {
    func some(_ count: Int) -> MeasuredLengths {
      switch Int(random.whole(0...5)) {
      case 0: .none
      case 1: .same(lengths[0])
      default: .each((0..<count).map { _ in lengths.randomElement(using: &random) ?? 0 })
      }
    }
    var list = ItemList()
    for _ in 0..<3 {
      let count = Int(random.whole(1...150))
      list.append(
        ItemList.Run(count: count, measured: MeasuredSizes(width: some(count), height: some(count))))
    }
    return list
  }

  /// Each group equals the same group solved alone at its place, and the next one follows it.
  @Test(arguments: seeds)
  func groupsSolvedByThemselves(seed: UInt64) {
    var patterns = 0
    forEachSolution(seed: seed) { solution, _ in
      for section in solution.sections {
        guard let groups = section.groups as? MeasuredGroups else { continue }
        patterns += groups.found.patterns.count
        let axis = groups.area.axis
        var solver = groups.makeSolver()
        let edges = groups.box.edgeSpacing.start(axis).minimum + groups.box.edgeSpacing.end(axis).minimum
        for index in 0..<groups.count {
          let start = groups.start(ofGroup: index)
          let cells = groups.cells(ofGroup: index)
          let (alone, cellCount) = solver.group(
            groups.box, cells: cells.lowerBound..<groups.items.count, at: groups.area.start[axis] + start,
            uniform: groups.found.uniform)
          #expect(cellCount == cells.count)
          let placed = groups.placedGroup(index)?.box
          #expect(placed?.extent == alone.extent)
          for cell in 0..<cells.count { #expect(placed?.frame(ofCell: cell) == alone.frame(ofCell: cell)) }
          let next = start + alone.length(ofPresent: cells.count, along: axis) + edges + groups.area.spacing
          #expect(abs(groups.start(ofGroup: index + 1) - next) < 1e-6)
        }
      }
    }
    #expect(patterns > 0)
  }

  /// Streamed elements, all or of one zIndex, equal those found by index and by place.
  @Test(arguments: seeds)
  func streamedAndFound(seed: UInt64) {
    forEachSolution(seed: seed) { solution, random in
      let all = elements(solution)
      for element in all where element.category == .cell {
        guard let section = element.section else { continue }
        #expect(solution.cell(element.item, inSection: section) == element)
        #expect(solution.frame(ofItem: element.item, inSection: section) == element.frame)
      }
      for section in solution.sections.indices {
        let streamed = solution.elements(ofSection: section)
        for zIndex in streamed.zIndexes {
          var some: [Element] = []
          streamed.forEach(zIndex: zIndex) { element in
            some.append(element)
            return true
          }
          #expect(some == all.filter { $0.section == section && $0.zIndex == zIndex })
        }
      }
      guard let middle = all.randomElement(using: &random)?.frame else { return }
      let rect = Rect(x: middle.x - 50, y: middle.y - 70, width: 150, height: 200)
      let query = RectangleQuery(rect, grid: solution.place.grid)
      var found: [Element] = []
      solution.forEachElement(in: rect) { element in
        found.append(element)
        return true
      }
      #expect(found == all.filter { query.meets($0.frame) })
    }
  }
}
