import LayoutDiagnostics
import LayoutText
import Testing

/// One mistake that is found in several ways is one finding, with what each way says besides.
@Suite struct UnitedFindingsTests {
  private func finding(
    _ severity: Severity = .warning, _ message: String = "wrong", seen: Int? = nil, fixes: [Fix] = []
  ) -> Diagnostic {
    Diagnostic(
      severity, rule: RuleID("one"), message, at: Span(0, 1),
      secondary: seen.map { [DiagnosticLabel(Span($0, $0 + 1), "here")] } ?? [], fixes: fixes)
  }

  private func united(_ findings: Diagnostic...) -> DiagnosticBag {
    var bag = DiagnosticBag()
    for finding in findings { bag.report(finding) }
    return bag
  }

  @Test func keepsTheirPlacesInOrder() {
    let bag = united(finding(seen: 9), finding(seen: 4), finding(seen: 9))
    #expect(bag.sorted.map { $0.secondary.map(\.span.start) } == [[9, 4]])
    #expect(bag.sorted.map(\.ways) == [2])
  }

  @Test func otherWordsAreAnotherFinding() {
    #expect(united(finding(), finding(.warning, "bad")).sorted.count == 2)
  }

  @Test func theWorstCounts() {
    let bag = united(finding(seen: 3), finding(.error, seen: 4))
    #expect(bag.sorted.map(\.severity) == [.error] && bag.errorCount == 1)
  }

  /// What is done at each use is one fix; what meets it is another.
  @Test func mendsAllUses() {
    func fix(_ place: Int, _ text: String = "a", _ title: String = "write a") -> Fix {
      Fix(.safe, title, [TextEdit(Span(place, place + 2), text)])
    }
    let bag = united(
      finding(fixes: [fix(6), fix(20, "b", "write b")]), finding(fixes: [fix(2)]), finding(fixes: [fix(6)]),
      finding(fixes: [fix(3, "c")]))
    let fixes = bag.sorted.first?.fixes ?? []
    #expect(fixes.map { $0.edits.map(\.span.start) } == [[2, 6], [20], [3]])
    #expect(bag.sorted.map(\.ways) == [3])
  }

  /// However often it is used, and however many other findings there are.
  @Test func staysSmall() {
    var bag = DiagnosticBag()
    for index in 0..<3_000 {
      bag.report(
        finding(seen: index, fixes: [Fix(.safe, "write a", [TextEdit(Span(index * 2, index * 2 + 1), "")])]))
      bag.report(Diagnostic(.info, rule: RuleID("two"), "wrong", at: Span(index, index)))
    }
    #expect(bag.sorted.count == 1_000 && bag.omitted == 2_001)
    let first = bag.sorted.first { $0.rule.name == "one" }
    #expect((first?.secondary.count ?? 0) < 20 && (first?.fixes.flatMap(\.edits).count ?? 0) < 1_000)
    // What had to make room is not counted again.
    for index in 0..<1_001 {
      bag.report(Diagnostic(.error, rule: RuleID("three"), "wrong", at: Span(index, index)))
      if index < 999 { bag.report(Diagnostic(.info, rule: RuleID("two"), "wrong", at: Span(index, index))) }
    }
    #expect(bag.sorted.count == 1_000 && bag.omitted == 3_002)
    #expect(bag.sorted.allSatisfy { $0.severity == .error })
  }
}
