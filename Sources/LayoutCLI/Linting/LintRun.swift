import LayoutCompiler
import LayoutDiagnostics
import LayoutLint
import LayoutText

/// One run of the linter: takes the results in the order of the targets and writes them in all requested formats.
struct LintRun {
  private let arguments: LintArguments
  private let console: Console
  private var pens: [Pen]
  private(set) var totals = LintTotals()
  /// The number of warnings under each configuration, by the path of the configuration file.
  private var warnings: [String?: (count: Int, configuration: LintConfiguration?)] = [:]
  private var reportedConfigurations: Set<String> = []
  private var complaints: Set<String> = []
  private var hasFailingFindings = false
  /// True if a finding that is not written fails the run.
  private var hidesFailure = false
  private var hidden = 0
  private var fixes = FixTotals()
  private var unread = UnreadFiles()
  private var sharedFindings = SharedFindings()
  /// Results that are not written yet, because a later spec may have a worse finding in an included file that both share.
  private var held: [(file: LintedFile, hasErrors: Bool, configuration: ConfigurationFile?)] = []
  private static let greatestHeldCount = 1_000
  /// The included files whose changes were already shown.
  private var shownIncludes: [String] = []
  /// Receives fixed texts and diffs.
  private let output: ByteSink
  /// How many bytes of a file are read again before it is written, at most.
  private let limit: Int

  struct Pen {
    var reporter: any FindingsReporter
    let sink: ByteSink
  }

  init(_ arguments: LintArguments, _ console: Console, _ pens: [Pen], output: ByteSink, limit: Int) {
    self.output = output
    self.limit = limit
    self.arguments = arguments
    self.console = console
    self.pens = pens
    for index in pens.indices { self.pens[index].reporter.begin(to: pens[index].sink) }
  }

  /// False if all readers have closed their pipes.
  var isOpen: Bool { pens.contains { $0.sink.isOpen } || arguments.fixing != nil && output.isOpen }

  mutating func take(_ outcome: TargetLinter.Outcome) {
    switch outcome {
    case .linted(let file, let hasErrors, let configuration, let fixed):
      if let fixing = arguments.fixing {
        for part in fixed where !take(part, fixing) {
          guard case .linted(let file, let hasErrors, let configuration, _) = part.unmended() else {
            continue
          }
          take(file, hasErrors, configuration)
          return
        }
      }
      take(file, hasErrors, configuration)
    case .code(let code, let isNamed):
      unread.add(code.file.name, code.unread, isNamed: isNamed)
      if code.unread == nil || isNamed { take(code.file, code.hasErrors, code.configuration) }
    case .uncompiled(let name): unread.add(name, .noCompiler, isNamed: false)
    case .skipped: break
    case .failed(let name, let message, let help):
      totals.fail(name, message)
      // A mistake in the options is the same for every spec, so it is reported once.
      if complaints.insert(message).inserted { console.complain(message, help: help) }
    case .brokenConfiguration(let name, let configuration):
      report(configuration)
      totals.fail(name, SpecFailure.brokenConfiguration(configuration).message)
    }
  }

  mutating func failWithoutSpecs(in operands: [String]) {
    guard held.isEmpty, unread.count == 0 else { return }
    for operand in operands { totals.fail(operand, "no spec in \(shownName(operand))") }
    console.complainOfNoSpec(in: operands)
  }

  private mutating func take(_ file: LintedFile, _ hasErrors: Bool, _ configuration: ConfigurationFile?) {
    guard sharedFindings.note(file) || !held.isEmpty else { return write(file, hasErrors, configuration) }
    held.append((file, hasErrors, configuration))
    if held.count == Self.greatestHeldCount { writeHeld() }
  }

  private mutating func writeHeld() {
    for outcome in held { write(outcome.file, outcome.hasErrors, outcome.configuration) }
    held = []
  }

