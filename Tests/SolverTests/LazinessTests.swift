import LayoutSpec
import Testing

@testable import LayoutSolver

/// Solutions are opened, queried and streamed without walking all cells.
@Suite struct LazinessTests {
  private let row = line(
    .horizontal, .fractionalWidth(1), .absolute(44), [cell(.fractionalWidth(1 / 3), .fractionalHeight(1))])

  @Test func aBillionCells() throws {
    let count = 1_000_000_000
    let solution = solve(
      Spec(sections: [section(count, row, spacing: 6)]), in: environment(393, 852, scale: 3))
    // 333,333,334 rows of 44 with 6 between: 50 * 333333334 - 6.
    #expect(solution.contentSize == Extent(width: 393, height: 50.0 * 333_333_334 - 6))
    #expect(solution.frame(ofItem: 0, inSection: 0) == Rect(x: 0, y: 0, width: 131, height: 44))
    let last = try #require(solution.frame(ofItem: count - 1, inSection: 0))
    // The last cell is the first of the last row: 999,999,999 is a multiple of 3.
    #expect(last == Rect(x: 0, y: 50.0 * 333_333_333, width: 131, height: 44))
    #expect(solution.frame(ofItem: count, inSection: 0) == nil)
    #expect(solution.frame(ofItem: -1, inSection: 0) == nil)
    #expect(elements(solution, limit: 5).map(\.item) == [0, 1, 2, 3, 4])
  }

