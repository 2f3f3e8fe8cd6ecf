import LayoutDiagnostics
import LayoutLint
import LayoutText
import TestSupport
import Testing

/// A help that proposes a change tells of one that mends the finding.
@Suite struct HelpTests {
  private static func pages(_ width: String, _ share: String, _ second: String? = nil) -> String {
    """
    environment: {container: 393 x 852}
    sections:
      - items: 4
        orthogonalScrollingBehavior: groupPaging
        group:
          horizontal:
            size: \(width) x 100%
            subitems:
              - horizontal: {size: \(share) x 100%, subitem: {item: 50% x 100%}, count: 2}
              - horizontal: {size: \(second ?? share) x 100%, subitem: {item: 50% x 100%}, count: 2}

    """
  }

  private func helps(_ spec: String) -> [String] {
    Linting(spec).findings.filter { $0.rule.name == "subitem-never-placed" }.flatMap(\.helpTexts)
  }

  @Test func aGreaterGroupHasGreaterFractions() {
    #expect(
      helps(Self.pages("100%", "100%")) == [
        "make all of the subitems shorter, or make the group's width 200 % and theirs 50 %, since fractions grow with the group"
      ])
    #expect(helps(Self.pages("200%", "100%")).count == 1)
    #expect(helps(Self.pages("200%", "50%")).isEmpty)
  }

  @Test func aGreaterGroupHoldsMorePoints() {
    #expect(
      helps(Self.pages("300", "200", "150")) == [
        "make the subitems before it shorter, or the group's width greater"
      ])
    #expect(helps(Self.pages("350", "200", "150")).isEmpty)
    #expect(
      helps(Self.pages("300", "50%", "160")) == [
        "make the subitems before it shorter, or the group's width greater"
      ])
    #expect(helps(Self.pages("320", "50%", "160")).isEmpty)
  }

  /// A change that leaves the finding is not proposed.
  @Test(arguments: [
    (
      "repeat-count-overflows",
      "horizontal: {size: 100% x 44, count: 2, repeatingSubitem: {item: {size: 60% x 100%, edgeSpacing: {leading: 8}}}}",
      ["make the count smaller, or the subitem's width"]
    ),
    (
      "group-cannot-fit-item",
      "horizontal: {size: 100% x 44, subitems: [{item: {size: 400 x 100%, edgeSpacing: {leading: 8}}}]}",
      ["make the subitem's width or its edge spacing smaller, or the group's greater"]
    ),
    (
      "group-cannot-fit-item",
      "horizontal: {size: 100% x 44, subitems: [{item: {size: fractionalWidth(99) x 100%, edgeSpacing: {leading: 8}}}]}",
      ["make the subitem's width or its edge spacing smaller"]
    ),
    (
      "group-no-room-after-insets",
      "horizontal: {size: 100% x 44, count: 10, subitem: {vertical: {size: 100% x 100%, contentInsets: {horizontal: 16}, subitems: [item: {}]}}}",
      ["make the contentInsets smaller, or the count that shares out the width"]
    ),
    (
      "row-mostly-empty",
      "horizontal: {size: 100% x 44, subitems: [{item: {size: 45% x 100%, edgeSpacing: {leading: 40}}}]}",
      ["make the item fill the group together with the edge spacing"]
    ),
    (
      "cross-axis-overflow",
      "horizontal: {size: 100% x 44, count: 2, subitem: {vertical: {size: 100% x 100%, subitems: [item: 200 x 100%]}}}",
      ["make the item's width smaller"]
    ),
  ])
  func whatLeavesTheFindingIsNotProposed(rule: String, group: String, help: [String]) {
    let spec = """
      environment: {container: 320 x 480}
      sections:
        - items: 9
          group: {\(group)}
      """
    let found = Linting(spec).findings.filter { $0.rule.name == rule }
    #expect(found.map(\.helpTexts) == [help], "\(Linting(spec).findings.map(\.message))")
  }

  /// What a help proposes to write, and what a fix writes, is tried alone: the finding is gone.
  @Test(arguments: 0..<exampleCount(5, of: 40))
  func proposalsMendRandomSpecs(batch: Int) {
    for index in 0..<25 {
      var texts = RandomSpecTexts(seed: UInt64(batch * 1_000 + index))
      let (text, name) = texts.spec()
      expectProposalsMend(text, name)
    }
  }

  @Test(arguments: RuleRegistry.ids)
  func proposalsMendExamples(id: RuleID) throws {
    for example in try #require(RuleRegistry.rule(id)).metadata.bad where !example.isSwift {
      expectProposalsMend(example.yaml, "spec.yaml")
    }
  }

  private func expectProposalsMend(_ text: String, _ name: String) {
    let before = Fixing.check(Array(text.utf8), name: name, wantsFrames: false)
    guard before.isLinted else { return }
    for finding in before.diagnostics.sorted {
      for (title, edits) in Self.proposals(of: finding, in: Array(text.utf8), isYAML: name.hasSuffix("yaml"))
      {
        let mended = applied(edits, to: Array(text.utf8))
        let after = Fixing.check(mended, name: name, wantsFrames: false)
        let count = { (bag: DiagnosticBag) in
          bag.sorted.reduce(0) { $0 + (Self.isSame($1, finding) ? $1.count : 0) }
        }
        #expect(
          after.isLinted && count(after.diagnostics) < count(before.diagnostics),
          "\(finding.rule): \(finding.message): \(title)\n\(text)\n\(String(decoding: mended, as: UTF8.self))"
        )
      }
    }
  }

  /// True for findings of one rule that say the same about one node, with whichever numbers.
  private static func isSame(_ one: Diagnostic, _ other: Diagnostic) -> Bool {
    one.rule == other.rule && one.path == other.path
      && one.message.filter { !$0.isNumber } == other.message.filter { !$0.isNumber }
  }

  private static func proposals(
    of finding: Diagnostic, in bytes: [UInt8], isYAML: Bool
  ) -> [(title: String, edits: [TextEdit])] {
    // Safe fixes are tried before they are shown.
    var result = finding.fixes.filter { fix in
      fix.kind == .unsafe && fix.edits.allSatisfy { Int($0.span.end) <= bytes.count }
    }.map { ("fix: \($0.title)", $0.edits) }
    guard isYAML else { return result }
    func text(_ span: Span) -> String {
      String(decoding: bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
    }
    for help in finding.helpTexts {
      if let match = help.firstMatch(of: /(?:write|did you mean) (~?[0-9.]+%?|[0-9]+\/[0-9]+)(?![0-9.:])/),
        text(finding.span).wholeMatch(of: /~?[0-9.]+%?|[0-9]+\/[0-9]+|[a-zA-Z]+\([0-9.]+\)/) != nil
      {
        result.append((help, [TextEdit(finding.span, String(match.1))]))
      }
      if let match = help.firstMatch(of: /make the group's (?:width|height) at least ([0-9.]+)/),
        let place = finding.secondary.first(where: { $0.text.hasPrefix("the group's") })?.span,
        text(place).wholeMatch(of: /[0-9.]+%?|[0-9]+\/[0-9]+/) != nil
      {
        result.append((help, [TextEdit(place, String(match.1))]))
      }
    }
    return result
  }
}
