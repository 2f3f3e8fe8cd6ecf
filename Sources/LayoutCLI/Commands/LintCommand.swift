import LayoutDiagnostics
import LayoutText

/// `layoutc lint`: finds mistakes in specs.
struct LintCommand {
  let arguments: ParsedArguments
  let console: Console
  /// Whether findings for people are coloured.
  let isColored: Bool

  func run() throws(UsageError) -> ExitCode {
    let dashes = arguments.operands.count { $0 == "-" }
    if dashes > 1 {
      throw UsageError(message: "standard input can be read only once, but '-' is given \(dashes) times")
    }
    let linting = try LintArguments(arguments)
    let plan = try FindingsPlan(arguments)
    let operands = arguments.operands.isEmpty ? [Platform.hasStandardInput ? "-" : "."] : arguments.operands
    if linting.inputName != nil, !operands.contains("-") {
      throw UsageError(
        message: "option '--stdin-filename' names standard input, but that is not linted",
        help: ["add the operand '-'"])
    }
    let linter = SpecLinter(
      solving: try SolvingArguments(arguments, policy: linting.policy), input: try SpecInput(arguments),
      inputName: linting.inputName)
    let targets = LintTargets(operands).all
    try plan.protect(targets)

    let output = ByteSink(descriptor: 1)
    let files = plan.files.map { ($0, ByteSink()) }
    var run = LintRun(linting, console, pens(plan, output, files.map(\.1)))
    OrderedWork.run(targets.count, threads: linting.jobs) {
      linter.lint(targets[$0])
    } take: {
      run.take($0)
      return run.isOpen
    }
    var code = run.finish()
    if run.totals.files == 0, run.totals.failures.isEmpty, run.isOpen {
      console.complain(
        "no spec in \(operands.map(shownName).joined(separator: ", "))",
        help: ["folders are searched for *.layout.yaml, *.layout.json and files with the key sections"])
      code = .usage
    }
    output.flush()
    if case .system(let error) = output.failure {
      console.complain("cannot write standard output: \(Platform.errorText(error))")
      code = .usage
    }
    for (file, sink) in files where console.output(to: file.path, { $0.write(bytes: sink.bytes) }) != .success
    {
      code = .usage
    }
    return code
  }

  private func pens(_ plan: FindingsPlan, _ output: ByteSink, _ sinks: [ByteSink]) -> [LintRun.Pen] {
    let settings = ReportSettings(isColored: isColored, version: layoutcVersion)
    let standard: any FindingsReporter =
      plan.isStatistics ? StatisticsFindings() : plan.standard.reporter(settings)
    var plain = settings
    plain.isColored = false
    return [LintRun.Pen(reporter: standard, sink: output)]
      + zip(plan.files, sinks).map { LintRun.Pen(reporter: $0.format.reporter(plain), sink: $1) }
  }
}
