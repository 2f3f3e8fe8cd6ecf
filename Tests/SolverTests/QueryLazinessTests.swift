import LayoutSpec
import TestSupport
import Testing

@testable import LayoutSolver

/// Queries by place do not walk all cells: a test that walks a billion cells does not end.
@Suite struct QueryLazinessTests {
  private let row = line(
    .horizontal, .fractionalWidth(1), .absolute(44), [cell(.fractionalWidth(1 / 3), .fractionalHeight(1))])

  private func found(_ solution: Solution, _ rect: Rect) -> [Element] {
    var result: [Element] = []
    solution.forEachElement(in: rect) { element in
      result.append(element)
      return true
    }
    return result
  }

  /// Rows of 44 with 6 between: the k-th begins at 50 k.
  @Test func aBillionCells() {
    let count = 1_000_000_000
    let many = solve(Spec(sections: [section(count, row, spacing: 6)]), in: environment(393, 852, scale: 3))
    let few = solve(Spec(sections: [section(1000, row, spacing: 6)]), in: environment(393, 852, scale: 3))
    let rect = Rect(x: 0, y: 130, width: 393, height: 500)
    #expect(found(many, rect) == found(few, rect))
    #expect(found(many, rect).map(\.item) == Array(6..<39))
    // 393 / 3 = 131 points each: the last row holds the last cell alone.
    let end = Rect(x: 131, y: 50.0 * 333_333_333 - 10, width: 1, height: 100)
    #expect(found(many, end).map(\.item) == [999_999_997])
    #expect(many.elements(at: Point(x: 10, y: 50.0 * 333_333_333)).map(\.item) == [999_999_999])
    #expect(many.cell(999_999_999, inSection: 0)?.frame.y == 50.0 * 333_333_333)
    #expect(many.cell(count, inSection: 0) == nil)
  }

  /// A million slots in one group, each with a badge, numbered without counting them.
  @Test func aMillionSlots() {
    let badge = SupplementaryItem(
      id: anyNode, elementKind: "dot",
      size: LayoutSize(width: .absolute(1), height: .absolute(1)),
      containerAnchor: Anchor(alignment: .topTrailing))
    var item = Item(id: anyNode, size: LayoutSize(width: .absolute(2), height: .absolute(10)))
    item.supplementaryItems = [badge]
    let group = line(.horizontal, .absolute(2_000_000), .absolute(10), [.item(item)])
    let solution = solve(Spec(sections: [section(3_000_000, group)]), in: environment(400, 400))
    let hits = found(solution, Rect(x: 999_998, y: 10, width: 4, height: 5))
    #expect(hits.map(\.item) == [1_499_999, 1_499_999, 1_500_000, 1_500_000])
    #expect(hits.map(\.category) == [.cell, .supplementary, .cell, .supplementary])
  }

  /// Cells without height are all at one place and never found; the header at that place is.
  @Test func aBillionCellsWithoutHeight() {
    let flat = line(
      .horizontal, .fractionalWidth(1), .estimated(44), [cell(.fractionalWidth(1), .estimated(44))])
    var cells = ItemList()
    cells.append(ItemList.Run(count: 1_000_000_000_000, measured: MeasuredSizes(height: .same(0))))
    var group = section(1, flat)
    group.items = cells
    var waterfall = group
    waterfall.arrangement = .waterfall(
      Waterfall(id: anyNode, columnCount: 3, interItemSpacing: 0, interGroupSpacing: 0))
    for many in [group, waterfall] {
      let solution = solve(Spec(sections: [many, section(1, row)]), in: environment(393, 852, scale: 3))
      #expect(found(solution, Rect(x: 0, y: -5, width: 10, height: 10)).map(\.section) == [1])
      #expect(solution.elements(at: Point(x: 10, y: 0)).map(\.section) == [1])
    }
  }

