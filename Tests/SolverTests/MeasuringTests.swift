import LayoutSpec
import Testing

@testable import LayoutSolver

/// Which cells are measured, and the cost of measuring.
@Suite struct MeasuringTests {
  private static let list = line(
    .vertical, .fractionalWidth(1), .estimated(44), [cell(.fractionalWidth(1), .estimated(44))])

  private func items(_ runs: (count: Int, height: Double?)...) -> ItemList {
    var list = ItemList()
    for run in runs {
      list.append(
        ItemList.Run(count: run.count, measured: MeasuredSizes(MeasuredSize(height: run.height))))
    }
    return list
  }

  private func solved(
    _ items: ItemList, spacing: Double = 0, measure: Environment.Measure = .all, scroll: Double = 0
  ) -> Solution {
    var section = section(0, Self.list, spacing: spacing)
    section.items = items
    var environment = environment(300, 480)
    environment.measure = measure
    environment.scroll.y = scroll
    return solve(Spec(sections: [section]), in: environment)
  }

  /// Cells with equal measured sizes cost nothing each.
  @Test func aBillionAlike() {
    let solution = solved(items((1_000_000_000, 30), (3, 50), (1_000_000_000, nil)), spacing: 2)
    // 32 a row, then 52, then 46; no spacing after the last.
    let before = 32.0 * 1_000_000_000 + 52 * 3
    #expect(solution.contentSize.height == before + 46 * 1_000_000_000 - 2)
    #expect(
      solution.frame(ofItem: 1_000_000_001, inSection: 0) == Rect(x: 0, y: 32e9 + 52, width: 300, height: 50))
    #expect(
      solution.frame(ofItem: 2_000_000_002, inSection: 0)
        == Rect(x: 0, y: before + 46 * 999_999_999, width: 300, height: 44))
    #expect(solution.findings.isEmpty)
  }

  /// Visible: 48 cells of 10 fill 480, at 0 ... 470; no other cell is measured.
  @Test func aBillionInSight() {
    let solution = solved(items((1_000_000_000, 10)), measure: .visible)
    #expect(solution.frame(ofItem: 47, inSection: 0)?.height == 10)
    #expect(solution.frame(ofItem: 48, inSection: 0) == Rect(x: 0, y: 480, width: 300, height: 44))
    #expect(solution.contentSize.height == 480 + 44 * (1_000_000_000 - 48))
  }

  /// Cells without height never leave the visible range: all are measured.
  @Test func aBillionOfNoHeight() {
    let solution = solved(items((1_000_000_000, 0), (2, 7)), measure: .visible)
    #expect(solution.frame(ofItem: 1_000_000_001, inSection: 0) == Rect(x: 0, y: 7, width: 300, height: 7))
    #expect(solution.contentSize.height == 14)
  }

  /// A measured cell leads out of the visible range and an estimated one back: every second cell is measured, up to a limit.
  @Test func inAndOutOfSight() {
    let solution = solved(items((100, 60)), spacing: -50, measure: .visible, scroll: 20)
    // 10 further each, from 0 to 500, where nothing is measured and 6 are lost: 500, 494, 504, 498, 508, ...
    #expect(cells(solution).map { $0[1] }[49...54] == [490, 500, 494, 504, 498, 508])
    #expect(cells(solution).map { $0[3] }[49...54] == [60, 44, 60, 44, 60, 44])

    var solver = GroupSolver(grid: PixelGrid(scale: 2), budget: SolvingBudget())
    let box = solver.solve(.group(Self.list), in: Extent(width: 300, height: 480))
    let rules = ElementRules(grid: PixelGrid(scale: 2), cellZIndex: 0, kinds: ElementKinds())
    let area = GroupArea(axis: .vertical, start: .zero, room: 300, spacing: -50, rules: rules)
    let budget = SolvingBudget(groups: 500)
    let groups = LayoutSolver.groups(
      of: box, items: items((1_000_000_000, 60)), at: area, measuredBefore: 500, budget: budget)
    #expect(groups.isCutShort)
    #expect(budget.groups == 0)
    #expect(groups.count == 1_000_000_000)
    #expect(groups.frame(ofItem: 999_999_999) != nil)
  }

  /// Layouts without measured sizes, or with sizes on other axes only, are repeated.
  @Test func nothingAsked() {
    var solver = GroupSolver(grid: PixelGrid(scale: 2), budget: SolvingBudget())
    let box = solver.solve(.group(Self.list), in: Extent(width: 300, height: 480))
    let rules = ElementRules(grid: PixelGrid(scale: 2), cellZIndex: 0, kinds: ElementKinds())
    let area = GroupArea(axis: .vertical, start: .zero, room: 300, spacing: 0, rules: rules)
    func isRepeated(_ measured: MeasuredSizes) -> Bool {
      var list = ItemList()
      list.append(ItemList.Run(count: 9, measured: measured))
      let groups = LayoutSolver.groups(of: box, items: list, at: area, budget: SolvingBudget())
      return groups is RepeatedGroups
    }
    #expect(isRepeated(.none))
    #expect(isRepeated(MeasuredSizes(MeasuredSize(width: 30))))
    #expect(!isRepeated(MeasuredSizes(MeasuredSize(height: 30))))
  }

  /// Places and lengths of groups, by index.
  @Test func groupsByIndex() {
    var solver = GroupSolver(grid: PixelGrid(scale: 2), budget: SolvingBudget())
    let edges = EdgeSpacing(top: .fixed(3), bottom: .fixed(4))
    let pairs = line(
      .vertical, .fractionalWidth(1), .estimated(88),
      [cell(.fractionalWidth(1), .estimated(44)), cell(.fractionalWidth(1), .estimated(44))], edges: edges)
    let box = solver.solve(.group(pairs), in: Extent(width: 300, height: 480))
    let rules = ElementRules(grid: PixelGrid(scale: 2), cellZIndex: 0, kinds: ElementKinds())
    let area = GroupArea(
      axis: .vertical, start: Point(x: 0, y: 100), room: 300, spacing: 10, rules: rules)
    let groups = LayoutSolver.groups(
      of: box, items: items((200, 20), (3, 30), (2, nil)), at: area, budget: SolvingBudget())
    // A hundred pairs of 40, one of 60, one of 74, one cell of 44: each with 3 before, 4 after and 10 between.
    #expect(groups.count == 103)
    #expect([0, 1, 100, 101, 102].map(groups.start) == [3, 60, 5703, 5780, 5871])
    #expect([0, 99, 100, 101, 102].map(groups.length) == [40, 40, 60, 74, 44])
    #expect(groups.length == 5871 + 44 + 4)
    #expect(groups.start(ofGroup: 103) == 5871 + 44 + 17)
    #expect(groups.frame(ofItem: 204) == Rect(x: 0, y: 5971, width: 300, height: 44))
    #expect(groups.frame(ofItem: 205) == nil)
    // A second move adds to the first.
    let moved = groups.moved(by: Point(x: 1, y: 20)).moved(by: Point(x: 2, y: 30))
    #expect(moved.frame(ofItem: 204) == Rect(x: 3, y: 6021, width: 300, height: 44))
  }
}
