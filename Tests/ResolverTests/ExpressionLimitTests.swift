import TestSupport
import Testing

@testable import LayoutResolver

@Suite struct ExpressionLimitTests {
  private func nested(_ depth: Int) -> String {
    String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
  }

  @Test func depth() {
    #expect(outcome(nested(64)) == "1")
    let tooDeep =
      "resource-limit: parentheses nest deeper than 64 levels @ ( | give parts of the expression names with let"
    #expect(outcome(nested(65)) == tooDeep)
    #expect(outcome(String(repeating: "(", count: 10_000)) == tooDeep)
    #expect(
      outcome(String(repeating: "min(", count: 65) + "1" + String(repeating: ")", count: 65)) == tooDeep)
    #expect(outcome(String(repeating: "-(", count: 64) + "1" + String(repeating: ")", count: 64)) == "1")
    // Depth is about nesting, not about how many parentheses there are.
    #expect(outcome(Array(repeating: "(1)", count: 500).joined(separator: "+")) == "500")
  }

  @Test func length() {
    let limit = Expression.greatestLength
    let longest = String(repeating: " ", count: limit - 4) + "1"
    #expect(outcome(longest) == "1")
    #expect(
      outcome(longest + " ")
        == "resource-limit: the expression is \(limit + 1) bytes long; at most \(limit) are allowed @ $"
        + " | give parts of it names with let")
    #expect(outcome(String(repeating: "x", count: 1_000_000)).hasPrefix("resource-limit"))
  }

  @Test func longChains() {
    #expect(outcome(Array(repeating: "1", count: 5_000).joined(separator: "+")) == "5000")
    #expect(outcome(Array(repeating: "1", count: 5_000).joined(separator: "*")) == "1")
    #expect(outcome(Array(repeating: "1", count: 5_000).joined(separator: "-")) == "-4998")
    #expect(outcome(Array(repeating: "true", count: 1_800).joined(separator: " and ")) == "true")
    #expect(outcome(Array(repeating: "false", count: 1_800).joined(separator: " or ")) == "false")
    #expect(outcome(String(repeating: "1 if wide else ", count: 1_000) + "2") == "2")
    #expect(outcome(String(repeating: "-", count: 16_000) + "1") == "1")
    #expect(outcome(String(repeating: "- ", count: 7_001) + "1") == "-1")
    #expect(outcome(String(repeating: "not ", count: 4_001) + "true") == "false")
    #expect(outcome("min(" + Array(repeating: "2", count: 5_000).joined(separator: ",") + ")") == "2")
    #expect(outcome(String(repeating: "1 < ", count: 3_000) + "1").contains("not chained"))
    #expect(outcome(String(repeating: "a.", count: 8_000) + "a").hasPrefix("unknown-name"))
  }

  /// Long texts many times over: with anything but linear time this would not end.
  @Test func linearTime() throws {
    let text = "${" + Array(repeating: "gap*2-(1 if wide else 1)", count: 600).joined(separator: "+") + "}"
    let start = ContinuousClock.now
    for _ in 0..<20 { _ = try Expression.parse(text).checkedValue(in: testScope) }
    #expect(start.duration(to: .now) < .seconds(30))
  }

  /// What thousands of arguments cost is not squared: that would not end.
  @Test func manyArgumentsManyTimes() throws {
    let text = "${max(" + Array(repeating: "2", count: 8_000).joined(separator: ",") + ")}"
    let expression = try Expression.parse(text)
    for _ in 0..<200 { #expect(try expression.value(in: testScope) == .number(2)) }
  }

  @Test func randomBytes() {
    var random = SeededGenerator(seed: 11)
    let pieces = [
      "(", ")", "1", ".5", "1e", "gap", "wide", "card", " ", "+", "-", "*", "/", "%", "<", "==", "!=", ">=",
      "and ",
      "or ", "not ", " if ", " else ", "min(", "absolute(", ",", "pi", "horizontalSizeClass", "compact", "é",
      "$", "}",
      "\0", "=", "true", ".", "0",
    ]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...14, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let found = outcome(text)
      #expect(!found.isEmpty && !found.contains("has no value @"), "\(text)")
    }
  }
}
