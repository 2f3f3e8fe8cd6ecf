import LayoutSolver
import LayoutSpec
import TestSupport
import Testing

/// Properties of every layout of self-sizing cells, on seeded random ones.
@Suite struct SelfSizingPropertyTests {
  static let seeds = 0..<UInt64(exampleCount(3, of: 20))
  static let specsPerSeed = 25

  private func forEachSpec(seed: UInt64, _ body: (Spec) -> Void) {
    var generator = RandomSpecs(seed: seed &+ 1000)
    for _ in 0..<Self.specsPerSeed { body(generator.measuredSpec()) }
  }

  /// The first element in which two solutions differ by more than the noise of sums.
  private static func firstDifference(_ one: Solution, _ two: Solution) -> String? {
    for axis in Axis.allCases where abs(one.contentSize[axis] - two.contentSize[axis]) > 1e-6 {
      return "\(one.contentSize) \(two.contentSize)"
    }
    let (first, second) = (elements(one), elements(two))
    if first.count != second.count { return "\(first.count) \(second.count)" }
    return zip(first, second).first { $0 != $1 }.map { "\($0) \($1)" }
  }

  /// Frames are finite and on device pixels; a lazily computed frame equals the streamed one, visible or not.
  @Test(arguments: seeds, [Environment.Measure.all, .visible])
  func framesAreSound(seed: UInt64, measure: Environment.Measure) {
    forEachSpec(seed: seed) { spec in
      var environment = environment(393, 300, scale: 3)
      environment.measure = measure
      environment.scroll = Point(x: 50, y: 70)
      let solution = solve(spec, in: environment)
      #expect(solution.findings.allSatisfy { $0.problem != .tooManyGroups })
      for element in elements(solution) {
        for number in [element.frame.x, element.frame.y, element.frame.width, element.frame.height] {
          #expect(number.isFinite)
          #expect(abs((number * 3).rounded() - number * 3) < 1e-6)
        }
        #expect(element.frame.width >= 0 && element.frame.height >= 0)
        if element.category == .cell, let section = element.section {
          #expect(solution.frame(ofItem: element.item, inSection: section) == element.frame)
        }
      }
    }
  }

  /// Cells come once and in order; supplementary items are counted through the section.
  @Test(arguments: seeds)
  func elementsAreNumbered(seed: UInt64) {
    forEachSpec(seed: seed) { spec in
      let solution = solve(spec, in: environment(393, 852))
      for index in spec.sections.indices {
        let boundary = Set(spec.sections[index].boundaryItems.map(\.elementKind))
        var items: [Int: [Int]] = [:]
        solution.elements(ofSection: index).forEach { element in
          if element.category != .decoration, !boundary.contains(solution.elementKinds[element.kind]) {
            items[element.kind, default: []].append(element.item)
          }
          return true
        }
        for numbers in items.values { #expect(numbers == Array(0..<numbers.count)) }
      }
    }
  }

  /// Exchanging the axes of a layout exchanges the axes of its frames.
  @Test(arguments: seeds)
  func transposing(seed: UInt64) {
    forEachSpec(seed: seed) { spec in
      let upright = elements(solve(spec, in: environment(393, 852)))
      let across = elements(solve(spec.transposed, in: environment(852, 393)))
      #expect(upright.count == across.count)
      for (one, two) in zip(upright, across) {
        let swapped = Rect(x: two.frame.y, y: two.frame.x, width: two.frame.height, height: two.frame.width)
        #expect(one.frame == swapped, "\(one) \(two)")
      }
    }
  }

  /// Doubled points at half the display scale give the same picture.
  @Test(arguments: seeds)
  func doubling(seed: UInt64) {
    forEachSpec(seed: seed) { spec in
      let once = elements(solve(spec, in: environment(300, 500, scale: 2)))
      let twice = elements(solve(spec.doubled, in: environment(600, 1000, scale: 1)))
      #expect(once.count == twice.count)
      for (one, two) in zip(once, twice) {
        #expect(abs(two.frame.x - 2 * one.frame.x) < 1e-6 && abs(two.frame.y - 2 * one.frame.y) < 1e-6)
        #expect(
          abs(two.frame.width - 2 * one.frame.width) < 1e-6
            && abs(two.frame.height - 2 * one.frame.height) < 1e-6)
      }
    }
  }

  /// Cells that measure exactly their estimate equal unmeasured ones, except in a group filled with groups: those count with their own
  /// estimates until a cell in them is measured.
  @Test(arguments: seeds)
  func askingForTheEstimate(seed: UInt64) {
    forEachSpec(seed: seed) { spec in
      if spec.sections.contains(where: { Node.group($0.group).isFilledWithGroups }) { return }
      let spec = spec.estimating(40)
      var asking = spec
      for index in spec.sections.indices {
        let count = spec.sections[index].items.count
        let each = MeasuredLengths.each(Array(repeating: 40, count: count))
        asking.sections[index].items = ItemList()
        asking.sections[index].items.append(
          ItemList.Run(count: count, measured: MeasuredSizes(width: each, height: .same(40))))
      }
      let plain = solve(spec, in: environment(393, 852))
      let measured = solve(asking, in: environment(393, 852))
      #expect(Self.firstDifference(plain, measured) == nil)
    }
  }

  /// Scrolled beyond the end, all cells are measured.
  @Test(arguments: seeds)
  func farScrollMeasuresAll(seed: UInt64) {
    forEachSpec(seed: seed) { spec in
      var spec = spec
      let far = Point(x: 1e9, y: 1e9)
      for index in spec.sections.indices { spec.sections[index].orthogonalScrolling?.scroll = far }
      var environment = environment(393, 852)
      environment.scroll = far
      let all = solve(spec, in: environment)
      environment.measure = .visible
      #expect(Self.firstDifference(all, solve(spec, in: environment)) == nil)
    }
  }

