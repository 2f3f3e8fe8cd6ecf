import Foundation
import LayoutSolver
import LayoutSpec
import Testing

/// Resting offsets of orthogonal sections.
@Suite struct RestTests {
  static let measured = MeasuredLayout.all.filter { $0.name.hasPrefix("orthogonal-") }

  @Test func thereAreMeasuredRests() { #expect(Self.measured.count == 9) }

  /// Recorded: offsets set by code, UIKit's resting offsets, and the cells then visible in the whole width.
  @Test(arguments: measured)
  func settlesLikeUIKit(layout: MeasuredLayout) throws {
    let resolved = try layout.resolved()
    let expected = try JSONSerialization.jsonObject(with: layout.expectation) as? [String: Any]
    let requests = try #require(expected?["settle"] as? [[String: Any]])
    #expect(requests.count == 7)
    for request in requests {
      let target = try #require(request["requested"] as? Double)
      let rests = try #require(request["rest"] as? [Double])
      let visible = try #require(request["visibleItems"] as? [[Int]])
      let solution = solve(resolved.spec, in: resolved.environment)
      var scrolled = resolved.spec
      for (index, rest) in rests.enumerated() {
        let row = try #require(solution.sections[index].orthogonalRow)
        #expect(abs(row.restingOffsets.settled(target) - rest) <= layout.tolerance, "\(target)")
        scrolled.sections[index].orthogonalScrolling?.scroll.x = rest
      }
      let settled = solve(scrolled, in: resolved.environment)
      for (index, items) in visible.enumerated() {
        let shown = cells(settled, section: index).enumerated().filter { $1[0] < 320 && $1[0] + $1[2] > 0 }
        #expect(shown.map(\.offset) == items, "\(target)")
      }
    }
  }

  private func row(
    _ behavior: OrthogonalScrolling.Behavior, _ items: Int, _ group: Group, spacing: Double = 0,
    scroll: Double = 0, insets: Insets = .zero
  ) throws -> OrthogonalRow {
    var section = section(items, group, insets: insets, spacing: spacing)
    section.orthogonalScrolling = OrthogonalScrolling(behavior: behavior, scroll: Point(x: scroll, y: scroll))
    let solution = solve(Spec(sections: [section]), in: environment(320, 480))
    return try #require(solution.sections[0].orthogonalRow)
  }

  private func rests(_ row: OrthogonalRow) -> [Double] {
    (0..<row.restingOffsets.count).map { row.restingOffsets[$0] }
  }

  private let card = line(
    .horizontal, .absolute(100), .absolute(50), [cell(.fractionalWidth(1), .fractionalHeight(1))])

  /// A partial last group of one cell: 100 + 8 + 50 points, centred at 133 - 160.
  @Test func partialLastGroup() throws {
    let pair = line(
      .horizontal, .absolute(100), .absolute(50), [cell(.fractionalWidth(0.5), .fractionalHeight(1))])
    let row = try row(.groupPagingCentered, 3, pair, spacing: 8)
    #expect(row.contentLength == 158)
    #expect(rests(row) == [-110, -27])
  }

  /// A lone group of a measured cell, 140 wide, centred in 320 points.
  @Test func loneMeasuredGroup() throws {
    var section = section(
      0, line(.horizontal, .estimated(100), .absolute(50), [cell(.estimated(100), .fractionalHeight(1))]))
    section.items.append(ItemList.Run(count: 1, measured: MeasuredSizes(MeasuredSize(width: 140))))
    section.orthogonalScrolling = OrthogonalScrolling(behavior: .groupPagingCentered)
    let solution = solve(Spec(sections: [section]), in: environment(320, 480))
    let row = try #require(solution.sections[0].orthogonalRow)
    #expect(rests(row) == [-90])
    #expect(row.restingOffsets.settled(500) == -90)
  }

  /// Negative spacing as long as a group: everything is at the start.
  @Test func strideZeroAndNegative() throws {
    for behavior: OrthogonalScrolling.Behavior in [.groupPaging, .paging, .continuousGroupLeadingBoundary] {
      for spacing in [-100.0, -130] {
        let row = try row(behavior, 50, card, spacing: spacing)
        #expect(rests(row) == [0])
        #expect(row.restingOffsets.settled(77) == 0)
      }
    }
    #expect(rests(try row(.groupPagingCentered, 50, card, spacing: -130)) == [-110])
  }

  /// Insets that leave no viewport: the row scrolls, but has no pages.
  @Test func noViewport() throws {
    let row = try row(.paging, 3, card, insets: Insets(leading: 200, trailing: 200))
    #expect(row.viewportLength == 0)
    #expect(rests(row) == [0, 300])
    #expect(row.restingOffsets.settled(200) == 0)
    #expect(row.restingOffsets.settled(300) == 300)
  }

  /// A written offset is clamped, except with centred paging.
  @Test func writtenOffsets() throws {
    // 8 groups: 800 points, of which 320 are seen.
    #expect(try row(.groupPaging, 8, card, scroll: 130).offset == 130)
    #expect(try row(.groupPaging, 8, card, scroll: 500).offset == 480)
    #expect(try row(.groupPaging, 8, card, scroll: -30).offset == 0)
    #expect(try row(.groupPagingCentered, 8, card, scroll: -300).offset == -300)
    #expect(try row(.groupPagingCentered, 8, card, scroll: 2_000).offset == 2_000)
  }

  /// Half-way the row goes on to the next group.
  @Test func halfWay() throws {
    #expect(try row(.groupPaging, 8, card).restingOffsets.settled(150) == 200)
    #expect(try row(.groupPagingCentered, 8, card).restingOffsets.settled(-60) == -10)
  }

  /// A billion groups take no longer: resting offsets are computed on demand.
  @Test func aBillionGroups() throws {
    let row = try row(.groupPaging, 1_000_000_000, card, spacing: 8)
    #expect(row.restingOffsets.count == 999_999_998)
    #expect(row.restingOffsets.settled(54e9 + 20) == 54e9)
    #expect(row.restingOffsets[row.restingOffsets.count - 1] == 108e9 - 8 - 320)
  }
}
