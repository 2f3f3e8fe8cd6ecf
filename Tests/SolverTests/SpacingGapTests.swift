import LayoutSpec
import Testing

@testable import LayoutSolver

/// The gaps that pictures show.
@Suite struct SpacingGapTests {
  private func gaps(_ solution: Solution, _ selection: ElementSelection = ElementSelection()) -> [SpacingGap]
  {
    var result: [SpacingGap] = []
    for section in solution.sections.indices {
      solution.forEachGap(ofSection: section, of: selection) { gap in
        result.append(gap)
        return true
      }
    }
    return result
  }

  /// Rows of two cells of 100 points, five cells in all, in 250 points.
  private func rows(_ change: (inout Spec) -> Void) -> Solution {
    var cell = Item(id: anyNode, size: LayoutSize(width: .absolute(100), height: .fractionalHeight(1)))
    cell.edgeSpacing = .zero
    let row = Group(
      id: anyNode, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)),
      content: .line(LineContent(axis: .horizontal, subitems: [.item(cell), .item(cell)])))
    var items = ItemList()
    items.append(ItemList.Run(count: 5))
    var spec = Spec(sections: [Section(id: anyNode, name: "0", items: items, group: row)])
    change(&spec)
    return solve(spec, in: Environment(container: Extent(width: 250, height: 600)))
  }

  private func setLine(of spec: inout Spec, _ change: (inout LineContent) -> Void) {
    guard case .line(var line) = spec.sections[0].group.content else { return }
    change(&line)
    spec.sections[0].group.content = .line(line)
  }

  private func gap(_ kind: SpacingGap.Kind, _ axis: Axis, _ x: Double, _ y: Double, _ w: Double, _ h: Double)
    -> SpacingGap
  {
    SpacingGap(kind: kind, frame: Rect(x: x, y: y, width: w, height: h), axis: axis)
  }

  @Test func nothingWithoutSpacing() { #expect(gaps(rows { _ in }).isEmpty) }

  /// Between the cells of each row 10 points as high as the row; none after a row's last cell, and none in the partial row.
  @Test func betweenItems() {
    let solution = rows { setLine(of: &$0) { $0.interItemSpacing = .fixed(10) } }
    #expect(
      gaps(solution) == [
        gap(.interItem, .horizontal, 100, 0, 10, 50), gap(.interItem, .horizontal, 100, 50, 10, 50),
      ])
  }

  /// The row's leftover, 250 - 200, is the gap.
  @Test func flexibleGapsHaveTheirShare() {
    let solution = rows { setLine(of: &$0) { $0.interItemSpacing = .flexible(10) } }
    #expect(gaps(solution).map(\.length) == [50, 50])
  }

  @Test func betweenGroupsAndSections() {
    let solution = rows {
      $0.sections[0].interGroupSpacing = 7
      $0.configuration.interSectionSpacing = 20
      $0.sections.append($0.sections[0])
    }
    // Three rows of 50 and two gaps of 7 make 164 points.
    #expect(
      gaps(solution) == [
        gap(.interGroup, .vertical, 0, 50, 250, 7), gap(.interGroup, .vertical, 0, 107, 250, 7),
        gap(.interSection, .vertical, 0, 164, 250, 20),
        gap(.interGroup, .vertical, 0, 234, 250, 7), gap(.interGroup, .vertical, 0, 291, 250, 7),
      ])
  }

  /// A cell of 100 with 5 before and 8 after it, below 12 points, in a row of 50.
  @Test func edges() {
    let solution = rows {
      $0.sections[0].items = ItemList(count: 1)
      setLine(of: &$0) { line in
        guard case .item(var cell) = line.subitems[0] else { return }
        cell.edgeSpacing = EdgeSpacing(leading: .fixed(5), top: .fixed(12), trailing: .fixed(8))
        cell.size.height = .absolute(30)
        line.subitems = [.item(cell)]
      }
    }
    #expect(
      gaps(solution) == [
        gap(.edge, .horizontal, 0, 12, 5, 30), gap(.edge, .horizontal, 105, 12, 8, 30),
        gap(.edge, .vertical, 5, 0, 100, 12),
      ])
  }

  @Test func waterfall() {
    let solution = rows {
      $0.sections[0].arrangement = .waterfall(
        Waterfall(id: anyNode, columnCount: 2, interItemSpacing: 10, interGroupSpacing: 4))
    }
    let found = gaps(solution)
    // Two columns of 120 next to a strip of 10; five cells in two columns have three above them.
    #expect(found.filter { $0.kind == .interItem }.map(\.frame.x) == [120])
    #expect(found.filter { $0.kind == .interGroup }.map(\.length) == [4, 4, 4])
  }

  /// A billion rows, and the gaps of a screen, at once.
  @Test func askedForByPlace() {
    let solution = rows {
      $0.sections[0].items = ItemList(count: 1_000_000_000)
      $0.sections[0].interGroupSpacing = 7
    }
    var selection = ElementSelection()
    selection.rects = [Rect(x: 0, y: 57_000_000, width: 300, height: 114)]
    #expect(
      gaps(solution, selection) == [
        gap(.interGroup, .vertical, 0, 57_000_050, 250, 7),
        gap(.interGroup, .vertical, 0, 57_000_107, 250, 7),
      ])
  }
}