  /// Touching edges do not meet, and an empty frame meets nothing.
  @Test func halfOpenEdges() {
    let solution = solve(Spec(sections: [section(9, row)]), in: environment(300, 480))
    func items(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [Int] {
      found(solution, Rect(x: x, y: y, width: width, height: height)).map(\.item)
    }
    #expect(items(100, 44, 100, 44) == [4])
    #expect(items(99, 44, 101, 44) == [3, 4])
    #expect(items(100, 43, 101, 45) == [1, 2, 4, 5])
    #expect(items(100, 44, 0, 44) == [])
    #expect(items(0, 132, 300, 100) == [])
    #expect(solution.elements(at: Point(x: 100, y: 44)).map(\.item) == [4])
    #expect(solution.elements(at: Point(x: 99.99, y: 43.99)).map(\.item) == [0])
    #expect(solution.elements(at: Point(x: 300, y: 0)).isEmpty)
  }

  /// Thirds of a point are written with three decimals: a frame read from the output finds only itself.
  @Test func writtenThirds() {
    let solution = solve(Spec(sections: [section(9, row)]), in: environment(394, 480, scale: 3))
    // A third of 394 is 131.333…, cut to whole pixels 131.333…
    #expect(found(solution, Rect(x: 131.333, y: 0, width: 131.333, height: 44)).map(\.item) == [1])
    #expect(solution.elements(at: Point(x: 131.333, y: 0)).map(\.item) == [1])
    #expect(solution.elements(at: Point(x: 262.667, y: 0)).map(\.item) == [2])
  }

  /// Topmost first: by zIndex, then the later one.
  @Test func topmostFirst() {
    let frames = [3, 0, 3, -1].enumerated().map { index, zIndex in
      CustomFrame(frame: Rect(x: Double(index), y: 0, width: 50, height: 50), zIndex: zIndex)
    }
    let group = Group(id: anyNode, size: .full, content: .custom(frames))
    let solution = solve(Spec(sections: [section(4, group)]), in: environment(300, 480))
    #expect(solution.elements(at: Point(x: 20, y: 20)).map(\.item) == [2, 0, 1, 3])
  }

  /// A billion cells at one place: only a limited number is kept.
  @Test func piles() {
    let group = line(
      .vertical, .fractionalWidth(1), .absolute(10), [cell(.fractionalWidth(1), .absolute(10))])
    let solution = solve(
      Spec(sections: [section(300_000, group, spacing: -10)]), in: environment(300, 480))
    let hits = solution.elements(at: .zero)
    #expect(hits.count == 100_000)
    #expect(hits.first?.item == 299_999 && hits.last?.item == 200_000)
  }

  /// The visible ones of many sections are found, in any order.
  @Test func manySections() {
    let count = exampleCount(20_000, of: 100_000)
    let solution = solve(
      Spec(sections: Array(repeating: section(3, row), count: count)), in: environment(300, 480))
    let hits = found(solution, Rect(x: 0, y: Double(44 * (count - 9)), width: 100, height: 88))
    #expect(hits.map(\.section) == [count - 9, count - 8])
  }

  @Test func visibleRect() {
    var environment = environment(300, 400)
    environment.contentInset = Insets(top: 20, leading: 0, bottom: 0, trailing: 0)
    environment.safeArea.top = 30
    let spec = Spec(sections: [section(300, row)])
    // At rest the content begins below the insets.
    #expect(solve(spec, in: environment).visibleRect == Rect(x: 0, y: -50, width: 300, height: 400))
    environment.scroll.y = 60
    #expect(solve(spec, in: environment).visibleRect == Rect(x: 0, y: 10, width: 300, height: 400))
    var sideways = spec
    sideways.configuration.scrollDirection = .horizontal
    environment = Environment(container: Extent(width: 300, height: 400), displayScale: 2)
    environment.layoutDirection = .rtl
    let solution = solve(sideways, in: environment)
    #expect(solution.visibleRect.x == solution.contentSize.width - 300)
  }
}