  private mutating func write(_ file: LintedFile, _ hasErrors: Bool, _ configuration: ConfigurationFile?) {
    if let configuration { report(configuration) }
    let lint = configuration?.lint
    var file = file
    sharedFindings.removeKnown(from: &file)
    let isFailing = Severity.allCases.contains {
      file.count($0) > 0 && arguments.thresholds.isFailure($0, lint)
    }
    hasFailingFindings = hasFailingFindings || isFailing || hasErrors
    let found = file.count(.warning)
    warnings[configuration?.path, default: (0, lint)].count += found
    var shown = file
    if arguments.isQuiet {
      shown.diagnostics.removeAll { $0.severity < .error }
      shown.omissions = file.omissions.map { $0.severity == .error ? .error : nil }
      hidden += Severity.allCases.reduce(0) {
        $0 + ($1 < .error && arguments.thresholds.isFailure($1, lint) ? file.count($1) : 0)
      }
      hidesFailure = hidesFailure || (isFailing && shown.count(.error) == 0)
    }
    totals.add(shown)
    for index in pens.indices { pens[index].reporter.write(shown, to: pens[index].sink) }
  }

  /// Writes a fixed file, or shows its changes.
  ///
  /// - Returns: false if it could not be written.
  private mutating func take(_ file: FixedFile, _ fixing: FixArguments) -> Bool {
    // Several specs may include the file, but its changes are shown once.
    let (before, after) = (file.before, file.result.bytes)
    if fixing.isDiff, file.isIncluded, before != after {
      if shownIncludes.contains(where: { Platform.isSameFile(input: $0, output: file.path) }) { return true }
      shownIncludes.append(file.path)
    }
    if file.result.isHeldUp {
      console.complain("\(shownName(file.name)) has errors: nothing in it is fixed until they are mended")
    }
    for refusal in file.result.refused {
      let place = "\(shownName(file.name)):\(refusal.fix.location.line):\(refusal.fix.location.column)"
      console.complain(
        "\(place): a fix of \(refusal.fix.rule) is refused: \(refusal.reason) (\(refusal.fix.title))",
        help: ["mend it by hand, or leave it: # layoutc:ignore \(refusal.fix.rule) -- REASON"])
    }
    if fixing.isDiff {
      UnifiedDiff(from: before, to: after).write(name: file.name, to: output)
    } else if file.path == "-" {
      output.write(bytes: after)
    } else if let message = InPlaceFile(path: file.path, name: file.name, before: before, limit: limit)
      .write(after)
    {
      totals.fail(file.name, message)
      console.complain(message)
      return false
    }
    guard before != after else { return true }
    fixes.findings += file.result.applied.count
    fixes.files += 1
    return true
  }

  /// Reports the mistakes in a configuration file, the first time only.
  private mutating func report(_ configuration: ConfigurationFile) {
    guard reportedConfigurations.insert(configuration.path).inserted else { return }
    console.report(configuration.diagnostics, of: configuration.sources)
    if configuration.diagnostics.hasErrors {
      console.complain(
        "\(shownName(configuration.path)) has errors: the specs that it governs are not linted")
    }
  }

  /// Ends all outputs.
  ///
  /// - Returns: the exit code.
  mutating func finish() -> ExitCode {
    writeHeld()
    for index in pens.indices { pens[index].reporter.end(totals, to: pens[index].sink) }
    let exceeds = complainOfWarnings()
    if hidesFailure, totals.count(.error) == 0 {
      console.complain(
        hidden == 1
          ? "1 finding fails the run, but is not written"
          : "\(hidden) findings fail the run, but are not written",
        help: ["leave --quiet out to see \(hidden == 1 ? "it" : "them")"])
    }
    if let summary = unread.summary { console.complain(summary) }
    if let fixing = arguments.fixing, let summary = fixes.summary(fixing) { console.complain(summary) }
    if !totals.failures.isEmpty { return .usage }
    // A diff contains no findings.
    if arguments.fixing?.isDiff == true { return fixes.files > 0 ? .findings : .success }
    return hasFailingFindings || exceeds ? .findings : .success
  }

  /// Reports that there are too many warnings, and returns true if so.
  private func complainOfWarnings() -> Bool {
    if let most = arguments.thresholds.maxWarnings {
      let count = warnings.values.reduce(0) { $0 + $1.count }
      if count > most { console.complain("\(count) warnings; at most \(most) are borne (--max-warnings)") }
      return count > most
    }
    var exceeds = false
    for (path, entry) in warnings.sorted(by: { $0.key ?? "" < $1.key ?? "" }) {
      guard let path, let most = entry.configuration?.maxWarnings, entry.count > most else { continue }
      console.complain(
        "\(entry.count) warnings; at most \(most) are borne (maxWarnings in \(shownName(path)))")
      exceeds = true
    }
    return exceeds
  }
}
