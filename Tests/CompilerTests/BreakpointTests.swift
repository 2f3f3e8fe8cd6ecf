import LayoutOutput
import LayoutSolver
import LayoutSpec
import LayoutText
import TestSupport
import Testing

@testable import LayoutCompiler

/// Where the structure of layouts changes with the width.
@Suite struct BreakpointTests {
  private func search(_ text: String, axis: Axis = .horizontal) throws -> BreakpointSearch {
    let compiler = SpecCompiler(RunOptions(), files: .memory(["spec.yaml": text]))
    return try #require(
      try BreakpointSearch(compiler.prepare("spec.yaml").get(), axis: axis, with: compiler))
  }

  func intervals(
    _ text: String, _ range: ClosedRange<Double> = 320...1_366, axis: Axis = .horizontal
  ) throws -> LayoutIntervals { try search(text, axis: axis).intervals(in: range) }

  /// The lengths where intervals after the first begin, with what changes there.
  func changes(_ text: String) throws -> [String] {
    try intervals(text).intervals.dropFirst().map { interval in
      "\(decimalText(interval.first)): "
        + interval.changes.map { "\($0.section) \($0.text) (\($0.cause ?? "?"))" }.joined(separator: ", ")
    }
  }

  private let grid = """
    environment: {container: 393 x 852}
    sections: [{id: g, items: 20, contentInsets: {horizontal: 16}, grid: {columns: auto(160), rowHeight: 100, spacing: 8}}]
    """

  @Test func columnsComeWithTheirArithmetic() throws {
    #expect(
      try changes(grid) == [
        "360: g 2 columns (auto(160): 2 x 160 + 8 + 32 = 360)",
        "528: g 3 columns (auto(160): 3 x 160 + 2 x 8 + 32 = 528)",
        "696: g 4 columns (auto(160): 4 x 160 + 3 x 8 + 32 = 696)",
        "864: g 5 columns (auto(160): 5 x 160 + 4 x 8 + 32 = 864)",
        "1032: g 6 columns (auto(160): 6 x 160 + 5 x 8 + 32 = 1032)",
        "1200: g 7 columns (auto(160): 7 x 160 + 6 x 8 + 32 = 1200)",
      ])
  }

  @Test func rowsOfAFlowAreWrapped() throws {
    #expect(
      try changes(
        """
        environment: {container: 393 x 852}
        sections:
        - id: f
          items: [{measured: {width: 120, height: 30}}, {measured: {width: 150, height: 30}}, {measured: {width: 90, height: 30}}, {measured: {width: 200, height: 30}}]
          flow: {spacing: 8}
        """) == [
          "376: f 2 rows, cell 2 in row 0 (120 + 150 + 90 + 2 x 8 = 376)",
          "584: f 1 row (120 + 150 + 90 + 200 + 3 x 8 = 584)",
        ])
  }

  /// Widths are whole pixels, at both ends.
  @Test func aNarrowBandBetweenEqualNeighboursIsFound() throws {
    let text = """
      environment: {container: 393 x 852, traits: {displayScale: 3}}
      sections:
      - id: g
        items: 4
        grid: {columns: 2, rowHeight: 100}
        variants: [{when: "${width > 690.4 and width < 691}", grid: {columns: 1, rowHeight: 100}}]
      """
    #expect(
      try changes(text) == [
        "690.667: g 1 column (when width > 690.4 and width < 691)",
        "691: g 2 columns (no longer when width > 690.4 and width < 691)",
      ])
    #expect(try intervals(text).method == .everyPixel)
  }

  @Test func cellsWithoutRoomAreProblemsWithARange() throws {
    let found = try intervals(
      """
      environment: {container: 393 x 852}
      sections: [{items: 4, contentInsets: 16, group: {horizontal: {size: 100% x 44, subitems: [{item: 350 x 100%}]}}}]
      """)
    #expect(found.problems.map(\.problem.rule) == ["group-cannot-fit-item"])
    #expect(found.problems.map(\.ranges) == [[320...381.5]])
    #expect(found.intervals.map(\.first) == [320, 382, 732, 1_082])
    #expect(found.intervals[2].changes.first?.cause == "2 x 350 + 32 = 732")
  }

  @Test func sizeClassesAreCauses() throws {
    let text = """
      environment: {container: 393 x 852}
      sections: [{id: g, items: 4, grid: {columns: "${4 if horizontalSizeClass == regular else 2}", rowHeight: 44}}]
      """
    #expect(try changes(text) == ["600: g 4 columns (horizontalSizeClass regular)"])
  }

  /// A waterfall has no rows to compare with those of a grid.
  @Test func aWaterfallBecomesAGridWithAsManyColumns() throws {
    let text = """
      environment: {container: 393 x 852}
      sections:
      - id: s
        items: [{measured: {height: 300}}, {measured: {height: 50}}, {measured: {height: 50}}, {measured: {height: 50}}]
        waterfall: {columns: 2}
        variants: [{when: "${width > 500}", waterfall: null, grid: {columns: 2, rowHeight: 44}}]
      """
    #expect(try changes(text) == ["500.5: s 2 columns, cell 2 in column 0 (when width > 500)"])
  }

  @Test func heightsAreALengthToo() throws {
    let found = try intervals(
      """
      environment: {container: 393 x 852}
      sections: [{id: g, items: 4, grid: {columns: 2, rowHeight: 44}, variants: [{when: "${height < 500}", grid: {columns: 1, rowHeight: 44}}]}]
      """, 400...600, axis: .vertical)
    #expect(found.intervals.map(\.first) == [400, 500])
  }

  /// In a layout that scrolls sideways, lines of cells stand upright.
  @Test func heightsHaveTheirArithmeticInSidewaysLayouts() throws {
    let found = try intervals(
      """
      environment: {container: 393 x 852}
      configuration: {scrollDirection: horizontal}
      sections:
      - {id: g, items: 9, group: {vertical: {size: 200 x 100%, interItemSpacing: 5, subitems: [{item: 100% x 120}]}}}
      """, 320...500, axis: .vertical)
    #expect(
      found.intervals.map { "\($0.first) \($0.structure.title)" } == [
        "320.0 g: 2 rows", "370.0 g: 3 rows", "495.0 g: 4 rows",
      ])
    #expect(
      found.intervals.flatMap(\.changes).map(\.cause) == ["3 x 120 + 2 x 5 = 370", "4 x 120 + 3 x 5 = 495"])
  }

  /// Only what is new is told of each interval, and of cells in other places only where there is nothing else to tell.
  @Test func sectionsAreSummarized() throws {
    #expect(
      try intervals(grid).summaries == [
        "g": "1 column · from 360 wide: 2 · from 528: 3 · from 696: 4 · from 864: 5 …"
      ])
    let text = """
      environment: {container: 393 x 852, traits: {displayScale: 1}}
      sections:
      - {id: list, items: 3, list: plain}
      - {id: shelf, items: 2, carousel: {width: 300, height: 44}}
      - {id: inset, items: 4, grid: {columns: 2, rowHeight: 44}, variants: [{when: "${width >= 400}", contentInsets: 8}]}
      - {id: both, items: 4, grid: {columns: 2, rowHeight: 44}, variants: [{when: "${width >= 400}", group: null, grid: null, list: plain}]}
      - id: tags
        items: [{measured: {width: 120, height: 30}}, {measured: {width: 150, height: 30}}, {measured: {width: 90, height: 30}}, {measured: {width: 200, height: 30}}]
        flow: {spacing: 8}
      """
    #expect(
      try intervals(text).summaries == [
        "shelf": "1 row that scrolls · from 600 wide: does not scroll",
        "inset": "2 columns · from 400 wide: when width >= 400", "both": "2 columns · from 400 wide: list",
        "tags": "2 rows · from 584 wide: 1",
      ])
    #expect(try intervals(text, 320...500).summaries["tags"] == "2 rows · from 376 wide: cell 2 in row 0")
  }

  @Test func recordedBreakpointsAreCompared() throws {
    func facts(_ intervals: LayoutIntervals) throws -> BreakpointFacts {
      let sink = ByteSink()
      IntervalsWriter(intervals, file: "spec.yaml").writeJSON(to: sink)
      return try #require(BreakpointFacts(sink.bytes))
    }
    let recorded = try facts(try intervals(grid))
    #expect(recorded.differences(to: recorded) == [])
    let other = try self.intervals(grid.replacing("auto(160)", with: "auto(150)"), 320...600)
    #expect(
      recorded.differences(to: try facts(other)) == [
        "g: 2 columns: now at 340, recorded at 360", "g: 3 columns: now at 498, recorded at 528",
        "g: 4 columns: no longer at 696", "g: 5 columns: no longer at 864",
        "g: 6 columns: no longer at 1032", "g: 7 columns: no longer at 1200",
      ])
    #expect(BreakpointFacts(Array("{}".utf8)) == nil)
  }

  /// Cells change their places exactly where an interval begins or another part of the structure changes, whatever lengths were left out.
  @Test(arguments: 0..<20)
  func allPixelsOfAnIntervalAreAlike(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let text = adaptiveSpec(&random)
    let start = random.whole(320...1_200)
    let range = start...(start + 60)
    let intervals = try intervals(text, range).intervals
    var before: [[Int]] = []
    for pixel in Int(range.lowerBound * 2)...Int(range.upperBound * 2) {
      let width = Double(pixel) / 2
      var options = RunOptions()
      options.environment.container = Extent(width: width, height: 800)
      options.isLinted = false
      let compiler = SpecCompiler(options, files: .memory(["spec.yaml": text]))
      let compiled = try compiler.compile(try compiler.prepare("spec.yaml").get())
      let places = Self.places(try #require(compiled.layouts?.first).solution)
      if places != before, width > start {
        #expect(intervals.contains { $0.first == width }, "\(width) in \(text)")
      }
      #expect(intervals.count { ($0.first...$0.last).contains(width) } == 1)
      before = places
    }
  }

  /// What is between two drawn lengths has frames about between theirs.
  @Test(arguments: 0..<10)
  func drawnLengthsAreEnoughForAllLengths(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let text = adaptiveSpec(&random)
    let search = try search(text)
    let start = random.whole(320...1_000)
    let intervals = try search.intervals(in: start...(start + 200))
    let drawn = try search.drawnLengths(of: intervals)
    #expect(drawn == drawn.sorted())
    #expect(intervals.intervals.allSatisfy { drawn.contains($0.first) && drawn.contains($0.last) })
    func frames(_ length: Double) throws -> [Rect] {
      var frames: [Rect] = []
      try #require(try search.layout(at: length)).solution.forEachElement {
        frames.append($0.frame)
        return true
      }
      return frames
    }
    for _ in 0..<40 {
      let length = start + random.whole(0...400) / 2
      let before = try #require(drawn.last { $0 <= length })
      let after = try #require(drawn.first { $0 >= length })
      let share = after > before ? (length - before) / (after - before) : 0
      for ((first, last), frame) in zip(zip(try frames(before), try frames(after)), try frames(length)) {
        for side in [\Rect.x, \.y, \.width, \.height] {
          let mixed = first[keyPath: side] + (last[keyPath: side] - first[keyPath: side]) * share
          #expect(abs(mixed - frame[keyPath: side]) <= 1.5, "\(length) in \(text)")
        }
      }
    }
  }

  /// The columns and rows of all cells.
  private static func places(_ solution: Solution) -> [[Int]] {
    var frames: [[Rect]] = solution.sections.map { _ in [] }
    solution.forEachElement { element in
      if element.category == .cell, let section = element.section { frames[section].append(element.frame) }
      return true
    }
    return frames.map { frames in
      let columns = Set(frames.map(\.x)).sorted()
      let rows = Set(frames.map(\.y)).sorted()
      return frames.flatMap { [columns.firstIndex(of: $0.x) ?? -1, rows.firstIndex(of: $0.y) ?? -1] }
    }
  }

  func adaptiveSpec(_ random: inout SeededGenerator) -> String {
    var text = "environment: {container: 400 x 800}\nsections:\n"
    for _ in 0..<3 {
      let insets = "contentInsets: \(Int(random.whole(0...20)))"
      let spacing = Int(random.whole(0...12))
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        text +=
          "- {items: 9, \(insets), grid: {columns: auto(\(Int(random.whole(20...120)))), rowHeight: 40, spacing: \(spacing)}}\n"
      case 1:
        let items = (0..<9).map { _ in "{measured: {width: \(random.whole(20...300) / 2), height: 30}}" }
        text += "- {\(insets), flow: {spacing: \(spacing)}, items: [\(items.joined(separator: ", "))]}\n"
      case 2:
        text +=
          "- {items: 9, \(insets), group: {horizontal: {size: 100% x 44, interItemSpacing: \(spacing), subitems: [{item: \(random.whole(40...400) / 4) x 100%}, {item: 20% x 100%}]}}}\n"
      default:
        let edge = random.whole(640...2_600) / 2
        text +=
          "- {items: 9, \(insets), grid: {columns: 3, rowHeight: 40}, variants: [{when: '${width > \(edge) and width < \(edge + random.whole(1...40) / 2)}', grid: {columns: 2, rowHeight: 40}}]}\n"
      }
    }
    return text
  }
}
