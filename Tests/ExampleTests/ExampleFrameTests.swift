import LayoutDiagnostics
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText
import Testing

/// Frames of the examples, calculated by hand; the goldens only show that nothing changed.
@Suite struct ExampleFrameTests {
  /// The first cells of each section of `adaptive-sections`: the room is the readable width (the container less its margins,
  /// at most 664 in its middle) less the insets of 20 on both sides, shared out among the columns; each cell lies 2 inside its share.
  @Test func adaptiveSections() throws {
    // 375 - 32 - 40 = 303: 303, 101, 60.6 (60.333 in pixels); rows of 0.2 * 303 = 60.6, too: 32 of them and 40, then 11 and 40.
    #expect(
      try firstCells(of: Example.named("adaptive-sections").resolved()) == [
        [38, 22, 299, 56.333], [38, 1992.667, 97, 56.333], [38, 2696.333, 56.333, 56.333],
      ])
    // 812 - 88 - 40 = 684, too little to be narrowed; 684 - 40 = 644: 322, 107.333, 64.4 (64.333); rows of 44: 16 of them, then 6.
    #expect(
      try firstCells(of: ExampleVariation.named("adaptive-sections", "landscape").layout()) == [
        [86, 22, 318, 40], [86, 766, 103.333, 40], [86, 1070, 60.333, 40],
      ])
    // (1024 - 664) / 2 = 180; 624: 312, 104, 62.4 (62 in pixels); rows of 0.2 * 624 = 124.8 (124.5): 16 of them and 40,
    // then 6 and 40.
    #expect(
      try firstCells(of: ExampleVariation.named("adaptive-sections", "tablet").layout()) == [
        [202, 22, 308, 120.5], [202, 2054, 100, 120.5], [202, 2841, 58, 120.5],
      ])
  }

  /// Margins of 20 leave 335 of 375; with margins of 32 and a gap of 10 two cards of 380 share 834. Three rows of 72 in 236.
  @Test func appStore() throws {
    let phone = try Example.named("app-store").resolved()
    // 12 + 280, 24 between sections: 316; title 44 + 236 = 280: 620; 924; title 44 + 9 * 44 = 440: 1388.
    #expect(
      try firstCells(of: phone) == [
        [20, 12, 335, 280], [20, 360, 335, 72], [20, 664, 335, 72], [20, 968, 335, 44],
        [20, 1432, 162.333, 72],
      ])
    // 9 rows of 72, 10 apart, and 24 below: 1432 + 728 + 24.
    #expect(solve(phone.spec, in: phone.environment).contentSize.height == 2184)
    // Four columns: (770 - 30) / 4 = 185. The tablet's system has rows of 52: 968 + 9 * 52 + 24 + 44 = 1504.
    #expect(
      try firstCells(of: ExampleVariation.named("app-store", "tablet").layout()) == [
        [32, 12, 380, 280], [32, 360, 380, 72], [32, 664, 380, 72], [32, 968, 770, 52], [32, 1504, 185, 72],
      ])
  }

  /// The name's row is 117 high. The loans are 200 high, or as high as their empty view of 150; the shelf's insets are 16, and its
  /// columns (375 - 32 - 8) / 2 = 167.5 wide, in pixels 167.333.
  @Test func library() throws {
    let some = try Example.named("library").resolved()
    #expect(
      try firstCells(of: some) == [[0, 0, 375, 117], [0, 117, 225, 200], [16, 333, 167.333, 150]])
    // In the middle of the section of 200, and hidden.
    #expect(try supplements(of: some) == [[0, 142, 375, 150]])
    let none = try ExampleVariation.named("library", "nothing-on-loan").layout()
    #expect(try firstCells(of: none) == [[0, 0, 375, 117], [16, 283, 167.333, 150]])
    #expect(try supplements(of: none) == [[0, 117, 375, 150]])
  }

  /// 10 rows of 44, 5 apart, between a header and a footer of 44 are 573 high. The visible range begins 600 below the top of the content,
  /// as far as it is scrolled; then 1080, where the rows of the second section end at 2 * 573 - 44 = 1102, less the header's 44.
  @Test(arguments: [("pinned", 600.0), ("pushed", 1058.0)])
  func pinnedHeaders(name: String, y: Double) throws {
    let layout = try ExampleVariation.named("pinned-headers", name).layout()
    #expect(
      try supplements(of: layout) == [
        [10, 0, 355, 44], [10, 529, 355, 44], [10, y, 355, 44], [10, 1102, 355, 44],
      ] + [1146, 1675, 1719, 2248, 2292, 2821].map { [10, $0, 355, 44] })
  }

  /// 85% of 375 in pixels is 318.667, 40% of 812 is 324.667. The first section scrolls with the layout: its header of 44 and six groups, the
  /// last of a single cell, are 1992 high. The others are a header and one group high.
  @Test func orthogonalBehaviors() throws {
    let layout = try Example.named("orthogonal-behaviors").resolved()
    #expect(
      try supplements(of: layout)
        == [0, 1992, 2360.667, 2729.333, 3098, 3466.667].map { [0, $0, 375, 44] })
    let rows = solve(layout.spec, in: layout.environment).sections.map(\.orthogonalRow)
    // Five whole groups, the cell of 70% (223) and the 0.333 that its whole group would have left over: 1816.667; or five groups.
    #expect(
      rounded(rows.compactMap { $0?.contentLength }) == [1816.667, 1816.667, 1816.667, 1593.333, 1593.333])
    #expect(rounded(rows.compactMap { $0?.maxOffset }) == [1441.667, 1441.667, 1441.667, 1218.333, 1218.333])
  }

  /// The first cell of each section that has any.
  private func firstCells(of layout: ResolvedLayout) throws -> [[Double]] {
    try frames(of: layout) { $0.category == .cell && $0.item == 0 }
  }

  private func supplements(of layout: ResolvedLayout) throws -> [[Double]] {
    try frames(of: layout) { $0.category == .supplementary }
  }

  private func frames(of layout: ResolvedLayout, where isWanted: (Element) -> Bool) throws -> [[Double]] {
    var frames: [[Double]] = []
    solve(layout.spec, in: layout.environment).forEachElement { element in
      let frame = element.frame
      if isWanted(element) { frames.append(rounded([frame.x, frame.y, frame.width, frame.height])) }
      return true
    }
    return frames
  }

  /// Three decimals.
  private func rounded(_ values: [Double]) -> [Double] { values.map { ($0 * 1000).rounded() / 1000 } }
}
