import LayoutCompiler
import LayoutDiagnostics
import LayoutLint
import LayoutText

/// Reads specs from standard input, one a line, and answers each, in constant memory.
struct BatchRun {
  let arguments: ParsedArguments
  let console: Console

  func run(_ task: any BatchTask, thresholds: LintThresholds? = nil) throws(UsageError) -> ExitCode {
    try arguments.checkBatch(of: task.command)
    var options = try arguments.runOptions()
    options.format = .json
    options.recovers = task.command == .lint
    options.toolchain = nil
    options.policy.wantsErrorsOnly = task.command == .build
    // Answers only go to standard output, so there is no need to keep track of the files that are read.
    var compiler = SpecCompiler(options).readingOnce()
    var lint: LintConfiguration?
    switch compiler.configuration(forSpec: SourceFile.standardInput) {
    case nil: break
    case .failure(let failure): return console.end(failure)
    case .success(let configuration):
      lint = configuration.lint
      if task.command == .lint { console.report(configuration.diagnostics, of: configuration.sources) }
    }
    if let path = options.dataPath {
      // The data is read once for all lines: a pipe can only be read once, and a missing file is not the fault of any line.
      do throws(InputError) {
        compiler = compiler.reading([path: try compiler.read(path)])
      } catch {
        return console.end(SpecFailure.unreadable("cannot read \(path): \(error.text)"))
      }
    }
    let lines = LineBlocks(limit: options.limits.bytes)
    let threads = try arguments.jobs() ?? 1
    let answers = OrderedAnswers(threads: threads)
    let totals = answer(lines, answers, BatchWorker(arguments, compiler, task), threads)
    var code = totals.hasFailed ? ExitCode.findings : .success
    if let thresholds, let most = thresholds.maxWarnings ?? lint?.maxWarnings, totals.warnings > most {
      console.complain("\(totals.warnings) warnings; at most \(most) are borne")
      code = .findings
    }
    if let failure = lines.failure {
      console.complain("cannot read standard input: \(failure.text)")
      code = .usage
    }
    return answers.failure.map { max(code, console.end($0)) } ?? code
  }

  /// Answers all lines on several threads, including this one.
  private func answer(
    _ lines: LineBlocks, _ answers: OrderedAnswers, _ worker: BatchWorker, _ threads: Int
  ) -> BatchTotals {
    let totals = SharedTotals()
    @Sendable func work() {
      let own = BlockAnswers(answers)
      var sum = BatchTotals()
      while let block = lines.next(), answers.waitForRoom(block.number) {
        own.write(block.number) { sink in
          for line in block.lines where sink.isOpen { sum.add(worker.answer(line, to: sink)) }
        }
      }
      totals.add(sum)
    }
    let others = (1..<threads).compactMap { _ in Platform.startThread(work) }
    work()
    for thread in others { thread.join() }
    return totals.sum
  }
}

private final class SharedTotals: @unchecked Sendable {
  private let monitor = Monitor()
  private(set) var sum = BatchTotals()

  func add(_ totals: BatchTotals) { monitor.locked { sum.add(totals) } }
}

extension ParsedArguments {
  private static let useless: Set<OptionID> = [
    .output, .depfile, .printEnvironment, .entry, .measured, .fix, .unsafeFixes, .diff, .statistics,
    .inputName,
  ]

  /// Throws if the command line has an operand or option that makes no sense for a batch.
  fileprivate func checkBatch(of command: Command) throws(UsageError) {
    if let operand = operands.first(where: { $0 != "-" }) {
      throw UsageError(
        message: "a batch is read from standard input, but \(shownName(operand)) is given",
        help: ["layoutc \(command.rawValue) --batch <\(shownName(operand))"])
    }
    if value(.data) == "-" {
      throw UsageError(message: "the batch and '--data' both stand for standard input; name one of them")
    }
    for id in [OptionID.format, .findingsFormat, .inputFormat] {
      for text in values(id) where text != "json" {
        throw invalid(id, text, "json, or nothing, with --batch")
      }
    }
    let option = OptionTable.options(of: command).first {
      has($0.id) && (Self.useless.contains($0.id) || $0.id.group == .picture)
    }
    if let option {
      throw UsageError(
        message: "option '--\(option.name)' has no effect on a batch", help: ["leave out '--batch' or it"])
    }
  }
}

/// The work on each spec of a batch.
protocol BatchTask: Sendable {
  var command: Command { get }

  /// Writes the answer to a spec. The object of the answer is already open and has the line's id.
  func answer(_ spec: LoadedSpec, _ compiler: SpecCompiler, to sink: ByteSink) throws(UsageError)
    -> BatchTotals
}

/// The result of some lines of a batch.
struct BatchTotals {
  var hasFailed = false
  var warnings = 0

  static let failed = BatchTotals(hasFailed: true)

  mutating func add(_ other: BatchTotals) {
    hasFailed = hasFailed || other.hasFailed
    warnings += other.warnings
  }
}
