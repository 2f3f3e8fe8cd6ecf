import LayoutSpec
import TestSupport
import Testing

@testable import LayoutSolver

/// Properties of groups that measured sizes fill, on seeded random layouts.
@Suite struct FillingPropertyTests {
  static let seeds = 0..<UInt64(exampleCount(2, of: 100))
  static let layoutsPerSeed = 100

  /// A section of groups of cells alone, with the inputs of the filling rule.
  private struct Rows {
    var spec: Spec
    var environment: Environment
    /// The axis along which cells follow each other in a group.
    let axis: Axis
    /// For each subitem of the list: its estimate, its edge spacing along the group, and whether it is measured along it.
    let list: [(length: Double, edges: Double, isMeasured: Bool)]
    let measured: [Double]
    let spacing: Double
    let room: Double

    /// The number of cells of each group: as many as fit, at least one.
    var counts: [Int] {
      var counts: [Int] = []
      var cell = 0
      while cell < measured.count {
        var (used, count) = (0.0, 0)
        while cell + count < measured.count {
          let added = length(cell + count, at: count) + (count > 0 ? spacing : 0)
          if count > 0, used + added > room + 1e-3 { break }
          used += added
          count += 1
        }
        counts.append(count)
        cell += count
      }
      return counts
    }

    /// The length of a cell that is the nth of its group.
    func length(_ cell: Int, at place: Int) -> Double {
      let subitem = list[place % list.count]
      return (subitem.isMeasured ? measured[cell] : subitem.length) + subitem.edges
    }
  }

  private func forEachLayout(seed: UInt64, _ body: (Rows, inout SeededGenerator) -> Void) {
    var random = SeededGenerator(seed: seed &+ 23_000)
    for _ in 0..<Self.layoutsPerSeed { body(Self.rows(&random), &random) }
  }

  private static func rows(_ random: inout SeededGenerator) -> Rows {
    let isColumn = random.oneIn(4)
    let axis: Axis = isColumn ? .vertical : .horizontal
    let room = isColumn ? 240.0 : 390
    let scale = random.whole(1...3)
    let spacing = random.oneIn(2) ? 0 : random.whole(-8...12)
    let isFlexible = random.oneIn(4)
    let list = (0..<Int(random.whole(1...3))).map { place in
      let before = random.oneIn(2) ? 0 : random.whole(0...8)
      return (
        length: random.whole(20...120), before: before, after: random.oneIn(2) ? 0 : random.whole(0...8),
        isMeasured: place == 0 || random.oneIn(2)
      )
    }
    let subitems = list.map { subitem in
      let along: Dimension = subitem.isMeasured ? .estimated(subitem.length) : .absolute(subitem.length)
      let across: Dimension = random.oneIn(2) ? .estimated(30) : .absolute(30)
      let edges =
        isColumn
        ? EdgeSpacing(top: .fixed(subitem.before), bottom: .fixed(subitem.after))
        : EdgeSpacing(leading: .fixed(subitem.before), trailing: .fixed(subitem.after))
      return isColumn ? cell(across, along, edges: edges) : cell(along, across, edges: edges)
    }
    let count = Int(random.whole(1...60))
    let lengths = (0..<count).map { _ in
      random.oneIn(12) ? random.whole(300...500) : random.whole(random.oneIn(20) ? 0...1 : 10...160)
    }
    let heights = (0..<count).map { _ in random.whole(10...60) }
    let group = line(
      axis, isColumn ? .estimated(40) : .fractionalWidth(1), isColumn ? .absolute(room) : .estimated(40),
      subitems,
      spacing: isFlexible ? .flexible(spacing) : .fixed(spacing))
    var section = section(0, group, spacing: random.whole(0...10))
    section.items.append(
      ItemList.Run(
        count: count,
        measured: isColumn
          ? MeasuredSizes(width: .each(heights), height: .each(lengths))
          : MeasuredSizes(width: .each(lengths), height: .each(heights))))
    return Rows(
      spec: Spec(sections: [section]), environment: environment(390, 500, scale: scale), axis: axis,
      list: list.map { ($0.length, $0.before + $0.after, $0.isMeasured) }, measured: lengths,
      spacing: spacing,
      room: room)
  }

  private static func groups(_ solution: Solution) -> any GroupSequence {
    guard let groups = solution.sections[0].groups else { preconditionFailure("there are cells") }
    return groups
  }

