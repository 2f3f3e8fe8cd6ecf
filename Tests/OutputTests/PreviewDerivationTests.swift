import LayoutSolver
import LayoutSpec
import LayoutText
import Testing

@testable import LayoutOutput

@Suite struct PreviewDerivationTests {
  @Test func patternsLeaveNumbersOut() {
    let pattern = TextPattern("item 12 of 3 in row 007 at 1234567890123456")
    #expect(pattern.pattern == "item \u{1} of \u{1} in row 007 at 1234567890123456")
    #expect(pattern.numbers == [12, 3])
    #expect(TextPattern("contentInsets.leading").pattern == "contentInsets.leading")
  }

  @Test func recordsHoldWhatIsNotExpected() {
    var records = DerivationRecords()
    let isCounted = [true, false]
    func add(_ numbers: [Double], shape: Int = 0, element: Int, count: Int = 1, steps: [Double] = []) {
      records.add(
        DerivationShapes.Filled(shape: shape, numbers: numbers), isCounted: isCounted, element: element,
        count: count, stride: 3, steps: steps)
    }
    add([5, 44], element: 0)
    // The first number is expected to stay at first, then to grow by 1.
    add([6, 44], element: 1)
    add([7, 44], element: 2)
    add([8, 60], element: 3)
    // Another shape: the first number is the one of the record before.
    add([8, 1], shape: 1, element: 4, count: 9, steps: [1, 0])
    #expect(
      records.stream == [
        0, 0, 1, -1, 2, 5, 44,
        0, 1, 1, 1, 0, 6,
        0, 1, 1, 0,
        0, 1, 1, 1, 1, 60,
        1, 1, 9, 3, -2, 1, 1, 1, 0, 1,
      ])
  }

  private func derivationCount(_ spec: Spec) -> Int {
    let solution = solve(spec, in: Environment(container: Extent(width: 300, height: 600)))
    var elements: [MovableElement] = []
    solution.forEachMovableElement {
      elements.append($0)
      return true
    }
    let shared = PreviewShared()
    _ = PreviewDerivations(solution, elements: elements, shared: shared) { _ in nil }
    return shared.derivationCount
  }

  /// However many cells a grid has, a few of each column stand for all.
  @Test func cellsThatRepeatAreDerivedOnce() {
    var section = Sample.section(name: "grid", items: [ItemList.Run(count: 60)], headerTitle: "")
    let few = derivationCount(Spec(sections: [section]))
    section.items = ItemList(count: 60_000)
    #expect(derivationCount(Spec(sections: [section])) == few)
    #expect(few < 30)
  }
}
