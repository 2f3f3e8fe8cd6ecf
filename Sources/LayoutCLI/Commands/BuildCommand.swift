import LayoutCompiler
import LayoutDiagnostics
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText

/// `layoutc build`: solves a spec and writes its frames.
struct BuildCommand {
  let arguments: ParsedArguments
  let console: Console
  /// How open pages are told of what is built; nil unless the build is one of a watch.
  var reload: PageReload?

  func run() throws(UsageError) -> ExitCode {
    if arguments.has(.batch) {
      return try BatchRun(arguments: arguments, console: console).run(BatchBuild(arguments))
    }
    if arguments.has(.jobs) {
      throw UsageError(message: "option '--jobs' has no effect without '--batch'", help: ["leave it out"])
    }
    let request = try Request(self)
    let compiler = console.compiler(request.run)
    var code = ExitCode.success
    var specs: [PreparedSpec?] = []
    var sources: [OutputPlan.Source] = []
    for path in request.paths {
      let prepared = try request.naming(path) { () throws(UsageError) in
        var prepared = try compiler.prepare(path, console)
        if let sheet = request.picture.sheet { try prepared.spec?.spread(over: sheet) }
        return prepared
      }
      code = max(code, prepared.code)
      guard var spec = prepared.spec else { continue }
      if request.format.holdsVariations { spec.preview() }
      specs.append(spec)
      sources.append(source(of: spec, path, request))
    }
    let paths = try request.plan.paths(sources)
    try request.depfile?.check(paths, of: sources)
    for index in specs.indices {
      // What a spec takes while it is solved is not kept for the next one.
      guard let spec = specs[index] else { continue }
      specs[index] = nil
      do throws(UsageError) {
        code = max(code, try build(spec, compiler, request, to: paths[index]))
      } catch {
        guard specs.count > 1 else { throw error }
        console.complain("\(shownName(sources[index].path)): \(error.message)", help: error.help)
        code = .usage
      }
    }
    guard code != .usage, let depfile = request.depfile else { return code }
    return max(code, console.output(to: depfile.path) { depfile.write(paths, of: sources, to: $0) })
  }

  /// A spec and what it will have an output for: all of its variations together where one holds them.
  private func source(
    of spec: PreparedSpec, _ path: String, _ request: Request
  ) -> OutputPlan.Source {
    let isOne = request.format.holdsVariations || request.picture.sheet != nil
    var ignored = DiagnosticBag()
    var outputs: [(variation: Variation, environment: Environment)] = []
    for variation in isOne ? Array(spec.variations.prefix(1)) : spec.variations {
      guard let environment = spec.environment(of: variation, into: &ignored) else { continue }
      outputs.append((variation, environment))
    }
    return OutputPlan.Source(
      path: path, name: spec.loaded.normal?["name"]?.text, sources: spec.loaded.sources, outputs: outputs)
  }

  /// Solves one spec and writes its outputs.
  private func build(
    _ spec: PreparedSpec, _ compiler: SpecCompiler, _ request: Request, to paths: [String?]
  ) throws(UsageError) -> ExitCode {
    if arguments.has(.printEnvironment) { return printEnvironments(spec, request, to: paths) }
    var spec = spec
    let solved = try compiler.solve(&spec)
    console.report(spec.loaded.diagnostics, of: spec.loaded.sources, isBrief: true)
    guard let solved, isWorthWriting(solved, spec, request.format) else { return .findings }
    let code: ExitCode
    if request.format.holdsVariations {
      code = writeTogether(solved, spec, compiler, request, to: paths.first ?? nil)
    } else {
      code = try write(solved, spec, request, to: paths)
    }
    return code == .success && spec.loaded.diagnostics.hasErrors ? .findings : code
  }

  /// What the command line asks for, checked before anything is read.
  struct Request {
    let paths: [String]
    let format: OutputFormat
    let options: WriterOptions
    let picture: PictureValues
    let query: QueryValues
    let budget: ElementBudget
    let run: RunOptions
    let plan: OutputPlan
    let depfile: Depfile?

    init(_ command: BuildCommand) throws(UsageError) {
      let arguments = command.arguments
      paths = try command.paths()
      format = try command.outputFormat()
      var options = WriterOptions()
      options.precision = try arguments.number(.precision, in: 0...9) ?? options.precision
      picture = try PictureValues(arguments)
      options.picture = picture.options
      self.options = options
      query = try QueryValues(arguments)
      budget = try ElementBudget(arguments)
      try command.checkEffects(on: format)
      try arguments.protectSpec()
      var run = try arguments.runOptions()
      run.recovers = format.isPicture || format.holdsVariations
      run.runsCode = !arguments.has(.printEnvironment)
      self.run = run
      plan = try OutputPlan(arguments, ending: format.fileExtensions[0])
      depfile = try Depfile(arguments)
    }

