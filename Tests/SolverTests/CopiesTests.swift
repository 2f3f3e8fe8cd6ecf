import LayoutSpec
import TestSupport
import Testing

@testable import LayoutSolver

/// Copies of a section equal sections that are solved one by one, on seeded random layouts.
@Suite struct CopiesTests {
  static let seeds = 0..<UInt64(exampleCount(2, of: 24))
  static let specsPerSeed = 25

  /// Calls `body` with a layout that has copies, and with the same layout of single sections.
  private func forEachPair(
    seed: UInt64, _ body: (_ copies: Solution, _ alone: Solution, inout SeededGenerator, String) -> Void
  ) {
    var generator = RandomSpecs(seed: seed &+ 12_000)
    for number in 0..<Self.specsPerSeed {
      var spec = generator.anySpec(isMeasured: number % 3 == 0)
      if generator.random.oneIn(2) { spec.configuration.interSectionSpacing /= 7 }
      var sections = SectionList()
      for section in spec.sections {
        let count = Int(generator.random.whole(1...4))
        sections.append(section, count: count, numbered: generator.random.oneIn(2) ? "copy" : nil)
      }
      var environment = generator.environment(393, 700, scale: generator.random.oneIn(2) ? 3 : 2)
      if generator.random.oneIn(3) { environment.layoutDirection = .rtl }
      if generator.random.oneIn(3) { environment.measure = .visible }
      if generator.random.oneIn(3) { environment.scroll.y = generator.random.whole(0...500) }
      spec.sections = sections
      let copies = solve(spec, in: environment)
      spec.sections = SectionList(Array(sections))
      body(copies, solve(spec, in: environment), &generator.random, "seed \(seed), spec \(number)")
    }
  }

  /// Frames, element counts and rectangle queries.
  @Test(arguments: seeds)
  func framesAreTheSame(seed: UInt64) {
    forEachPair(seed: seed) { copies, alone, random, what in
      #expect(copies.contentSize == alone.contentSize, "\(what)")
      #expect(elements(copies) == elements(alone), "\(what)")
      #expect(copies.elementCount == alone.elementCount, "\(what)")
      for _ in 0..<4 {
        let rect = Rect(
          x: random.whole(-50...400), y: random.whole(-50...2000), width: random.whole(0...300),
          height: random.whole(0...300))
        var selection = ElementSelection()
        selection.rects = [rect]
        var found: [[Element]] = [[], []]
        for (place, solution) in [copies, alone].enumerated() {
          solution.forEachElement(of: selection) {
            found[place].append($0)
            return true
          }
        }
        #expect(found[0] == found[1], "\(what), \(rect)")
      }
    }
  }

  /// Boxes, gaps, single cells, pins and derivations.
  @Test(arguments: seeds)
  func allElseIsTheSame(seed: UInt64) {
    forEachPair(seed: seed) { copies, alone, random, what in
      for index in alone.sections.indices {
        let what = "\(what), section \(index)"
        #expect(copies.frame(ofSection: index) == alone.frame(ofSection: index), "\(what)")
        #expect(copies.insetFrame(ofSection: index) == alone.insetFrame(ofSection: index), "\(what)")
        let item = Int(random.whole(0...9))
        #expect(copies.cell(item, inSection: index) == alone.cell(item, inSection: index), "\(what)")
        #expect(
          copies.derivation(ofSection: index).frame == alone.derivation(ofSection: index).frame, "\(what)")
        #expect(boxes(copies, index) == boxes(alone, index), "\(what)")
        #expect(gaps(copies, index).count == gaps(alone, index).count, "\(what)")
        for (one, other) in zip(gaps(copies, index), gaps(alone, index)) {
          #expect(abs(one.frame.y - other.frame.y) < 1e-6 && one.kind == other.kind, "\(what)")
        }
      }
      copies.forEachElement { element in
        #expect(copies.derivation(of: element).frame == element.frame, "\(what), \(element)")
        return true
      }
    }
  }

  private func boxes(_ solution: Solution, _ section: Int) -> [ExplanatoryBox] {
    var boxes: [ExplanatoryBox] = []
    solution.forEachBox(ofSection: section) {
      boxes.append($0)
      return true
    }
    return boxes
  }

  private func gaps(_ solution: Solution, _ section: Int) -> [SpacingGap] {
    var gaps: [SpacingGap] = []
    solution.forEachGap(ofSection: section, of: ElementSelection()) {
      gaps.append($0)
      return true
    }
    return gaps
  }

  /// Changing, adding or removing a section among copies does not change the others.
  @Test func copiesAreEdited() {
    let original = section(7, line(.vertical, .fractionalWidth(1), .absolute(10), []))
    var sections = SectionList()
    sections.append(original, count: 4, numbered: "a", from: 2)
    sections[2].title = "changed"
    #expect(sections.map(\.name) == [original.name, "a-3", "a-4", "a-5"])
    #expect(sections.map { $0.title != nil } == [false, false, true, false])
    sections.remove(at: 0)
    sections.insert(original, at: 1)
    #expect(sections.map(\.name) == ["a-3", original.name, "a-4", "a-5"])
    sections.removeAll { $0.title == nil }
    #expect(sections.map(\.name) == ["a-4"])
    sections.removeAll()
    #expect(sections.isEmpty && sections == [])
  }

  /// A million copies are one solved section.
  @Test func aMillionCopies() throws {
    let row = line(
      .horizontal, .fractionalWidth(1), .absolute(44), [cell(.fractionalWidth(0.5), .fractionalHeight(1))])
    var spec = Spec(sections: SectionList())
    spec.sections.append(section(3, row), count: 1_000_000, numbered: nil)
    let solution = solve(spec, in: environment(300, 480))
    #expect(solution.sections.solved.count == 1)
    #expect(solution.contentSize.height == 88_000_000)
    #expect(solution.frame(ofItem: 2, inSection: 999_999)?.y == 87_999_956.0)
    #expect(spec.sections[999_999].name == "999999")
  }
}
