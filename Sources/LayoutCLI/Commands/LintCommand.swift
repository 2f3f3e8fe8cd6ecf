import LayoutCompiler
import LayoutDiagnostics
import LayoutLint
import LayoutText

/// `layoutc lint`: finds mistakes in specs.
struct LintCommand {
  let arguments: ParsedArguments
  let console: Console
  let isColored: Bool

  func run() throws(UsageError) -> ExitCode {
    if arguments.has(.listEntries) { return try console.listEntries(arguments) }
    if arguments.has(.batch) {
      let task = BatchLint(arguments: try LintArguments(arguments))
      return try BatchRun(arguments: arguments, console: console).run(
        task, thresholds: task.arguments.thresholds)
    }
    let operands = arguments.operands.isEmpty ? [Platform.hasStandardInput ? "-" : "."] : arguments.operands
    let inputName = try arguments.inputName(among: operands)
    let linting = try LintArguments(arguments)
    let plan = try FindingsPlan(arguments)
    if linting.fixing?.isDiff == true, plan.isStatistics || plan.standard != .text {
      let what = plan.isStatistics ? "the statistics" : "findings as \(plan.standard.rawValue)"
      throw UsageError(
        message: "option '--diff' writes the changes alone to standard output; \(what) would go there, too",
        help: plan.isStatistics ? [] : ["give the format a file: --format \(plan.standard.rawValue)=FILE"])
    }
    var options = try arguments.runOptions()
    options.recovers = true
    let targets = SpecTargets(operands, findsCode: true).all
    try plan.protect(targets)
    let request = LintRequest(
      kindsToFix: linting.fixing?.kinds, wantsFixes: plan.wantsFixes,
      paths: linting.fixing == nil ? [] : targets.map(\.path).filter { !SpecCompiler.isSwiftFile($0) })
    let linter = TargetLinter(compiler: console.compiler(options), request: request, inputName: inputName)

    let output = ByteSink(descriptor: 1)
    // If standard output carries a fixed text or a diff, findings go to standard error, or nowhere.
    let givesText = linting.fixing != nil && (linting.fixing?.isDiff == true || operands.contains("-"))
    let findings = givesText ? ByteSink(descriptor: 2) : output
    let files = plan.files.map { ($0, ByteSink()) }
    var pens = pens(plan, findings, files.map(\.1))
    if linting.fixing?.isDiff == true { pens.removeFirst() }
    var console = console
    console.held = [findings, output]
    var run = LintRun(linting, console, pens, output: output, limit: options.limits.bytes)
    OrderedWork.run(targets.count, threads: linting.jobs) {
      linter.lint(targets[$0])
    } take: {
      run.take($0)
      return run.isOpen
    }
    if run.totals.files == 0, run.totals.failures.isEmpty, run.isOpen { run.failWithoutSpecs(in: operands) }
    var code = run.finish()
    findings.flush()
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
    let settings = ReportSettings(
      isColored: isColored, version: layoutcVersion, folder: Platform.workingFolder,
      rule: { RuleRegistry.rule($0)?.metadata.reported })
    let standard: any FindingsReporter =
      plan.isStatistics ? StatisticsFindings() : plan.standard.reporter(settings)
    var plain = settings
    plain.isColored = false
    return [LintRun.Pen(reporter: standard, sink: output)]
      + zip(plan.files, sinks).map { LintRun.Pen(reporter: $0.format.reporter(plain), sink: $1) }
  }
}
