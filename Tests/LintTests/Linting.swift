import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutText

/// The result of linting a spec.
struct Linting {
  let source: SourceFile
  private(set) var diagnostics = DiagnosticBag()

  /// Reads, solves and lints a spec; the findings include those of earlier steps.
  init(_ yaml: String, policy: LintPolicy = LintPolicy()) {
    source = SourceFile(name: "spec.yaml", text: yaml)
    guard let document = readDocument(source, format: .yaml, into: &diagnostics),
      let normal = normalize(document, of: source, into: &diagnostics),
      let layout = resolve(normal, into: &diagnostics)
    else { return }
    let pipeline = FindingPipeline(SourceSet(source), normal, policy: policy)
    let linted = LintedLayout(layout, policy, pipeline.suppressions)
    linted.lint(into: &diagnostics)
    let solution = solve(layout.spec, in: layout.environment)
    linted.lint(solution, into: &diagnostics)
    reportExceededLimits(layout, solution, into: &diagnostics)
    diagnostics = pipeline.judged(diagnostics, coverage: .init(isComplete: true))
  }

  /// The findings by place.
  var findings: [Diagnostic] { diagnostics.sorted }

  /// The findings as `line:column-column severity rule`.
  var places: [String] { findings.map { "\(place($0.span)) \($0.severity) \($0.rule)" } }

  /// The lines on which a rule finds something, once for each finding.
  func lines(of rule: String) -> [Int] {
    let table = LineTable(source)
    return findings.filter { $0.rule.name == rule }.map { table.location(of: Int($0.span.start)).line }
  }

  /// A span as `line:column-column`, the end exclusive.
  func place(_ span: Span) -> String {
    let table = LineTable(source)
    let start = table.location(of: Int(span.start))
    return "\(start.line):\(start.column)-\(table.location(of: Int(span.end)).column)"
  }
}

extension Linting {
  /// A finding with all its parts, one in each line.
  func words(_ finding: Diagnostic) -> [String] {
    ["\(place(finding.span)) \(finding.severity): \(finding.message)"]
      + finding.secondary.map { "\(place($0.span)) \($0.text)" }
      + finding.notes.map { "note: \($0)" } + finding.help.map { "help: \($0)" }
  }

  /// The only finding of a rule, with all its parts.
  func words(of rule: String) -> [String] { findings.filter { $0.rule.name == rule }.flatMap(words) }
}
