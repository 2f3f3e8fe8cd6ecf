import LayoutCompiler
import LayoutDiagnostics
import LayoutOutput
import LayoutSolver
import LayoutSpec
import LayoutText

/// `layoutc build`: solves a spec and writes its frames.
struct BuildCommand {
  let arguments: ParsedArguments
  let console: Console
  /// How open pages reload; `nil` unless a watch started the build.
  var reload: PageReload?

  func run() throws(UsageError) -> ExitCode {
    if arguments.has(.listEntries) { return try console.listEntries(arguments) }
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
    let paths = try request.plan.paths(sources, protecting: console.files)
    try request.depfile?.check(paths, of: sources, protecting: console.files)
    for index in specs.indices {
      // The memory of a solved spec is freed before the next one.
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

  /// A spec and its outputs: one for each variation, or a single one if the format holds them all.
  private func source(of spec: PreparedSpec, _ path: String, _ request: Request) -> OutputPlan.Source {
    let isOne = request.format.holdsVariations || request.picture.sheet != nil
    let variations = isOne ? Array(spec.variations.prefix(1)) : spec.variations
    return OutputPlan.Source(
      path: path, name: spec.loaded.name, sources: spec.loaded.sources,
      projectFiles: spec.loaded.projectFiles,
      outputs: variations.compactMap { variation in
        spec.environment(of: variation).map { (variation, $0.value) }
      })
  }

  private func build(
    _ spec: PreparedSpec, _ compiler: SpecCompiler, _ request: Request, to paths: [String?]
  ) throws(UsageError) -> ExitCode {
    if arguments.has(.printEnvironment) { return printEnvironments(spec, request, to: paths) }
    let compiled = try compiler.compile(spec)
    console.report(compiled.diagnostics, of: compiled.sources, isBrief: true)
    guard let layouts = compiled.layouts, isWorthWriting(layouts, compiled, request.format) else {
      return .findings
    }
    let code: ExitCode
    if request.format.holdsVariations {
      code = writeTogether(compiled, compiler, request, to: paths.first ?? nil)
    } else {
      code = try write(layouts, compiled, request, to: paths)
    }
    return code == .success && compiled.hasErrors ? .findings : code
  }

  /// The command line, checked before anything is read.
  struct Request {
    let paths: [String]
    let format: OutputFormat
    /// What converts the picture; `nil` unless the format needs it.
    let converter: PictureConverter?
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
      converter = format.isConverted ? PictureConverter() : nil
      if format.isConverted, converter == nil {
        throw UsageError(
          message: "a png needs another program", help: ["install \(PictureConverter.names), or write an svg"]
        )
      }
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

    /// Calls `body` for one of the specs. If there are several, errors name the spec.
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

  private func paths() throws(UsageError) -> [String] {
    let paths = arguments.operands.isEmpty ? ["-"] : arguments.operands
    let inputs = (paths + arguments.values(.data)).count { $0 == "-" }
    guard paths.count > 1, inputs > 1 || arguments.value(.data) == "-" else { return paths }
    throw UsageError(message: "standard input can be read only once, but several specs would read it")
  }

  /// True if layouts are written in spite of errors. A picture shows where the errors are, but data would be taken for correct. In a watch,
  /// the last good picture is more useful than one with holes.
  private func isWorthWriting(
    _ layouts: SolvedLayouts, _ compiled: CompiledSpec, _ format: OutputFormat
  ) -> Bool {
    let hasErrors = compiled.hasErrors
    if hasErrors, !format.isPicture, !format.holdsVariations { return false }
    guard reload != nil else { return true }
    return format.holdsVariations ? !hasErrors : layouts.solvedInTurn.allSatisfy(\.isWhole)
  }

  /// Writes each layout to its path, or all of them as a contact sheet.
  private func write(
    _ layouts: SolvedLayouts, _ compiled: CompiledSpec, _ request: Request, to paths: [String?]
  ) throws(UsageError) -> ExitCode {
    let selections = try SelectionNames(query: request.query, file: compiled.sources.main.name)
      .selections(layouts.solvedInTurn.lazy.map(\.solution))
    for (index, selection) in selections.enumerated() {
      if request.format.isPicture {
        try request.picture.check(layouts.solve(index).solution, selection)
      } else {
        try request.budget.check(layouts.solve(index).solution, selection)
      }
    }
    if request.picture.sheet != nil {
      let sheet = contactSheet(layouts, selections, compiled, request.options)
      return try output(request, to: paths.first ?? nil) { sheet.write(to: $0) }
    }
    var options = request.options
    for (index, (path, solved)) in zip(paths, layouts.solvedInTurn).enumerated() {
      options.selection = selections[index]
      options.picture.state = solved.variation.state
      options.assumptions = solved.assumptions
      if compiled.hasErrors { options.culprits = solved.culprits }
      if !request.format.isPicture, let note = request.budget.note(solved.solution, selections[index], path) {
        console.complain(note)
      }
      if arguments.has(.withSource) { options.source = solved.layout.sourceLookup(in: compiled.sources) }
      let code = try output(request, to: path) { [options] in
        request.format.write(solved.solution, to: $0, options: options)
      }
      if code != .success { return code }
    }
    return .success
  }

  /// All layouts of the run in one picture. If some have states, a layout without a state is labeled as such.
  private func contactSheet(
    _ layouts: SolvedLayouts, _ selections: [ElementSelection], _ compiled: CompiledSpec,
    _ options: WriterOptions
  ) -> SVGContactSheet {
    let variations = compiled.spec.variations
    let hasStates = variations.contains { $0.state != nil }
    let own = variations.contains { $0.state == "default" } ? "no state" : "default"
    // A device that does not turn has the same layout in both orientations.
    var seen: [String?: Set<Environment>] = [:]
    let shown = variations.indices.filter {
      seen[variations[$0].state, default: []].insert(layouts.environment(at: $0)).inserted
    }
    let entries = shown.lazy.map { index in
      let solved = layouts.solve(index)
      var entry = SVGContactSheet.Entry(
        solved.solution, selection: selections[index],
        state: variations[index].state ?? (hasStates ? own : nil))
      if compiled.hasErrors { entry.culprits = solved.culprits }
      return entry
    }
    return SVGContactSheet(entries, name: layouts.first?.solution.spec.name, options: options)
  }

  private func printEnvironments(_ spec: PreparedSpec, _ request: Request, to paths: [String?]) -> ExitCode {
    var diagnostics = spec.loaded.diagnostics
    let environments = spec.variations.compactMap { spec.environment(of: $0) }
    for (_, mistakes) in environments { diagnostics.merge(mistakes) }
    console.report(diagnostics, of: spec.loaded.sources, isBrief: true)
    guard !diagnostics.hasErrors else { return .findings }
    for (path, environment) in zip(paths, environments) {
      let code = console.output(to: path) {
        EnvironmentWriter.write(environment.value, precision: request.options.precision, to: $0)
      }
      if code != .success { return code }
    }
    return .success
  }
}
