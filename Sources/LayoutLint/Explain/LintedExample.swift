import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutText

/// An example without its marks, and the findings of its rule in it.
package struct LintedExample: Sendable {
  package let title: String
  package let source: SourceFile
  /// The findings of the rule, by place.
  package let findings: [Diagnostic]
  /// The layout of the spec, if it can be solved.
  package let solution: Solution?

  package init(_ example: RuleExample, of rule: RuleMetadata) {
    title = example.title
    source = SourceFile(
      name: example.isSwift ? "example.swift" : "example.yaml", text: example.text(of: rule) + "\n")
    guard !example.isSwift else {
      findings = []
      solution = nil
      return
    }
    var solution: Solution?
    findings = Self.lint(source, rule, &solution).filter { $0.rule == rule.id }
    self.solution = solution
  }

  private static func lint(_ source: SourceFile, _ rule: RuleMetadata, _ solved: inout Solution?)
    -> [Diagnostic]
  {
    var diagnostics = DiagnosticBag()
    guard let document = readDocument(source, format: .yaml, into: &diagnostics),
      let normal = normalize(document, of: source, into: &diagnostics),
      let layout = resolve(normal, into: &diagnostics)
    else { return diagnostics.sorted }
    var policy = LintPolicy()
    if rule.isOptIn { policy.given[rule.id] = .report(rule.severity) }
    let pipeline = FindingPipeline(SourceSet(source), normal, policy: policy)
    let linted = LintedLayout(
      layout, policy, pipeline.suppressions, planner: FixPlanner(source, document))
    linted.lint(into: &diagnostics)
    let solution = solve(layout.spec, in: layout.environment)
    solved = solution
    linted.lint(solution, into: &diagnostics)
    reportExceededLimits(layout, solution, into: &diagnostics)
    return pipeline.judged(diagnostics, coverage: .init(isComplete: true)).sorted
  }
}

extension RuleMetadata {
  package var lintedBad: [LintedExample] { bad.map { LintedExample($0, of: self) } }
  package var lintedGood: [LintedExample] { good.map { LintedExample($0, of: self) } }
  package var lintedNearMisses: [LintedExample] { nearMisses.map { LintedExample($0, of: self) } }
}

extension RuleExample {
  /// The text without the marks.
  func text(of rule: RuleMetadata) -> String {
    let mark = "\(isSwift ? "//" : "#") <- \(rule.id)"
    let lines = yaml.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.hasSuffix(mark) else { return line }
      var line = line.dropLast(mark.count)
      while line.last == " " { line.removeLast() }
      return line
    }
    return lines.joined(separator: "\n")
  }
}
