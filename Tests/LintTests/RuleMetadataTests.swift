import LayoutDiagnostics
import LayoutLint
import Testing

@Suite struct RuleMetadataTests {
  @Test(arguments: RuleRegistry.metadata.map(\.id))
  func isComplete(id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    let metadata = rule.metadata
    for text in [metadata.summary, metadata.why] {
      #expect(!text.isEmpty)
      #expect(!text.hasSuffix("."))
    }
    #expect(metadata.summary.first?.isLowercase == true)
    #expect(!metadata.bad.isEmpty)
    #expect(!metadata.good.isEmpty)
    #expect(!metadata.nearMisses.isEmpty)
    #expect(metadata.since == "0.1.0")
    #expect(RuleCatalog.isKnown(id))
    #expect(metadata.yieldsTo.allSatisfy { RuleCatalog.isKnown($0) })
    // What rests on one report or on inference is never an error, but where the format itself asks for it or solved frames show it.
    if ![.reading, .solved].contains(metadata.layer), [.single, .inferred].contains(metadata.evidence) {
      #expect(metadata.severity < .error)
    }
    let titles = (metadata.bad + metadata.good + metadata.nearMisses).map(\.title)
    #expect(Set(titles).count == titles.count)
  }

  /// `unused-definition` is the rule of the type `UnusedDefinition`.
  @Test func isNamedAfterItsType() {
    for rule in RuleRegistry.all {
      let words = rule.metadata.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      #expect(rule.typeName == words.joined())
    }
  }

  @Test func runsOnItsLayer() {
    for rule in RuleRegistry.all {
      switch rule {
      case .reading: #expect(rule.metadata.layer == .reading)
      case .static: #expect([.static, .items].contains(rule.metadata.layer))
      case .comments: #expect(rule.metadata.layer == .comments)
      case .solved: #expect(rule.metadata.layer == .solved)
      }
    }
  }

  /// What settings cannot turn off is told to those who try.
  @Test(arguments: RuleRegistry.metadata.filter { $0.layer == .reading }.map(\.id))
  func isFixedIfNothingTurnsItOff(id: String) throws {
    let metadata = try #require(RuleRegistry.rule(id)).metadata
    var policy = LintPolicy()
    policy.given[id] = .off
    let left = metadata.bad.map { Linting($0.yaml, policy: policy).findings.contains { $0.rule == id } }
    #expect(left.allSatisfy { $0 } == RuleCatalog.isFixed(id), "\(left)")
  }

  @Test func isListedOnce() {
    let ids = RuleRegistry.metadata.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(Set(RuleCatalog.all).count == RuleCatalog.all.count)
    // 72 rules, 14 opt-in, and 4 names of the reader.
    #expect(RuleCatalog.all.count == 90)
  }
}

extension RegisteredRule {
  fileprivate var typeName: String {
    switch self {
    case .reading(let rule): String(describing: rule)
    case .static(let rule): String(describing: rule)
    case .solved(let rule): String(describing: rule)
    case .comments(let rule): String(describing: rule)
    }
  }
}
