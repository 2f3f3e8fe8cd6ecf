import LayoutCompiler
import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutText

struct LintArguments {
  let thresholds: LintThresholds
  let isQuiet: Bool
  /// The number of threads.
  let jobs: Int
  /// What to fix; `nil` if nothing is to be fixed.
  let fixing: FixArguments?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let failOn = try arguments.word(.failOn, ["error", "warning", "info"]).flatMap(Severity.init(rawValue:))
    thresholds = LintThresholds(
      failOn: failOn, maxWarnings: try arguments.number(.maxWarnings, in: 0...Int(Int32.max)))
    isQuiet = arguments.has(.quiet)
    fixing = try FixArguments(arguments)
    let jobs = try arguments.jobs() ?? min(Platform.processorCount, 64)
    // Specs are fixed one by one: a spec must see its included files as earlier specs have fixed them.
    self.jobs = fixing.map { $0.isDiff ? jobs : 1 } ?? jobs
  }
}

extension ParsedArguments {
  /// The number of threads; `nil` if it is not given.
  func jobs() throws(UsageError) -> Int? { try number(.jobs, in: 1...256) }

  /// The name of standard input in messages; `nil` if it is not given.
  ///
  /// - Parameter operands: the files of the run; at most one is standard input.
  func inputName(among operands: [String]) throws(UsageError) -> String? {
    let dashes = operands.count { $0 == "-" }
    if dashes > 1 {
      throw UsageError(message: "standard input can be read only once, but '-' is given \(dashes) times")
    }
    guard let name = value(.inputName) else { return nil }
    if name.isEmpty || name == "-" { throw invalid(.inputName, name, "the path of a file") }
    guard dashes == 1 else {
      throw UsageError(
        message: "option '--stdin-filename' names standard input, but that is not read",
        help: ["add the operand '-'"])
    }
    return name
  }

  func lintPolicy() throws(UsageError) -> LintPolicy {
    var policy = LintPolicy()
    if has(.select) {
      var selected: Set<RuleID> = []
      for name in try list(.select) {
        if name == RuleRegistry.everyRule {
          selected.formUnion(RuleRegistry.ids)
        } else {
          selected.insert(try rule(name, of: .select))
        }
      }
      policy.selected = selected
    }
    for name in try list(.ignore) { policy.ignored.insert(try rule(name, of: .ignore)) }
    for text in try list(.severity) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, let level = RuleLevel(named: parts[1]) else {
        throw invalid(
          .severity, text, "RULE=LEVEL with error, warning, info or off, such as one-point-dimension=error")
      }
      policy.given[try rule(parts[0], of: .severity)] = level
    }
    if has(.target) { policy.options.givenTargets = try targets() }
    return policy
  }

  private func rule(_ name: String, of option: OptionID) throws(UsageError) -> RuleID {
    let written = OptionTable.option(option)?.name ?? ""
    guard let rule = RuleRegistry.named(name) else {
      let near = didYouMean(RuleRegistry.nearest(to: name)?.name)
      throw UsageError(
        message: "option '--\(written)' names the unknown rule \(quotedText(name))",
        help: near + ["'layoutc explain --list' lists the rules"])
    }
    guard option == .select || !rule.isFixed else {
      throw UsageError(
        message: "option '--\(written)' names \(name), which has one level only: error",
        help: ["what cannot be read has no layout, whatever the options say"])
    }
    return rule.id
  }

  /// The systems that `--target` names, such as `ios16,macos13.1`.
  private func targets() throws(UsageError) -> [String: String] {
    var result: [String: String] = [:]
    for text in try list(.target) {
      let name = text.prefix { $0.isLetter }
      let version = text.dropFirst(name.count)
      if let mistake = DeploymentTargets.mistake(String(name), String(version)) {
        throw UsageError(
          message: "option '--target' has \(quotedText(text)): \(mistake.message)", help: mistake.help)
      }
      result[name.lowercased()] = String(version)
    }
    return result
  }
}

/// The thresholds on the command line from which a run fails. They override those of configurations.
struct LintThresholds: Sendable {
  /// The lowest severity that fails the run; `nil` if the option is not given.
  var failOn: Severity?
  /// How many warnings are allowed; `nil` if the option is not given.
  var maxWarnings: Int?

  /// True if a single finding of a severity fails the run. If some number of warnings is allowed, a single warning does not.
  func isFailure(_ severity: Severity, _ configuration: LintConfiguration?) -> Bool {
    severity >= least(configuration)
  }

  /// The lowest severity that fails the run.
  func least(_ configuration: LintConfiguration?) -> Severity {
    if let failOn { return failOn }
    if maxWarnings != nil { return .error }
    return configuration?.failOn ?? (configuration?.maxWarnings == nil ? .warning : .error)
  }
}

/// The options `--fix`, `--unsafe-fixes` and `--diff`.
struct FixArguments: Sendable {
  let kinds: Set<FixKind>
  /// True to show the changes without writing them.
  let isDiff: Bool

  /// `nil` if nothing is to be fixed.
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    isDiff = arguments.has(.diff)
    let fixes = arguments.has(.fix)
    if fixes, isDiff {
      throw UsageError(message: "option '--fix' writes what '--diff' only shows; give one of them")
    }
    if arguments.has(.unsafeFixes), !fixes, !isDiff {
      throw UsageError(
        message: "option '--unsafe-fixes' says which fixes are applied, but none are",
        help: ["add --fix to apply them, or --diff to see them"])
    }
    kinds = arguments.has(.unsafeFixes) ? [.safe, .unsafe] : [.safe]
    if !fixes, !isDiff { return nil }
  }
}