  /// A group that cannot hold its first item is laid out empty and reported.
  @Test func capacityZero() {
    let group = line(.horizontal, .fractionalWidth(1), .absolute(44), [cell(.absolute(500), .absolute(10))])
    let solution = solve(
      Spec(sections: [section(10, group, insets: Insets(top: 3, bottom: 5))]), in: environment(320, 480))
    #expect(elements(solution).isEmpty)
    #expect(solution.contentSize == Extent(width: 320, height: 8))
    #expect(
      solution.findings == [
        SolverFinding(
          node: anyNode, problem: .cannotFit(length: 500, room: 320, axis: .horizontal),
          bounds: [
            SolverFinding.Bounds(
              node: anyNode, container: Extent(width: 320, height: 480),
              extent: Extent(width: 320, height: 44), spacing: 0)
          ])
      ])
    #expect(solution.frame(ofItem: 0, inSection: 0) == nil)
  }

  @Test func emptyGroups() {
    for repetition: LineContent.Repetition in [.untilFull, .equalShares(count: 3), .repeating(count: 3)] {
      let group = line(.horizontal, .fractionalWidth(1), .absolute(44), [], repetition)
      let solution = solve(Spec(sections: [section(10, group)]), in: environment(320, 480))
      #expect(elements(solution).isEmpty)
    }
    let custom = Group(id: anyNode, size: .full, content: .custom([]))
    #expect(elements(solve(Spec(sections: [section(10, custom)]), in: environment(320, 480))).isEmpty)
  }

  /// Negative spacing as long as a row: all rows are at the same place.
  @Test func strideZero() {
    let solution = solve(Spec(sections: [section(9, row, spacing: -44)]), in: environment(300, 480))
    #expect(Set(cells(solution)) == [[0, 0, 100, 44], [100, 0, 100, 44], [200, 0, 100, 44]])
    #expect(solution.contentSize.height == 44)
  }

  /// Negative spacing longer than a row: rows go upwards, and the first one ends last.
  @Test func strideNegative() {
    let solution = solve(Spec(sections: [section(9, row, spacing: -50)]), in: environment(300, 480))
    #expect(cells(solution).map { $0[1] } == [0, 0, 0, -6, -6, -6, -12, -12, -12])
    #expect(solution.contentSize.height == 44)
  }

  /// A thousandth of a point nested three deep: 393,000 slots each, of which only those with cells are visited.
  @Test func tinyNestedGroups() {
    let inner = line(
      .horizontal, .absolute(0.001), .absolute(0.001), [cell(.absolute(0.001), .absolute(0.001))])
    let middle = line(.horizontal, .fractionalWidth(1), .absolute(0.001), [.group(inner)])
    let outer = line(.vertical, .fractionalWidth(1), .absolute(393), [.group(middle)])
    let solution = solve(Spec(sections: [section(1_000_000_000, outer)]), in: environment(393, 852))
    // 393,001 rows of 393,001 groups of two cells: a thousandth too much still fits.
    #expect(solution.contentSize.height < 393)
    #expect(solution.frame(ofItem: 786_002, inSection: 0)?.x == 0)
    #expect(elements(solution, limit: 100).count == 100)
    #expect(solution.findings.isEmpty)
  }

  @Test func tooManySlots() {
    let group = line(.horizontal, .fractionalWidth(1), .absolute(10), [cell(.absolute(0.0001), .absolute(1))])
    let solution = solve(Spec(sections: [section(10, group)]), in: environment(393, 852))
    #expect(solution.findings.map(\.problem) == [.tooManySlots])
    #expect(elements(solution).isEmpty)
  }

  /// Capacities beyond any integer are clamped.
  @Test func capacitiesThatOverflow() {
    var group = line(
      .horizontal, .fractionalWidth(1), .fractionalHeight(1),
      [cell(.fractionalWidth(1), .fractionalHeight(1))], .equalShares(count: 1_000_000))
    for _ in 0..<8 {
      group = line(
        .horizontal, .fractionalWidth(1), .fractionalHeight(1), [.group(group)],
        .equalShares(count: 1_000_000))
    }
    let solution = solve(Spec(sections: [section(1_000_000_000_000, group)]), in: environment(393, 852))
    #expect(solution.contentSize.height == 852)
    #expect(solution.frame(ofItem: 999_999_999_999, inSection: 0) != nil)
  }

  /// Copies of a section share their solved groups, wherever they begin; their frames equal those of single sections.
  @Test func copiesShareTheirGroups() throws {
    var copies = SectionList()
    copies.append(section(7, row, insets: Insets(top: 3.3), spacing: 5.5), count: 3, numbered: nil)
    let solution = solve(Spec(sections: copies), in: environment(393, 852, scale: 3))
    let boxes = solution.sections.compactMap { $0.groups?.fullGroup }
    #expect(boxes.count == 3 && boxes.allSatisfy { $0 === boxes[0] })
    // Another node id in the second section makes three runs with the same frames.
    copies[1].group.id = NodeID(rawValue: 1)
    let apart = solve(Spec(sections: copies), in: environment(393, 852, scale: 3))
    #expect(Set(apart.sections.compactMap { $0.groups?.fullGroup }.map(ObjectIdentifier.init)).count == 3)
    for index in copies.indices { #expect(cells(solution, section: index) == cells(apart, section: index)) }
  }

  /// The same for waterfalls and flows, whose cells' places are stored.
  @Test(arguments: [
    CellArrangement.waterfall(
      Waterfall(id: anyNode, columnCount: 2, interItemSpacing: 5, interGroupSpacing: 7)),
    CellArrangement.flow(Flow(id: anyNode, spacing: 5)),
  ])
  func copiesShareTheirPlaces(arrangement: CellArrangement) {
    var items = ItemList()
    items.append(
      ItemList.Run(
        count: 9,
        measured: MeasuredSizes(width: .same(90), height: .each([10, 80, 30, 20, 50, 70, 10, 10, 40]))))
    var copy = section(0, row, insets: Insets(top: 3.3, leading: 4))
    copy.items = items
    copy.arrangement = arrangement
    var copies = SectionList()
    copies.append(copy, count: 2, numbered: nil)
    let solution = solve(Spec(sections: copies), in: environment(320, 480))
    for index in copies.indices {
      // The length of the section before does not change places within the section.
      var before = section(index == 0 ? 0 : 1, row)
      before.id = NodeID(rawValue: 1)
      let alone = solve(Spec(sections: [before, copy]), in: environment(320, 480))
      let shift = solution.sections[index].frame.y - alone.sections[1].frame.y
      #expect(
        cells(solution, section: index)
          == cells(alone, section: 1).map { [$0[0], $0[1] + shift, $0[2], $0[3]] })
    }
    #expect(solution.sections[1].frame.y > 0)
  }

  /// A group that is too large for a template is walked, with the same elements.
  @Test func walkedGroupsAreLikeRepeatedOnes() {
    let badge = SupplementaryItem(
      id: anyNode, elementKind: "badge", size: LayoutSize(width: .absolute(3), height: .absolute(3)),
      containerAnchor: Anchor(alignment: .topTrailing))
    let item = Item(
      id: anyNode, size: LayoutSize(width: .fractionalWidth(0.25), height: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let rows = line(.horizontal, .fractionalWidth(1), .absolute(0.02), [.item(item)])
    var tall = line(.vertical, .fractionalWidth(1), .absolute(100), [.group(rows)])
    tall.supplementaryItems = [badge]
    // 5,000 rows of 4 cells are more than a template keeps; half of them are not.
    let large = solve(Spec(sections: [section(30_000, tall)]), in: environment(393, 852))
    let small = solve(Spec(sections: [section(16_000, tall)]), in: environment(393, 852))
    let first = elements(small)
    #expect(first == elements(large, limit: first.count))
    let all = elements(large)
    let badges = all.filter { $0.category == .supplementary }.map(\.item)
    #expect(badges == Array(0..<30_002))
    for zIndex in large.elements(ofSection: 0).zIndexes {
      var filtered: [Element] = []
      large.elements(ofSection: 0).forEach(zIndex: zIndex) { element in
        filtered.append(element)
        return true
      }
      #expect(filtered == all.filter { $0.zIndex == zIndex })
    }
  }
}
