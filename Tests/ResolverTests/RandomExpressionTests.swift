import TestSupport
import Testing

@testable import LayoutResolver

@Suite struct RandomExpressionTests {
  /// What is printed from a tree reads back as that tree: its value is that of an evaluator that never saw text.
  @Test func valuesAgree() {
    var random = SeededGenerator(seed: 2026)
    var failures = 0
    var longest = 0
    let count = exampleCount(4_000, of: 20_000)
    for round in 0..<count {
      let depth = 1 + round % 6
      let model = random.oneIn(2) ? Model.randomNumber(depth, &random) : Model.randomBoolean(depth, &random)
      let text = model.text(0, &random)
      longest = max(longest, text.utf8.count)
      guard let expected = try? model.value() else {
        failures += 1
        #expect(outcome(text).hasPrefix("non-finite-number: "), "\(text)")
        continue
      }
      guard let found = try? evaluate(text) else {
        Issue.record("\(text) fails: \(outcome(text))")
        continue
      }
      switch expected {
      case .number(let number): #expect(found == .number(number), "\(text)")
      case .boolean(let boolean): #expect(found == .boolean(boolean), "\(text)")
      }
    }
    #expect(failures > count / 40 && failures < count * 3 / 5)
    #expect(longest > 200)
  }
}
