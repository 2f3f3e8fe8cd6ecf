import LayoutCompiler
import LayoutDiagnostics
import LayoutText

/// `lint --batch`: writes the findings of each spec as `lint --format json` does.
struct BatchLint: BatchTask {
  let command = Command.lint
  let arguments: LintArguments

  func answer(
    _ loaded: LoadedSpec, _ compiler: SpecCompiler, to sink: ByteSink
  ) throws(UsageError) -> BatchTotals {
    let compiled: CompiledSpec
    switch try compiler.lint(loaded, path: "-", LintRequest(wantsFixes: true)) {
    case .success(let result): compiled = result
    case .failure(let failure):
      BatchError(failure).write(to: sink)
      return .failed
    }
    let file = compiled.file
    let lint = compiled.spec.configuration?.lint
    let shown = arguments.isQuiet ? file.diagnostics.filter { $0.severity == .error } : file.diagnostics
    let omitted = arguments.isQuiet ? file.omissions.count(.error) : file.omissions.count
    sink.write(", \"findings\": ")
    sink.write(json: .array(JSONFindings.objects(shown, in: file.sources)))
    if omitted > 0 {
      sink.write(", \"omitted\": ")
      sink.write(integer: omitted)
    }
    return BatchTotals(
      hasFailed: compiled.hasErrors
        || Severity.allCases.contains { file.count($0) > 0 && arguments.thresholds.isFailure($0, lint) },
      warnings: file.count(.warning))
  }
}
