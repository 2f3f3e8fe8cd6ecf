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
    let request = try Request(self)
    let compiler = console.compiler(request.run)
    let prepared = try compiler.prepare(request.path, console)
    guard var spec = prepared.spec else { return prepared.code }
    if let sheet = request.picture.sheet { try spec.spread(over: sheet) }
    if arguments.has(.printEnvironment) { return try printEnvironments(spec, request) }
    if request.format.holdsVariations { spec.preview() }
    let solved = try compiler.solve(&spec)
    console.report(spec.loaded.diagnostics, of: spec.loaded.sources, isBrief: true)
    guard let solved, isWorthWriting(solved, spec, request.format) else { return .findings }
    let code: ExitCode
    if request.format.holdsVariations {
      let layouts = Array(zip(spec.variations, solved)) + compiler.previews(of: spec, beside: solved)
      code = try writeTogether(layouts, spec.loaded, request)
    } else {
      code = try write(solved, spec, request)
    }
    return code == .success && spec.loaded.diagnostics.hasErrors ? .findings : code
  }

  /// What the command line asks for, checked before anything is read.
  struct Request {
    let path: String
    let format: OutputFormat
    let options: WriterOptions
    let picture: PictureValues
    let query: QueryValues
    let run: RunOptions
    let plan: OutputPlan

    init(_ command: BuildCommand) throws(UsageError) {
      let arguments = command.arguments
      path = try arguments.operand(of: .build) ?? "-"
      format = try command.outputFormat()
      var options = WriterOptions()
      options.precision = try arguments.number(.precision, in: 0...9) ?? options.precision
      picture = try PictureValues(arguments)
      options.picture = picture.options
      self.options = options
      query = try QueryValues(arguments)
      try command.checkEffects(on: format)
      try arguments.protectSpec()
      var run = try arguments.runOptions()
      run.recovers = format.isPicture || format.holdsVariations
      self.run = run
      let asked = RunPlan(run).variations
      plan = try OutputPlan(arguments, format.holdsVariations ? Array(asked.prefix(1)) : asked)
    }
  }

  /// True if layouts are written although there may be errors: a picture shows where these are, data would be taken for right. While a
  /// spec is edited its last good picture tells more than one with holes.
  private func isWorthWriting(_ solved: [SolvedLayout], _ spec: PreparedSpec, _ format: OutputFormat) -> Bool
  {
    let hasErrors = spec.loaded.diagnostics.hasErrors
    if hasErrors, !format.isPicture, !format.holdsVariations { return false }
    guard reload != nil else { return true }
    return format.holdsVariations ? !hasErrors : solved.allSatisfy(\.isWhole)
  }

  /// Writes each layout where it goes to, or all of them as a contact sheet.
  private func write(
    _ solved: [SolvedLayout], _ spec: PreparedSpec, _ request: Request
  ) throws(UsageError) -> ExitCode {
    let loaded = spec.loaded
    let hasErrors = loaded.diagnostics.hasErrors
    let outputs = zip(spec.variations, solved).map { (variation: $0, environment: $1.layout.environment) }
    let paths = try request.plan.paths(
      spec: request.path, name: loaded.normal?["name"]?.text, sources: loaded.sources,
      request.picture.sheet == nil ? outputs : Array(outputs.prefix(1)))
    let selections = try SelectionNames(query: request.query, file: loaded.sources.main.name)
      .selections(solved.map(\.solution))
    if request.format.isPicture {
      for (result, selection) in zip(solved, selections) {
        try request.picture.check(result.solution, selection)
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
      if arguments.has(.withSource) { options.source = result.layout.sourceLookup(in: loaded.sources) }
      let code = console.output(to: path) { request.format.write(result.solution, to: $0, options: options) }
      if code != .success { return code }
    }
    return .success
  }

  /// All layouts of the run in one picture. Where states are told apart, a layout without one says so.
  private func contactSheet(
    _ checked: [SolvedLayout], _ selections: [ElementSelection], _ variations: [Variation],
    hasErrors: Bool, _ options: WriterOptions
  ) -> SVGContactSheet {
    let hasStates = variations.contains { $0.state != nil }
    let own = variations.contains { $0.state == "default" } ? "no state" : "default"
    // What does not turn is the same held either way.
    var seen: [String?: Set<Environment>] = [:]
    var entries: [SVGContactSheet.Entry] = []
    for (index, variation) in variations.enumerated() {
      let solution = checked[index].solution
      guard seen[variation.state, default: []].insert(solution.environment).inserted else { continue }
      var entry = SVGContactSheet.Entry(
        solution, selection: selections[index], state: variation.state ?? (hasStates ? own : nil))
      if hasErrors { entry.culprits = checked[index].culprits }
      entries.append(entry)
    }
    return SVGContactSheet(entries, name: checked.first?.solution.spec.name, options: options)
  }

  /// Writes what would be solved for.
  private func printEnvironments(
    _ spec: PreparedSpec, _ request: Request
  ) throws(UsageError) -> ExitCode {
    let loaded = spec.loaded
    var diagnostics = loaded.diagnostics
    var outputs: [(variation: Variation, environment: Environment)] = []
    for variation in spec.variations {
      if let resolved = spec.environment(of: variation, into: &diagnostics) {
        outputs.append((variation, resolved))
      }
    }
    console.report(diagnostics, of: loaded.sources, isBrief: true)
    guard !diagnostics.hasErrors else { return .findings }
    let paths = try request.plan.paths(
      spec: request.path, name: loaded.normal?["name"]?.text, sources: loaded.sources, outputs)
    for (path, output) in zip(paths, outputs) {
      let code = console.output(to: path) {
        EnvironmentWriter.write(output.environment, precision: request.options.precision, to: $0)
      }
      if code != .success { return code }
    }
    return .success
  }

  /// The format: as asked for, else by the extension of the output file, else JSON.
  func outputFormat() throws(UsageError) -> OutputFormat {
    let names = OutputFormat.all.map(\.name)
    if let name = try arguments.word(.format, names), let format = OutputFormat.named(name) { return format }
    if let path = arguments.value(.output), path != "-", !path.hasPrefix("/dev/") {
      guard let format = OutputFormat.ofFile(path) else {
        throw UsageError(
          message: "the extension of '\(path)' names no format",
          help: ["use --format with one of \(names.joined(separator: ", "))"])
      }
      return format
    }
    return OutputFormat.all[0]
  }

  /// Options that the format would ignore are mistakes.
  fileprivate func checkEffects(on format: OutputFormat) throws(UsageError) {
    let isPicture = format.isPicture
    let isPage = format.holdsVariations
    let drawing = PictureValues.options.filter { !isPage || $0 != .show }
    if !isPicture, let ignored = given(drawing) {
      throw UsageError(
        message: "option '--\(ignored.name)' draws into an svg, but the format is \(format.name)",
        help: ["add --format svg"])
    }
    if isPage, let ignored = given(QueryValues.options) {
      throw UsageError(
        message: "option '--\(ignored.name)' has no effect on a page, which holds the whole layout",
        help: ["leave it out, or use another format"])
    }
    if arguments.has(.printEnvironment), format.name != "json" {
      throw UsageError(
        message: "option '--print-environment' writes json, but the format is \(format.name)",
        help: ["add --format json"])
    }
    if arguments.has(.printEnvironment), let ignored = given(QueryValues.options) {
      throw UsageError(
        message: "option '--\(ignored.name)' has no effect on '--print-environment'",
        help: ["leave one of them out"])
    }
    if arguments.has(.withSource), isPage {
      throw UsageError(
        message: "option '--with-source' has no effect on a page, which always tells the sources",
        help: ["leave it out"])
    }
    if arguments.has(.withSource), isPicture {
      throw UsageError(
        message: "option '--with-source' has no effect on an svg", help: ["use --format json, ndjson or csv"])
    }
  }

  /// The first of some options that was given.
  private func given(_ options: [OptionID]) -> Option? {
    OptionTable.options.first { options.contains($0.id) && arguments.has($0.id) }
  }
}
