import LayoutDiagnostics
import LayoutLint
import LayoutText
import Testing

/// The fixes of all rules, tried on the examples of what the rules find.
@Suite struct RuleFixTests {
  /// A bad example with one kind of fix.
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: RuleID
    let example: RuleExample
    let kind: FixKind

    var testDescription: String { "\(rule), \(kind): \(example.title)" }

    static let all: [Case] = RuleRegistry.metadata.flatMap { metadata in
      metadata.fixes.flatMap { kind in metadata.bad.map { Case(rule: metadata.id, example: $0, kind: kind) } }
    }

    /// Examples that a rule has no fix of that kind for; each says so in its help, or gives none.
    var isWithoutFix: Bool {
      let found = Fixing.check(Array(example.yaml.utf8), wantsFrames: false, policy: .only(rule))
      return !found.diagnostics.sorted.contains { finding in
        finding.rule == rule && finding.fixes.contains { $0.kind == kind }
      }
    }
  }

  @Test(arguments: Case.all)
  func mendsTheBadExamples(example: Case) {
    guard !example.isWithoutFix else { return }
    let policy = LintPolicy.only(example.rule)
    let before = Fixing.check(Array(example.example.yaml.utf8), wantsFrames: true, policy: policy)
    let result = Fixing.run(example.example.yaml, kinds: [example.kind], policy: policy)
    #expect(result.text != example.example.yaml)
    #expect(result.refused.map(\.reason) == [])
    let after = Fixing.check(result.bytes, wantsFrames: true, policy: policy)
    let left = after.diagnostics.sorted.filter { $0.rule == example.rule }
    #expect(left.map(\.message) == [], "\(result.text)")
    #expect(!after.diagnostics.hasErrors, "\(result.text)")
    // Where nothing was laid out before there is nothing to keep.
    if example.kind == .safe, before.isLinted { #expect(before.frames == after.frames, "\(result.text)") }
    let again = Fixing.run(result.text, kinds: [example.kind], policy: policy)
    #expect(again.text == result.text)
  }

  /// Every kind of fix that a rule is said to have is shown by one of its examples.
  @Test(arguments: RuleRegistry.ids)
  func fixesAreShown(id: RuleID) throws {
    let metadata = try #require(RuleRegistry.rule(id)).metadata
    for kind in metadata.fixes {
      #expect(metadata.bad.contains { !Case(rule: id, example: $0, kind: kind).isWithoutFix }, "\(kind)")
    }
  }

  /// What one kind of fix leaves is not undone by the next one, whatever the rule.
  @Test(arguments: RuleRegistry.ids)
  func allFixesTogetherComeToAnEnd(id: RuleID) throws {
    for example in try #require(RuleRegistry.rule(id)).metadata.bad where !example.isSwift {
      let result = Fixing.run(example.yaml, kinds: [.safe, .unsafe])
      let again = Fixing.run(result.text, kinds: [.safe, .unsafe])
      #expect(again.text == result.text)
      #expect(id == .syntaxError || result.diagnostics.sorted.allSatisfy { $0.rule != .syntaxError })
      let safe = Fixing.run(example.yaml, kinds: [.safe])
      if let frames = Fixing.frames(Array(example.yaml.utf8)) { #expect(Fixing.frames(safe.bytes) == frames) }
    }
  }
}

extension LintPolicy {
  /// Only the rule itself is asked, so that no other fix helps it.
  fileprivate static func only(_ rule: RuleID) -> LintPolicy {
    var policy = LintPolicy()
    // Comments are judged by what they name.
    if RuleRegistry.rule(rule)?.metadata.layer != .comments { policy.selected = [rule] }
    return policy
  }
}
