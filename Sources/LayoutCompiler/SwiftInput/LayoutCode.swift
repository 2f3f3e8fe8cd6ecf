import LayoutDiagnostics
import LayoutLint
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutSwift
import LayoutText

/// Compiled layout code in Swift, which builds a spec for each environment.
package final class LayoutCode: @unchecked Sendable {
  private let source: SourceFile
  private let limits: InputLimits
  /// The user's values for names that are unknown here.
  private var assumed: [(name: String, value: String)]
  private let monitor = Monitor()

  private struct Request: Hashable {
    /// The path of the program.
    let program: String
    /// A `CodeRequest`.
    let json: [UInt8]
  }

  /// What programs have built for each request in different environments.
  private var answers: [Request: [BuiltLayout]] = [:]
  /// True once the code was asked for a layout, even if no program gave one: from then on only the chosen program runs.
  private var isProgramChosen = false
  private var attempts: CodeAttempts
  /// The program in use.
  private var current: CodeAttempts.Attempt

  private init(
    _ source: SourceFile, _ attempts: CodeAttempts, _ first: CodeAttempts.Attempt, _ options: RunOptions
  ) {
    self.source = source
    self.attempts = attempts
    current = first
    limits = options.limits
    assumed = options.assumed
  }

  /// Compiles a file.
  ///
  /// - Parameters:
  ///   - options: the name of the entry, if the command line gives it, and the project.
  ///   - written: the name of the entry in the spec beside the code. Without either name, the default entries are taken.
  /// - Returns: the code, or `nil`, the errors of the file and why it gives no frames.
  static func compile(
    _ source: SourceFile, _ options: RunOptions, orWritten written: Normal?, with toolchain: SwiftToolchain,
    _ projects: ProjectIndexes
  ) throws(SwiftFailure) -> (code: LayoutCode?, diagnostics: DiagnosticBag, unread: UnreadReason?) {
    let file = SwiftLayoutFile(path: source.name, source.bytes)
    var found = DiagnosticBag()
    let failure: SwiftFailure
    do throws(SwiftFailure) {
      var attempts = CodeAttempts(
        file, try file.choices(named: options.entry ?? written?.text), options.projectPath, projects,
        toolchain)
      if let first = try attempts.next() {
        return (LayoutCode(source, attempts, first, options), found, nil)
      }
      failure = attempts.reason
    } catch {
      failure = error
    }
    let unread: UnreadReason
    switch failure {
    case .machine: throw failure
    case .entry(let message, let help), .slices(let message, let help):
      unread = if case .entry = failure { .noEntry } else { .doesNotCompile }
      var places = file.entries.map { DiagnosticLabel(source.span($0.range), "makes a \($0.sort.noun)") }
      if let written, options.entry == nil { places.insert(DiagnosticLabel(written.span, ""), at: 0) }
      found.report(
        Diagnostic(
          .error, rule: .documentShape, message, at: places.first?.span ?? source.span(0..<0),
          secondary: Array(places.dropFirst()), help: help))
    case .compiler(let messages, let modules):
      unread = .doesNotCompile
      let lines = LineTable(source)
      let missing = CompilerMessage.missingNames(messages)
      let notes =
        (missing.isEmpty ? [] : ["missing in the file: \(missing.joined(separator: ", "))"])
        + (modules.isEmpty ? [] : ["modules left out: \(modules.joined(separator: ", "))"])
      for message in messages {
        let line = lines.range(ofLine: message.line)
        let start = min(line.lowerBound + message.column - 1, line.upperBound)
        found.report(
          Diagnostic(
            .error, rule: .syntaxError, message.text, at: source.span(start..<max(start, line.upperBound)),
            notes: notes))
      }
    }
    return (nil, found, unread)
  }

  /// In how many environments the code was run.
  var environmentCount: Int { monitor.locked { answers.values.reduce(0) { $0 + $1.count } } }

  /// An environment in which the code was ended because it took too long, if there is one.
  var tooSlowEnvironment: Environment? {
    monitor.locked { answers.values.joined().first { !$0.isComplete }?.environment }
  }

  /// Adds values of the configuration file, which those of the command line override. Call it before the code runs.
  func assume(_ values: [(name: String, value: String)]) {
    let given = Set(assumed.map(\.name))
    assumed += values.filter { !given.contains($0.name) }
  }

  /// The spec that the code builds in an environment. Its places are lines of the code.
  ///
  /// - Parameters:
  ///   - options: the environment and the numbers of cells that the run names.
  ///   - earlier: what was read before the code ran, with the sources of findings.
  func spec(_ options: ResolveOptions, beside earlier: LoadedSpec) -> LoadedSpec {
    let layout = built(options, beside: earlier)
    var spec = earlier
    spec.normal = layout.spec?.settingHandled(layout.handledElements).measuring(options.measured)
    spec.shared = SharedExpansion()
    spec.findings = FindingsOfText()
    spec.diagnostics.merge(layout.diagnostics)
    let attempt = monitor.locked { current }
    spec.assumptions = attempt.assumptions(of: layout, source)
    spec.projectFiles = attempt.projectFiles
    if !layout.hasSections, attempt.isDoubtful(layout) {
      spec.unread = layout.readsUnknown ? .unknownValue : .endsEarly
    }
    return spec
  }

  /// What the code builds for some options. The first call chooses the program.
  ///
  /// - Parameter earlier: what was read before the code ran.
  func built(_ options: ResolveOptions, beside earlier: LoadedSpec) -> BuiltLayout {
    var ignored = DiagnosticBag()
    let written = spec(around: earlier)
    let environment = environment(of: written, options: options, into: &ignored)
    let layout = firstWorking(in: environment, options, beside: earlier)
    monitor.locked { isProgramChosen = true }
    return layout
  }

  /// The layout of the first program that gives one. Programs that give none are not run again. If all give none, the layout is that of the
  /// first with an error at a line: a view controller without a collection view says less than the function that fails.
  private func firstWorking(
    in environment: Environment, _ options: ResolveOptions, beside earlier: LoadedSpec
  ) -> BuiltLayout {
    var failed: (layout: BuiltLayout, attempt: CodeAttempts.Attempt)?
    while true {
      let attempt = monitor.locked { current }
      let layout = make(attempt, in: environment, options, beside: earlier)
      if layout.hasSections || !layout.isComplete || layout.raises { return layout }
      if failed.map({ !hasErrorAtLine($0) && hasErrorAtLine((layout, attempt)) }) ?? true {
        failed = (layout, attempt)
      }
      let next = monitor.locked { () -> CodeAttempts.Attempt? in
        guard !isProgramChosen, let next = (try? attempts.next(after: attempt)) ?? nil else { return nil }
        current = next
        return next
      }
      guard next == nil, let failed else { continue }
      monitor.locked { current = failed.attempt }
      return failed.layout
    }
  }

  private func hasErrorAtLine(_ result: (layout: BuiltLayout, attempt: CodeAttempts.Attempt)) -> Bool {
    let entries = result.attempt.entries.map { source.span($0.range) }
    return result.layout.diagnostics.contains { $0.severity == .error && !entries.contains($0.span) }
  }

  /// Returns the layout that a program builds: of several entries one after the other.
  private func make(
    _ attempt: CodeAttempts.Attempt, in environment: Environment, _ options: ResolveOptions,
    beside earlier: LoadedSpec
  ) -> BuiltLayout {
    do throws(SwiftFailure) {
      var layouts: [(name: String, layout: BuiltLayout)] = []
      for entry in attempt.entries {
        let program = EntryProgram(program: attempt.compiled.program, entry: entry, environment: environment)
        layouts.append((entry.name, try layout(of: program, options, beside: earlier)))
      }
      var layout = BuiltLayout.joined(layouts)
      // Code that is left out, or a storyboard, may register more.
      if !attempt.compiled.isWhole {
        layout.spec = layout.spec.map { spec in
          spec.with(.map(spec.fields.filter { $0.key != SpecKeys.registrations.name }))
        }
      }
      for note in attempt.compiled.notes(in: source, entry: attempt.entries[0]) + attempt.notes(in: source) {
        layout.diagnostics.report(note)
      }
      return layout
    } catch {
      var found = DiagnosticBag()
      if case .machine(let message, let help) = error {
        found.report(Diagnostic(.error, rule: .sectionWithoutLayout, message, at: entryPlace, help: help))
      }
      return BuiltLayout(in: environment, found)
    }
  }

  /// A program with the entry that it runs and the environment in which it runs it.
  private struct EntryProgram {
    let program: SwiftProgram
    let entry: LayoutEntry
    let environment: Environment
  }

  /// Runs an entry as often as needed: again with the boxes of custom groups, and again with the solved items
  /// of handlers.
  private func layout(
    of program: EntryProgram, _ options: ResolveOptions, beside earlier: LoadedSpec
  ) throws(SwiftFailure) -> BuiltLayout {
    let around = earlier.normal.map { SpecAroundCode($0) }
    // Bounds that the run or the spec gives are those of the collection view.
    let fillsWindow =
      options.environment.container != nil || program.environment.device == nil
      || earlier.normal?[SpecKeys.environment]?[EnvironmentKeys.container] != nil
    var layout = try run(program, options, fillsWindow: fillsWindow, sections: around?.count)
    layout.take(around)
    var boxes: [String: Extent] = [:]
    // A second run is enough: custom groups do not nest.
    if !layout.groupsWithoutBox.isEmpty, let spec = layout.spec {
      boxes = spec.customGroupBoxes(including: earlier.included, options)
      layout = try run(program, options, boxes, fillsWindow: fillsWindow, sections: layout.sectionCount)
      layout.take(around)
    }
    layout.spec = layout.spec?.withItems(
      in: layout.sectionsWithoutItems, including: earlier.included, options)
    guard !layout.sectionsWithHandler.isEmpty else { return layout }
    let calls = HandlerCalls(layout, including: earlier.included, options)
    var handled: [Int: [HandledElement]] = [:]
    if !calls.isEmpty {
      let called = try run(
        program, options, boxes, calls, fillsWindow: fillsWindow, sections: layout.sectionCount)
      if called.diagnostics.hasErrors { layout.diagnostics = called.diagnostics }
      handled = calls.handled(in: called)
    }
    for section in layout.sectionsWithHandler { layout.handledElements[section] = handled[section] ?? [] }
    return layout
  }

  /// The keys of the entries in use.
  var entryKeys: Set<String> { Set(monitor.locked { current }.entries.map(\.key)) }

  /// The text of the program in use: the parts of the user's files with their lines, then the code that was added.
  package var programText: String { monitor.locked { current }.compiled.programText }

  /// The spec around the code, in a file that was read before the code ran; an empty one for a Swift file.
  func spec(around file: LoadedSpec) -> Normal { file.normal ?? Normal(.map([]), at: entryPlace) }

  var entryPlace: Span { source.span(monitor.locked { current }.entries[0].range) }

  /// Runs the program, unless it would read the same values as in an earlier environment.
  ///
  /// - Parameters:
  ///   - boxes: the boxes of custom groups by their paths, once they are known.
  ///   - calls: the calls of handlers, once their items are known.
  ///   - fillsWindow: true if the collection view has the environment's size, whatever the code says.
  ///   - count: the number of sections, if it is known. A provider may accept any index.
  private func run(
    _ program: EntryProgram, _ options: ResolveOptions, _ boxes: [String: Extent] = [:],
    _ calls: HandlerCalls? = nil, fillsWindow: Bool, sections count: Int? = nil
  ) throws(SwiftFailure) -> BuiltLayout {
    let json = CodeRequest(
      entry: program.entry.key, assumed: assumed, boxes: boxes, calls: calls, fillsWindow: fillsWindow,
      sectionCount: count, cellCounts: options.cellCounts
    ).json
    let request = Request(program: program.program.path, json: json)
    let known = monitor.locked { answers[request] ?? [] }
    let same = known.lazy.compactMap { answer in
      // The size that the code gives its view is solved, not read.
      fillsWindow || answer.environment == program.environment ? answer.reused(in: program.environment) : nil
    }
    if let same = same.first { return same }
    // The answer wraps the spec in two more objects. The program limits the answer's length already.
    var limits = limits
    limits.bytes = .max
    limits.depth += 2
    let answer = try program.program.layout(
      in: program.environment, CodeRequest.line(json, in: program.environment), of: source,
      entry: source.span(program.entry.range), limits)
    monitor.locked { answers[request, default: []].append(answer) }
    return answer
  }
}
