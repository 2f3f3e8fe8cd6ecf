import LayoutSpec
import TestSupport
import Testing

@testable import LayoutSolver

/// Properties of waterfalls and flows, on seeded random cells of whole points at scale 1.
@Suite struct CellArrangementTests {
  /// A layout with one section of random cells, and their sizes.
  private struct Sample {
    var spec: Spec
    var environment: Environment
    /// The cells' measured sizes; 0 for cells with a ratio.
    var sizes: [Extent] = []
    var ratios: [Double?] = []
    var insets = Insets.zero

    var room: Double { environment.container.width - insets.leading - insets.trailing }
  }

  /// The overhang of equal cells is found by arithmetic: with the content it contains all frames, for any spacing.
  @Test func overhangOfAlikeCells() {
    for count in [1, 2, 3, 7, 30, 31] {
      for gap in [-80.0, -40, -3, 0, 12] {
        for width in [20.0, 70, 400] {
          let arrangements: [CellArrangement] = [
            .waterfall(Waterfall(id: anyNode, columnCount: 3, interItemSpacing: gap, interGroupSpacing: gap)),
            .flow(Flow(id: anyNode, spacing: gap, alignment: .justified, lastRow: .trailing)),
          ]
          for arrangement in arrangements {
            var section = section(0, Group(id: anyNode, size: .full, content: .custom([])))
            section.items.append(
              ItemList.Run(count: count, measured: MeasuredSizes(width: .same(width), height: .same(40))))
            section.arrangement = arrangement
            let solution = solve(
              Spec(sections: [section]), in: Environment(container: Extent(width: 300, height: 600)))
            var frames: [Rect] = []
            solution.forEachElement { element in
              frames.append(element.frame)
              return true
            }
            let x = frames.map(\.x).min() ?? 0
            let y = frames.map(\.y).min() ?? 0
            let all = Rect(
              x: x, y: y, width: (frames.map { $0.x + $0.width }.max() ?? 0) - x,
              height: (frames.map { $0.y + $0.height }.max() ?? 0) - y)
            let content = Rect(.zero, solution.contentSize)
            let whole = solution.overhang()?.union(content) ?? content
            #expect(whole == all.union(content), "\(count) cells of \(width), \(arrangement)")
          }
        }
      }
    }
  }

  private static let seeds: Range<UInt64> = 0..<20
  private static let samplesPerSeed = 25

