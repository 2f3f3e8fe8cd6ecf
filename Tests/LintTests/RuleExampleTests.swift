import LayoutDiagnostics
import LayoutLint
import Testing

/// Runs the examples of all rules.
@Suite struct RuleExampleTests {
  /// An example with the expected findings of its rule.
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: RuleID
    let example: RuleExample
    let isBad: Bool

    var testDescription: String { "\(rule): \(example.title)" }

    /// Tests/SwiftFiles lints those that are code.
    static let all: [Case] = RuleRegistry.metadata.flatMap { metadata in
      (metadata.bad.map { Case(rule: metadata.id, example: $0, isBad: true) }
        + (metadata.good + metadata.nearMisses).map { Case(rule: metadata.id, example: $0, isBad: false) })
        .filter { !$0.example.isSwift }
    }

    /// The lines that end in `# <-` and the rule's id.
    var marked: [Int] {
      let lines = example.yaml.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.indices.filter { lines[$0].hasSuffix("# <- \(rule)") }.map { $0 + 1 }
    }
  }

  @Test(arguments: Case.all)
  func findsWhatIsMarkedAndNothingElse(example: Case) throws {
    let linting = try Linting(example.example.yaml, policy: .selecting(example.rule))
    #expect(linting.lines(of: example.rule.name) == example.marked)
    #expect(example.marked.isEmpty != example.isBad)
    let known = RuleRegistry.ids
    #expect(linting.findings.filter { !known.contains($0.rule) } == [])
    // Good examples have no errors except those that their title names.
    let errors = linting.findings.filter { $0.severity == .error }.map(\.rule.name)
    #expect(example.isBad || errors.allSatisfy(example.example.title.contains), "\(errors)")
  }

  /// No rule finds anything in a good example.
  @Test(arguments: RuleRegistry.ids)
  func goodExamplesAreClean(id: RuleID) throws {
    let rule = try #require(RuleRegistry.rule(id))
    for example in rule.metadata.good where !example.isSwift {
      #expect(Linting(example.yaml, policy: try .selecting(id)).places == [])
    }
  }
}

extension LintPolicy {
  /// The default rules, and one that is off by default.
  static func selecting(_ id: RuleID) throws -> LintPolicy {
    let metadata = try #require(RuleRegistry.rule(id)).metadata
    var policy = LintPolicy()
    if metadata.isOptIn { policy.configured[id] = .report(metadata.severity) }
    return policy
  }
}
