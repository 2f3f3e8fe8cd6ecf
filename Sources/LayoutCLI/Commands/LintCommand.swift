import LayoutDiagnostics

/// `layoutc lint`: finds mistakes in specs.
struct LintCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(UsageError) -> ExitCode {
    let dashes = arguments.operands.count { $0 == "-" }
    if dashes > 1 {
      throw UsageError(message: "standard input can be read only once, but '-' is given \(dashes) times")
    }
    let solving = try SolvingArguments(arguments)
    let input = try SpecInput(arguments, console)
    var worst = ExitCode.success
    for path in arguments.operands.isEmpty ? ["-"] : arguments.operands {
      let code = try lint(path, input, solving)
      if code.rawValue > worst.rawValue { worst = code }
    }
    return worst
  }

  private func lint(_ path: String, _ input: SpecInput, _ solving: SolvingArguments) throws(UsageError)
    -> ExitCode
  {
    var loaded: SpecInput.Loaded
    switch input.load(path) {
    case .success(let value): loaded = value
    case .failure(let failure): return failure.code
    }
    switch try solving.prepare(&loaded, path: path, input) {
    case .success(let options): _ = try solving.solve(&loaded, options, lints: true)
    case .failure(let failure): return failure.code
    }
    console.report(loaded.diagnostics, of: loaded.sources)
    return loaded.diagnostics.sorted.contains { $0.severity > .info } ? .findings : .success
  }
}