  /// Visible cells are measured by the literal rule: again and again the first unmeasured cell that begins before the end of the bounds.
  @Test(arguments: seeds)
  func theRuleOneByOne(seed: UInt64) {
    var generator = RandomSpecs(seed: seed)
    for _ in 0..<8 {
      let columns = Int(generator.random.whole(1...3))
      let sections = (0..<2).map { _ in
        var section = section(0, Self.columns(columns, &generator.random))
        section.interGroupSpacing = generator.random.whole(-8...8)
        section.contentInsets.top = generator.random.whole(0...9)
        let heights = (0..<Int(generator.random.whole(3...16))).map { _ in generator.random.whole(0...70) }
        section.items.append(
          ItemList.Run(count: heights.count, measured: MeasuredSizes(height: .each(heights))))
        return section
      }
      var environment = environment(300, 120)
      environment.scroll.y = generator.random.whole(0...60)
      let end = environment.scroll.y + 120

      // Every cell is a separate run, with or without a height.
      var known = sections.map { Array(repeating: false, count: $0.items.count) }
      func solution() -> Solution {
        var spec = Spec(sections: sections)
        for (index, section) in sections.enumerated() {
          spec.sections[index].items = ItemList()
          for cell in 0..<section.items.count {
            let height = known[index][cell] ? section.items.runs[0].measured.height.length(at: cell) : nil
            spec.sections[index].items.append(
              ItemList.Run(count: 1, measured: MeasuredSizes(MeasuredSize(height: height))))
          }
        }
        return solve(spec, in: environment)
      }
      func next() -> Element? {
        elements(solution()).first { !known[$0.section ?? 0][$0.item] && $0.frame.y < end }
      }
      while let cell = next() { known[cell.section ?? 0][cell.item] = true }

      var visible = environment
      visible.measure = .visible
      let asTold = solve(Spec(sections: sections), in: visible)
      #expect(Self.firstDifference(asTold, solution()) == nil)
    }
  }

  /// A row of columns, each as long as its cells.
  private static func columns(_ count: Int, _ random: inout SeededGenerator) -> Group {
    let columns = (0..<count).map { _ in
      let cells = (0..<Int(random.whole(1...4))).map { _ in
        cell(.fractionalWidth(1), .estimated(random.whole(10...50)))
      }
      let column = line(
        .vertical, .fractionalWidth(1 / Double(count)), .estimated(60), cells,
        spacing: .fixed(random.whole(0...6)))
      return Node.group(column)
    }
    return line(.horizontal, .fractionalWidth(1), .estimated(60), columns)
  }

  /// Runs of equal cells have the frames of cells that are measured one by one.
  @Test(arguments: seeds, [Environment.Measure.all, .visible])
  func repeatedRuns(seed: UInt64, measure: Environment.Measure) {
    var generator = RandomSpecs(seed: seed)
    for _ in 0..<8 {
      var runs = generator.measuredSpec()
      runs.sections = [runs.sections[0]]
      var single = runs
      var lists = (ItemList(), ItemList())
      for _ in 0..<3 {
        let count = Int(generator.random.whole(1...700))
        let (width, height) = (generator.random.whole(0...90), generator.random.whole(0...90))
        lists.0.append(
          ItemList.Run(count: count, measured: MeasuredSizes(MeasuredSize(width: width, height: height))))
        lists.1.append(
          ItemList.Run(
            count: count,
            measured: MeasuredSizes(
              width: .each(Array(repeating: width, count: count)),
              height: .each(Array(repeating: height, count: count)))))
      }
      (runs.sections[0].items, single.sections[0].items) = lists
      var environment = environment(393, 852)
      environment.measure = measure
      environment.scroll = Point(x: 2000, y: 2000)
      let solutions = (solve(runs, in: environment), solve(single, in: environment))
      #expect(Self.firstDifference(solutions.0, solutions.1) == nil)
    }
  }
}

extension Spec {
  /// The same layout with all estimates of cells and groups replaced by one.
  fileprivate func estimating(_ points: Double) -> Spec {
    var result = self
    for index in result.sections.indices {
      let section = result.sections[index]
      if case .group(let group) = Node.group(section.group).estimating(points) {
        result.sections[index].group = group
      }
      var items = ItemList()
      items.append(ItemList.Run(count: section.items.count))
      result.sections[index].items = items
    }
    return result
  }
}

extension Node {
  /// True if a group that repeats its list holds groups that are estimated along its axis.
  fileprivate var isFilledWithGroups: Bool {
    guard case .group(let group) = self, case .line(let line) = group.content else { return false }
    return line.subitems.contains { subitem in
      guard case .group(let inner) = subitem else { return false }
      return line.repetition == .untilFull && inner.size[line.axis].isEstimated || subitem.isFilledWithGroups
    }
  }

  fileprivate func estimating(_ points: Double) -> Node {
    func replaced(_ size: LayoutSize) -> LayoutSize {
      func replaced(_ dimension: Dimension) -> Dimension {
        switch dimension {
        case .estimated: .estimated(points)
        case .uniformAcrossSiblings: .uniformAcrossSiblings(points)
        case .absolute, .fractionalWidth, .fractionalHeight: dimension
        }
      }
      return LayoutSize(width: replaced(size.width), height: replaced(size.height))
    }
    switch self {
    case .item(var item):
      item.size = replaced(item.size)
      return .item(item)
    case .group(var group):
      group.size = replaced(group.size)
      if case .line(var line) = group.content {
        line.subitems = line.subitems.map { $0.estimating(points) }
        group.content = .line(line)
      }
      return .group(group)
    }
  }
}