  /// Every group is as full as possible, and holds the cells in order.
  @Test(arguments: seeds)
  func groupsAreFull(seed: UInt64) {
    forEachLayout(seed: seed) { rows, _ in
      guard !rows.list.allSatisfy({ $0.length + $0.edges > rows.room }) else { return }
      let groups = Self.groups(solve(rows.spec, in: rows.environment))
      let counts = (0..<groups.count).map { groups.cells(ofGroup: $0).count }
      #expect(counts == rows.counts)
      for index in 0..<groups.count {
        for cell in groups.cells(ofGroup: index) { #expect(groups.group(ofItem: cell) == index) }
      }
    }
  }

  /// No cell that fits into its group alone ends outside of it.
  @Test(arguments: seeds)
  func cellsEndInTheirGroups(seed: UInt64) {
    forEachLayout(seed: seed) { rows, _ in
      // With negative gaps, a cell before the last may end after it.
      guard rows.spacing >= 0 else { return }
      let solution = solve(rows.spec, in: rows.environment)
      let groups = Self.groups(solution)
      for index in 0..<groups.count {
        let cells = groups.cells(ofGroup: index)
        let isLong = cells.enumerated().contains { rows.length($1, at: $0) > rows.room }
        guard !isLong, let origin = groups.placedGroup(index)?.origin[rows.axis] else { continue }
        for cell in cells {
          guard let frame = solution.frame(ofItem: cell, inSection: 0) else { continue }
          let end = frame.origin[rows.axis] + frame.extent[rows.axis]
          #expect(end <= origin + rows.room + 1 / rows.environment.displayScale + 1e-6)
        }
      }
    }
  }

  /// Frames by index and by rectangle equal the streamed ones, and those of groups solved into boxes.
  @Test(arguments: seeds, [Environment.Measure.all, .visible])
  func waysToFramesAgree(seed: UInt64, measure: Environment.Measure) {
    forEachLayout(seed: seed) { rows, random in
      var environment = rows.environment
      environment.measure = measure
      environment.scroll.y = random.whole(0...600)
      if random.oneIn(3) { environment.layoutDirection = .rtl }
      let solution = solve(rows.spec, in: environment)
      let streamed = elements(solution)
      #expect(streamed.map(\.item) == Array(0..<rows.measured.count))
      let groups = Self.groups(solution)
      for element in streamed {
        #expect(solution.frame(ofItem: element.item, inSection: 0) == element.frame)
        #expect(
          groups.solvedElement(ofItem: element.item, section: 0)
            == groups.element(ofItem: element.item, section: 0))
      }
      let rect = Rect(
        x: random.whole(-50...300), y: random.whole(-100...900), width: random.whole(1...300),
        height: random.whole(1...200))
      var found: [Element] = []
      solution.forEachElement(in: rect) { element in
        found.append(element)
        return true
      }
      let query = RectangleQuery(rect, grid: solution.place.grid)
      #expect(found == streamed.filter { query.meets($0.frame) })
    }
  }

  /// Right to left mirrors, doubled points give the same picture, and axes can be exchanged.
  @Test(arguments: seeds)
  func transformed(seed: UInt64) {
    forEachLayout(seed: seed) { rows, _ in
      let plain = elements(solve(rows.spec, in: rows.environment))
      let mirrored = elements(solve(rows.spec, in: rows.environment.rightToLeft))
      let doubled = elements(solve(rows.spec.doubled, in: rows.environment.doubled))
      let transposed = elements(solve(rows.spec.transposed, in: rows.environment.transposed))
      #expect([mirrored.count, doubled.count, transposed.count].allSatisfy { $0 == plain.count })
      let width = max(390, solve(rows.spec, in: rows.environment).contentSize.width)
      for (index, one) in plain.enumerated() {
        let pixel = 1 / rows.environment.displayScale + 1e-6
        #expect(abs(width - mirrored[index].frame.x - one.frame.width - one.frame.x) <= pixel)
        let twice = doubled[index].frame
        #expect(abs(twice.x - 2 * one.frame.x) < 1e-6 && abs(twice.y - 2 * one.frame.y) < 1e-6)
        let other = transposed[index].frame
        #expect(one.frame == Rect(x: other.y, y: other.x, width: other.height, height: other.width))
      }
    }
  }

  /// Runs of equal cells are repeated as if they were measured one by one, whatever follows the run.
  @Test(arguments: seeds)
  func runs(seed: UInt64) {
    forEachLayout(seed: seed) { rows, random in
      var (runs, single) = (ItemList(), ItemList())
      for _ in 0..<3 {
        let count = Int(random.whole(1...900))
        let size = MeasuredSize(
          width: random.oneIn(3) ? nil : random.whole(10...90), height: random.whole(10...60))
        runs.append(ItemList.Run(count: count, measured: MeasuredSizes(size)))
        func each(_ length: Double?) -> MeasuredLengths {
          length.map { .each(Array(repeating: $0, count: count)) } ?? .none
        }
        single.append(
          ItemList.Run(
            count: count, measured: MeasuredSizes(width: each(size.width), height: each(size.height))))
      }
      var (one, other) = (rows.spec, rows.spec)
      one.sections[0].items = runs
      other.sections[0].items = single
      let solutions = (solve(one, in: rows.environment), solve(other, in: rows.environment))
      #expect(abs(solutions.0.contentSize.height - solutions.1.contentSize.height) < 1e-6)
      let streamed = elements(solutions.0)
      #expect(streamed == elements(solutions.1))
      let groups = Self.groups(solutions.0)
      for element in streamed where element.item % 7 == 0 {
        #expect(groups.element(ofItem: element.item, section: 0)?.item == element.item)
      }
    }
  }
}
