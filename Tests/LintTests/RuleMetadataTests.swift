import LayoutDiagnostics
import LayoutLint
import Testing

@Suite struct RuleMetadataTests {
  @Test(arguments: RuleRegistry.ids)
  func isComplete(id: RuleID) throws {
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
    #expect(metadata.yieldsTo.allSatisfy { RuleRegistry.rule($0) != nil })
    // One report or inference never makes an error, unless the format requires it or solved frames show it.
    if ![.reading, .solved].contains(metadata.layer), [.single, .inferred].contains(metadata.evidence) {
      #expect(metadata.severity < .error)
    }
    let titles = (metadata.bad + metadata.good + metadata.nearMisses).map(\.title)
    #expect(Set(titles).count == titles.count)
  }

  /// `unused-definition` is the rule of the type `UnusedDefinition`.
  @Test func isNamedAfterItsType() {
    for rule in RuleRegistry.all {
      let words = rule.metadata.id.name.split(separator: "-").map {
        $0.prefix(1).uppercased() + $0.dropFirst()
      }
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

  /// Settings that try to turn off a fixed rule are reported.
  @Test(arguments: RuleRegistry.metadata.filter { $0.layer == .reading }.map(\.id))
  func isFixedIfNothingTurnsItOff(id: RuleID) throws {
    let metadata = try #require(RuleRegistry.rule(id)).metadata
    var policy = LintPolicy()
    policy.given[id] = .off
    let left = metadata.bad.filter { !$0.isSwift }.map {
      Linting($0.yaml, policy: policy).findings.contains { $0.rule == id }
    }
    if left.isEmpty { return }
    #expect(left.allSatisfy { $0 } == metadata.isFixed, "\(left)")
  }

  @Test func isListedOnce() {
    #expect(Set(RuleRegistry.ids).count == RuleRegistry.ids.count)
  }

  /// Every place that names rules accepts all names of the registry and no others.
  @Test func isKnownByItsName() {
    for metadata in RuleRegistry.metadata { #expect(RuleRegistry.named(metadata.id.name)?.id == metadata.id) }
    #expect(RuleRegistry.named(RuleRegistry.everyRule) == nil)
    #expect(RuleRegistry.named("unused-defintion") == nil)
    #expect(RuleRegistry.nearest(to: "unused-defintion") == .unusedDefinition)
    #expect(RuleRegistry.nearest(to: "boundary-not-extending-overlaps")?.name == "boundary-covers-cells")
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
