import LayoutCompiler
import LayoutDiagnostics
import LayoutText

/// `lint --batch`: the findings of each spec as `lint --format json` has them.
struct BatchLint: BatchTask {
  let command = Command.lint
  let keepsDocuments = true
  let arguments: LintArguments

  func answer(
    _ loaded: LoadedSpec, _ compiler: SpecCompiler, to sink: ByteSink
  ) throws(UsageError) -> BatchTotals {
    let linted: SpecLinter.Linted
    switch try SpecLinter(compiler, wantsFixes: true).lint(loaded, path: "-") {
    case .success(let result): linted = result
    case .failure(let failure):
      BatchError(failure).write(to: sink)
      return .failed
    }
    let file = linted.file
    let lint = linted.configuration?.lint
    let shown = arguments.isQuiet ? file.diagnostics.filter { $0.severity == .error } : file.diagnostics
    let omitted = arguments.isQuiet ? file.omissions.count(.error) : file.omissions.count
    sink.write(", \"findings\": ")
    sink.write(json: .array(JSONFindings.objects(shown, in: file.sources)))
    if omitted > 0 {
      sink.write(", \"omitted\": ")
      sink.write(integer: omitted)
    }
    return BatchTotals(
      hasFailed: linted.hasErrors
        || Severity.allCases.contains { file.count($0) > 0 && arguments.thresholds.isFailure($0, lint) },
      warnings: file.count(.warning))
  }
}
