import LayoutCompiler
import LayoutDiagnostics
import LayoutOutput
import LayoutSolver

/// `layoutc forecast`: tells how far estimates of self-sizing views are from their measured sizes.
struct ForecastCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(UsageError) -> ExitCode {
    let path = try arguments.operand(of: .forecast) ?? "-"
    let isJSON = try arguments.word(.tableFormat, ["text", "json"]) == "json"
    let precision = try arguments.number(.precision, in: 0...9) ?? (isJSON ? 3 : 1)
    var options = try arguments.runOptions()
    // Findings other than errors are not shown.
    options.policy.wantsErrorsOnly = true
    let compiler = console.compiler(options)
    let prepared = try compiler.prepare(path, console)
    guard let spec = prepared.spec else { return prepared.code }
    let compiled = try compiler.compile(spec)
    guard let layouts = compiled.layouts, !compiled.hasErrors else {
      console.report(compiled.diagnostics, of: compiled.sources, isBrief: true)
      return .findings
    }
    let writer = ForecastWriter(precision: precision, columns: Console.lineLength)
    return console.output { sink in
      writer.write(
        layouts.solvedInTurn.lazy.map { solved in
          let lookup = StepSources(solved.layout, compiled.sources)
          return LabeledForecast(
            solved.solution, title: solved.variation.title, device: solved.variation.device,
            state: solved.variation.state, lists: Set(solved.layout.lists.keys)
          ) { lookup.source(of: $0) }
        }, asJSON: isJSON, to: sink)
    }
  }
}