    /// Does something with one of the specs; where there are several, what does not fit it is told with its name.
    func naming<Result>(
      _ path: String, _ body: () throws(UsageError) -> Result
    ) throws(UsageError) -> Result {
      do throws(UsageError) {
        return try body()
      } catch {
        guard paths.count > 1 else { throw error }
        throw UsageError(message: "\(shownName(path)): \(error.message)", help: error.help)
      }
    }
  }

  /// The specs, standard input at most once.
  private func paths() throws(UsageError) -> [String] {
    let paths = arguments.operands.isEmpty ? ["-"] : arguments.operands
    let inputs = (paths + arguments.values(.data)).count { $0 == "-" }
    guard paths.count > 1, inputs > 1 || arguments.value(.data) == "-" else { return paths }
    throw UsageError(message: "standard input can be read only once, but several specs would read it")
  }

  /// True if layouts are written although there may be errors: a picture shows where these are, data would be taken for right. While a
  /// spec is edited its last good picture tells more than one with holes.
  private func isWorthWriting(_ solved: SolvedLayouts, _ spec: PreparedSpec, _ format: OutputFormat) -> Bool {
    let hasErrors = spec.loaded.diagnostics.hasErrors
    if hasErrors, !format.isPicture, !format.holdsVariations { return false }
    guard reload != nil else { return true }
    return format.holdsVariations ? !hasErrors : solved.allSatisfy(\.isWhole)
  }

  /// Writes each layout where it goes to, or all of them as a contact sheet.
  private func write(
    _ solved: SolvedLayouts, _ spec: PreparedSpec, _ request: Request, to paths: [String?]
  ) throws(UsageError) -> ExitCode {
    let loaded = spec.loaded
    let hasErrors = loaded.diagnostics.hasErrors
    let selections = try SelectionNames(query: request.query, file: loaded.sources.main.name)
      .selections(solved.lazy.map(\.solution))
    for (index, selection) in selections.enumerated() {
      if request.format.isPicture {
        try request.picture.check(solved[index].solution, selection)
      } else {
        try request.budget.check(solved[index].solution, selection)
      }
    }
    if request.picture.sheet != nil {
      let sheet = contactSheet(solved, selections, spec.variations, hasErrors: hasErrors, request.options)
      return console.output(to: paths.first ?? nil) { sheet.write(to: $0) }
    }
    var options = request.options
    for (index, (path, result)) in zip(paths, solved).enumerated() {
      options.selection = selections[index]
      options.picture.state = spec.variations[index].state
      if hasErrors { options.culprits = result.culprits }
      if !request.format.isPicture, let note = request.budget.note(result.solution, selections[index], path) {
        console.complain(note)
      }
      if arguments.has(.withSource) { options.source = result.layout.sourceLookup(in: loaded.sources) }
      let code = console.output(to: path) { request.format.write(result.solution, to: $0, options: options) }
      if code != .success { return code }
    }
    return .success
  }

  /// All layouts of the run in one picture. Where states are told apart, a layout without one says so.
  private func contactSheet(
    _ checked: SolvedLayouts, _ selections: [ElementSelection], _ variations: [Variation],
    hasErrors: Bool, _ options: WriterOptions
  ) -> SVGContactSheet {
    let hasStates = variations.contains { $0.state != nil }
    let own = variations.contains { $0.state == "default" } ? "no state" : "default"
    // What does not turn is the same held either way.
    var seen: [String?: Set<Environment>] = [:]
    let shown = variations.indices.filter {
      seen[variations[$0].state, default: []].insert(checked.environment(at: $0)).inserted
    }
    let entries = shown.lazy.map { index in
      let solved = checked[index]
      var entry = SVGContactSheet.Entry(
        solved.solution, selection: selections[index],
        state: variations[index].state ?? (hasStates ? own : nil))
      if hasErrors { entry.culprits = solved.culprits }
      return entry
    }
    return SVGContactSheet(entries, name: checked.first?.solution.spec.name, options: options)
  }

  /// Writes what would be solved for.
  private func printEnvironments(
    _ spec: PreparedSpec, _ request: Request, to paths: [String?]
  ) -> ExitCode {
    var diagnostics = spec.loaded.diagnostics
    let environments = spec.variations.compactMap { spec.environment(of: $0, into: &diagnostics) }
    console.report(diagnostics, of: spec.loaded.sources, isBrief: true)
    guard !diagnostics.hasErrors else { return .findings }
    for (path, environment) in zip(paths, environments) {
      let code = console.output(to: path) {
        EnvironmentWriter.write(environment, precision: request.options.precision, to: $0)
      }
      if code != .success { return code }
    }
    return .success
  }
}