  private func forEachSample(
    seed: UInt64, _ arrangement: (inout SeededGenerator) -> CellArrangement, _ body: (Sample) -> Void
  ) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Self.samplesPerSeed {
      var items = ItemList()
      var sizes: [Extent] = []
      var ratios: [Double?] = []
      for _ in 0..<Int(random.whole(1...12)) {
        let count = Int(random.whole(1...9))
        let isSame = random.oneIn(3)
        let own = (0..<count).map { _ in
          Extent(width: random.whole(0...150), height: random.whole(0...90))
        }
        let all = isSame ? Array(repeating: own[0], count: count) : own
        let ratio: Double? = random.oneIn(4) ? random.whole(1...9) / 4 : nil
        sizes += all
        ratios += Array(repeating: ratio, count: count)
        items.append(
          ItemList.Run(
            count: count, aspectRatios: ratio.map(MeasuredLengths.same) ?? .none,
            measured: MeasuredSizes(
              width: isSame ? .same(own[0].width) : .each(own.map(\.width)),
              height: isSame ? .same(own[0].height) : .each(own.map(\.height)))))
      }
      var section = section(0, Group(id: anyNode, size: .full, content: .custom([])))
      section.items = items
      section.arrangement = arrangement(&random)
      section.contentInsets = Insets(
        top: random.whole(0...9), leading: random.whole(0...20), bottom: random.whole(0...9),
        trailing: random.whole(0...20))
      body(
        Sample(
          spec: Spec(sections: [section]), environment: environment(random.whole(90...400), 500, scale: 1),
          sizes: sizes, ratios: ratios, insets: section.contentInsets))
    }
  }

  private func waterfall(_ random: inout SeededGenerator) -> CellArrangement {
    .waterfall(
      Waterfall(
        id: anyNode, columnCount: Int(random.whole(1...6)), interItemSpacing: random.whole(0...8),
        interGroupSpacing: random.whole(0...8)))
  }

  private func flow(_ random: inout SeededGenerator) -> CellArrangement {
    let alignments = Flow.RowAlignment.allCases
    return .flow(
      Flow(
        id: anyNode, spacing: random.whole(0...12),
        alignment: alignments[Int(random.whole(0...3))], lastRow: alignments[Int(random.whole(0...3))]))
  }

  /// Each cell is in the first of the shortest columns, found by comparing all of them.
  @Test(arguments: seeds)
  func shortestColumn(seed: UInt64) {
    forEachSample(seed: seed, waterfall) { sample in
      guard case .waterfall(let waterfall)? = sample.spec.sections[0].arrangement else { return }
      let number = Double(waterfall.columnCount)
      let gap = waterfall.interItemSpacing
      let breadth = max(0, ((sample.room - (number - 1) * gap) / number + 1e-9).rounded(.down))
      var next = Array(repeating: 0.0, count: waterfall.columnCount)
      var expected: [[Double]] = []
      var end = 0.0
      for (size, ratio) in zip(sample.sizes, sample.ratios) {
        let column = next.firstIndex(of: next.min() ?? 0) ?? 0
        let length = ratio.map { max(1, (breadth / $0 + 1e-9).rounded(.down)) } ?? size.height
        expected.append([
          sample.insets.leading + Double(column) * (breadth + gap), sample.insets.top + next[column], breadth,
          length,
        ])
        end = max(end, next[column] + length)
        next[column] += length + waterfall.interGroupSpacing
      }
      let solution = solve(sample.spec, in: sample.environment)
      #expect(cells(solution) == expected)
      #expect(solution.contentSize.height == sample.insets.top + end + sample.insets.bottom)
    }
  }

  /// A row takes cells until one does not fit, and is as tall as its tallest cell. Only a lone cell may be longer than the room.
  @Test(arguments: seeds)
  func rowsFit(seed: UInt64) {
    forEachSample(seed: seed, flow) { sample in
      guard case .flow(let flow)? = sample.spec.sections[0].arrangement else { return }
      let solution = solve(sample.spec, in: sample.environment)
      let frames = cells(solution)
      #expect(frames.map { [$0[2], $0[3]] } == sample.sizes.map { [$0.width, $0.height] })
      var rows: [Range<Int>] = []
      var first = 0
      var y = sample.insets.top
      while first < frames.count {
        var end = first + 1
        var length = sample.sizes[first].width
        while end < frames.count, length + flow.spacing + sample.sizes[end].width <= sample.room {
          length += flow.spacing + sample.sizes[end].width
          end += 1
        }
        #expect(frames[first..<end].allSatisfy { $0[1] == y })
        y += (sample.sizes[first..<end].map(\.height).max() ?? 0) + flow.spacing
        rows.append(first..<end)
        first = end
      }
      #expect(solution.contentSize.height == y - flow.spacing + sample.insets.bottom)
      for (index, row) in rows.enumerated() {
        let left = frames[row.lowerBound][0] - sample.insets.leading
        let right = sample.insets.leading + sample.room - frames[row.upperBound - 1][0]
        let over = right - frames[row.upperBound - 1][2]
        #expect(left >= 0 && (over >= 0 || row.count == 1))
        if over < 0 {
          #expect(left == 0)
          continue
        }
        switch index == rows.count - 1 ? flow.lastRow : flow.alignment {
        case .leading: #expect(left == 0)
        case .center: #expect(abs(left - over) <= 1)
        case .trailing: #expect(over == 0)
        case .justified: #expect(left == 0 && (over == 0 || row.count == 1))
        }
        for (one, two) in zip(row, row.dropFirst()) {
          #expect(frames[two][0] - frames[one][0] - frames[one][2] >= flow.spacing)
        }
      }
    }
  }

  /// A lazily computed frame equals the streamed one; one more cell moves no earlier one, except in the last row.
  @Test(arguments: seeds)
  func framesOnDemand(seed: UInt64) {
    for arrangement in [waterfall, flow] {
      forEachSample(seed: seed, arrangement) { sample in
        let solution = solve(sample.spec, in: sample.environment)
        let all = elements(solution)
        #expect(all.map(\.item) == Array(sample.sizes.indices))
        for element in all {
          #expect(solution.frame(ofItem: element.item, inSection: 0) == element.frame)
        }
        #expect(solution.frame(ofItem: all.count, inSection: 0) == nil)
        #expect(solution.frame(ofItem: -1, inSection: 0) == nil)
        if case .waterfall? = sample.spec.sections[0].arrangement {
          var longer = sample.spec
          longer.sections[0].items.append(ItemList.Run(count: 1, aspectRatios: .same(2)))
          #expect(Array(cells(solve(longer, in: sample.environment)).dropLast()) == cells(solution))
        }
      }
    }
  }

  /// In a layout that scrolls horizontally the axes are exchanged.
  @Test(arguments: seeds)
  func sideways(seed: UInt64) {
    for arrangement in [waterfall, flow] {
      forEachSample(seed: seed, arrangement) { sample in
        let across = sample.spec.transposed
        let upright = cells(solve(sample.spec, in: sample.environment))
        let swapped = cells(solve(across, in: sample.environment.transposed)).map {
          [$0[1], $0[0], $0[3], $0[2]]
        }
        #expect(upright == swapped)
      }
    }
  }

  /// Equal cells take no memory, and have the same places as stored ones.
  @Test(arguments: seeds)
  func alikeCells(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for arrangement in [waterfall(&random), flow(&random), waterfall(&random), flow(&random)] {
      let count = Int(random.whole(1...60))
      let size = Extent(width: random.whole(0...150), height: random.whole(1...40))
      var alike = section(0, Group(id: anyNode, size: .full, content: .custom([])))
      alike.arrangement = arrangement
      var each = alike
      alike.items.append(
        ItemList.Run(
          count: count, measured: MeasuredSizes(MeasuredSize(width: size.width, height: size.height))))
      each.items.append(
        ItemList.Run(
          count: count,
          measured: MeasuredSizes(
            width: .each(Array(repeating: size.width, count: count)),
            height: .each(Array(repeating: size.height, count: count)))))
      let environment = environment(random.whole(50...300), 500, scale: 1)
      let one = solve(Spec(sections: [alike]), in: environment)
      let other = solve(Spec(sections: [each]), in: environment)
      #expect(cells(one) == cells(other))
      #expect(one.contentSize == other.contentSize)
    }
  }

  /// If negative spacing exceeds a cell's length, the first column stays the shortest, whether cells are known to be equal or not.
  @Test(arguments: [-30.0, -31])
  func overlappingCells(gap: Double) {
    var alike = section(0, Group(id: anyNode, size: .full, content: .custom([])))
    alike.arrangement = .waterfall(Waterfall(id: anyNode, columnCount: 3, interGroupSpacing: gap))
    var each = alike
    alike.items.append(ItemList.Run(count: 7, measured: MeasuredSizes(height: .same(30))))
    each.items.append(
      ItemList.Run(count: 7, measured: MeasuredSizes(height: .each(Array(repeating: 30, count: 7)))))
    let (one, other) = (
      solve(Spec(sections: [alike]), in: environment(300, 500)),
      solve(Spec(sections: [each]), in: environment(300, 500))
    )
    #expect(cells(one) == cells(other))
    #expect(cells(one).allSatisfy { $0[0] == 0 })
    #expect(one.contentSize == other.contentSize)
  }

  @Test func aBillionCells() throws {
    let count = 1_000_000_000
    var section = section(0, Group(id: anyNode, size: .full, content: .custom([])))
    section.items.append(
      ItemList.Run(count: count, measured: MeasuredSizes(MeasuredSize(width: 90, height: 30))))
    section.arrangement = .waterfall(Waterfall(id: anyNode, columnCount: 4, interGroupSpacing: 2))
    let columns = solve(Spec(sections: [section]), in: environment(400, 800, scale: 1))
    #expect(columns.contentSize.height == 32.0 * 250_000_000 - 2)
    #expect(
      columns.frame(ofItem: count - 1, inSection: 0)
        == Rect(x: 300, y: 32 * 249_999_999, width: 100, height: 30))
    section.arrangement = .flow(Flow(id: anyNode, spacing: 2))
    // 4 * 90 + 3 * 2 = 366; a fifth would be 458.
    let rows = solve(Spec(sections: [section]), in: environment(400, 800, scale: 1))
    #expect(rows.contentSize.height == 32.0 * 250_000_000 - 2)
    #expect(
      rows.frame(ofItem: count - 1, inSection: 0) == Rect(x: 276, y: 32 * 249_999_999, width: 90, height: 30))
  }

  /// A million columns are not compared one by one.
  @Test func manyColumns() {
    var section = section(0, Group(id: anyNode, size: .full, content: .custom([])))
    section.items.append(
      ItemList.Run(
        count: 200_000, measured: MeasuredSizes(height: .each((0..<200_000).map { Double($0 % 97) }))))
    section.arrangement = .waterfall(Waterfall(id: anyNode, columnCount: 1_000_000))
    let solution = solve(Spec(sections: [section]), in: environment(400, 800))
    #expect(solution.contentSize == Extent(width: 400, height: 96))
  }

  /// Cells beyond the limit are left out and reported.
  @Test(.enabled(if: triesAllExamples)) func tooManyCells() {
    var section = section(0, Group(id: anyNode, size: .full, content: .custom([])))
    section.items.append(
      ItemList.Run(count: CellArea.greatestCount, measured: MeasuredSizes(height: .same(1))))
    section.items.append(ItemList.Run(count: 5, measured: MeasuredSizes(height: .same(2))))
    section.arrangement = .waterfall(Waterfall(id: anyNode, columnCount: 2))
    let solution = solve(Spec(sections: [section]), in: environment(400, 800))
    #expect(solution.findings == [SolverFinding(node: anyNode, problem: .tooManyCells)])
    #expect(solution.frame(ofItem: CellArea.greatestCount, inSection: 0) == nil)
  }
}
