import LayoutText
import TestSupport
import Testing

@testable import LayoutResolver

@Suite struct LetTests {
  private let environment = NameScope(testEnvironment.table)

  /// Entries with distinct spans.
  private func entries(_ lets: [(String, String)]) -> [LetEntry] {
    lets.enumerated().map { index, entry in
      LetEntry(entry.0, .expression("${\(entry.1)}"), at: Span(index, index + 1))
    }
  }

  private func scope(_ lets: [(String, String)], _ visibility: LetVisibility = .all) -> (NameScope, [String])
  {
    let result = LetDefinitions(entries(lets), visibility: visibility).evaluated(seeing: environment)
    let errors = result.errors.map { "\($0.definition?.name ?? "?"): \($0.rule.name): \($0.message)" }
    return (environment.adding(result.table), errors)
  }

  @Test func values() throws {
    let definitions = LetDefinitions([
      LetEntry("gap", .value(.number(10))), LetEntry("big", .value(.boolean(true))),
      LetEntry("twice", .expression("${gap * 2}")),
      LetEntry("card", .expression("${absolute(twice) if big else absolute(1)}")),
    ])
    let (table, errors) = definitions.evaluated(seeing: environment)
    #expect(errors.isEmpty)
    let scope = environment.adding(table)
    #expect(outcome("twice + gap", in: scope) == "30")
    #expect(outcome("card", in: scope) == "absolute(20)")
    #expect(outcome("gapp", in: scope).hasSuffix("did you mean 'gap'?"))
  }

  @Test func anyOrder() {
    let (scope, errors) = scope([("a", "b + 1"), ("b", "c * 2"), ("c", "width")])
    #expect(errors.isEmpty)
    #expect(outcome("a", in: scope) == "723")
  }

  @Test func cycles() {
    let (loop, errors) = scope([("a", "b + 1"), ("b", "c"), ("c", "1 + a"), ("user", "a * 2"), ("fine", "2")])
    #expect(errors == ["c: invalid-value: the definitions form a cycle: a -> b -> c -> a"])
    // Whoever uses a name of the cycle gets the very same error.
    for name in ["a", "b", "c", "user"] {
      #expect(outcome(name, in: loop).contains("cycle: a -> b -> c -> a"))
    }
    #expect(outcome("fine", in: loop) == "2")
    #expect(scope([("a", "a")]).1 == ["a: invalid-value: the definitions form a cycle: a -> a"])
    #expect(
      scope([("x", "a"), ("a", "b"), ("b", "a + c"), ("c", "b")]).1 == [
        "b: invalid-value: the definitions form a cycle: a -> b -> a",
        "c: invalid-value: the definitions form a cycle: b -> c -> b",
      ])
    // A cycle is one even where evaluation would not run into it.
    #expect(scope([("a", "1 if true else b"), ("b", "a")]).1.count == 1)
  }

  @Test func cycleStandsAtTheReferenceThatClosesIt() {
    let result = LetDefinitions(entries([("a", "1 + b"), ("b", "gap2(1) + a"), ("c", "2 * (b + a)")]))
      .evaluated(seeing: environment)
    #expect(result.errors.count == 1)
    let found = LetDefinitions(entries([("a", "1 + b"), ("b", "22 + a")])).evaluated(seeing: environment)
      .errors
    #expect(found.first?.definition == LetPlace(name: "b", span: Span(1, 2)))
    #expect(found.first?.range == 7..<8)
  }

  @Test func longCyclesAreShortened() {
    let count = 5_000
    let lets = (0..<count).map { ("n\($0)", "n\(($0 + 1) % count)") }
    #expect(
      scope(lets).1 == [
        "n4999: invalid-value: the definitions form a cycle: n0 -> n1 -> n2 -> n3 -> n4 -> … -> n4996 -> n4997 -> n4998"
          + " -> n4999 -> n0"
      ])
  }

  @Test func failuresWaitForTheirUse() {
    let (scope, errors) = scope([("bad", "1 / 0"), ("lazy", "bad if width < 0 else 2"), ("user", "bad + 1")])
    #expect(errors.isEmpty)
    #expect(outcome("lazy", in: scope) == "2")
    #expect(outcome("user", in: scope).contains("division by zero: '0' is 0"))
    #expect(throws: ExpressionError.self) { try evaluate("bad", in: scope) }
    do throws(ExpressionError) {
      _ = try evaluate("user", in: scope)
    } catch {
      #expect(error.definition == LetPlace(name: "bad", span: Span(0, 1)))
    }
    // Its sort is known all the same.
    #expect(outcome("true and bad", in: scope).contains("'bad' is a number; 'and' takes booleans"))
  }

  @Test func staticErrorsAreFoundOnce() {
    let (scope, errors) = scope([
      ("broken", "1 +"), ("mixed", "1 + true"), ("typo", "wdth"), ("word", "layoutDirection"),
      ("user", "broken + typo"),
      ("place", "itemCount"),
    ])
    #expect(
      errors == [
        "broken: invalid-value: found the end where a value is expected",
        "mixed: invalid-value: 'true' is a boolean; '+' takes numbers",
        "typo: unknown-name: unknown name 'wdth'",
        "word: invalid-value: 'layoutDirection' is a word; it stands only beside '==' or '!='",
      ])
    #expect(outcome("user", in: scope).contains("found the end"))
  }

  @Test func earlierNamesOnly() {
    let outer = environment.adding(NameTable([("gap", .number(10)), ("late", .number(5))]))
    let definitions = LetDefinitions(
      entries([("gap", "gap * 2"), ("a", "gap + late"), ("late", "a"), ("b", "c"), ("c", "1"), ("d", "d")]),
      visibility: .earlier)
    let (table, errors) = definitions.evaluated(seeing: outer)
    let scope = outer.adding(table)
    #expect(outcome("gap", in: scope) == "20")
    #expect(outcome("late", in: scope) == "25")
    #expect(
      errors.map(\.message) == [
        "'c' has no value yet; a let here sees the names before it",
        "'d' has no value yet; a let here sees the names before it",
      ])
  }

  /// Each name is evaluated once: otherwise 200 doublings would not end.
  @Test func linearTime() {
    let lets = [("n0", "1")] + (1..<200).map { ("n\($0)", "n\($0 - 1) + n\($0 - 1)") }
    let (scope, errors) = scope(lets.reversed())
    #expect(errors.isEmpty)
    #expect(outcome("n199 > 1e59", in: scope) == "true")
  }

  @Test func manyNames() {
    let count = exampleCount(6_000, of: 30_000)
    let start = ContinuousClock.now
    let (chain, errors) = scope([("n0", "1")] + (1..<count).map { ("n\($0)", "n\($0 - 1) + 1") }.reversed())
    #expect(errors.isEmpty)
    #expect(outcome("n\(count - 1)", in: chain) == "\(count)")
    // All back to the first one, and all unknown.
    let loops = scope((0..<count).map { ("n\($0)", "n0 + n\(($0 + 1) % count)") }).1
    #expect(loops.count == count)
    let unknown = scope((0..<count).map { ("n\($0)", "m\($0)") }).1
    #expect(unknown.count == count)
    #expect(start.duration(to: .now) < .seconds(60))
  }
}
