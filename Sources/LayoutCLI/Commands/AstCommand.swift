import LayoutCompiler
import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSpec

/// `layoutc ast`: prints a spec in long form, as canonical JSON.
struct AstCommand {
  let arguments: ParsedArguments
  let console: Console

  /// The options that select the environment and data for which a spec is expanded.
  private static let expanding: [OptionID] = [
    .device, .orientation, .size, .scale, .safeArea, .rtl, .scroll, .trait, .set, .state, .data, .items,
    .measured,
    .configuration, .noConfiguration,
  ]

  func run() throws(UsageError) -> ExitCode {
    if arguments.has(.listEntries) { return try console.listEntries(arguments) }
    let path = try arguments.operand(of: .ast) ?? "-"
    try arguments.protectSpec()
    // Swift code can only build a spec for an environment.
    let isExpanded = arguments.has(.expand) || SpecCompiler.isSwiftFile(path)
    if !isExpanded, let option = arguments.first(of: Self.expanding) {
      throw UsageError(message: "option '--\(option.name)' of ast goes with '--expand'")
    }
    let compiler = console.compiler(try arguments.runOptions())
    if arguments.has(.sliced) { return try printProgram(of: path, compiler) }
    let plan = try OutputPlan(arguments, ending: "json")
    var loaded: LoadedSpec
    var outputs: [Output] = []
    if isExpanded {
      let prepared = try compiler.prepare(path, console)
      guard let spec = prepared.spec else { return prepared.code }
      (loaded, outputs) = try expanded(spec, compiler)
    } else {
      switch compiler.load(path) {
      case .success(let value): loaded = value
      case .failure(let failure): return console.end(failure)
      }
      if let normal = loaded.normal {
        normal.reportNonFiniteDefinitions(into: &loaded.diagnostics)
        // The environment only matters for the words in the output's path.
        let environment = environment(of: normal, EnvironmentOverrides())
        // The other files are read only so that the output cannot replace them.
        var whole = loaded
        compiler.readIncludes(of: &whole)
        _ = compiler.configuration(forSpec: path)
        outputs = [(Variation(), normal, environment)]
      }
    }
    console.report(loaded.diagnostics, of: loaded.sources)
    guard !loaded.diagnostics.hasErrors, !outputs.isEmpty else { return .findings }
    let source = OutputPlan.Source(
      path: path, name: loaded.name, sources: loaded.sources,
      outputs: outputs.map { ($0.variation, $0.environment) })
    let paths = try plan.paths([source], protecting: console.files)
    for (path, output) in zip(paths[0], outputs) {
      let code = console.output(to: path) { writeCanonicalJSON(output.normal, to: $0) }
      if code != .success { return code }
    }
    return .success
  }

  /// Prints the Swift program that builds a layout.
  private func printProgram(of path: String, _ compiler: SpecCompiler) throws(UsageError) -> ExitCode {
    guard SpecCompiler.isSwiftFile(path) else {
      throw UsageError(message: "option '--sliced' goes with a Swift file")
    }
    let prepared = try compiler.prepare(path, console)
    guard let spec = prepared.spec else { return prepared.code }
    // The layout is built, because a program that gives no layout is followed by another one.
    let built = spec.built(for: spec.variations.first ?? Variation()).loaded
    console.report(built.diagnostics, of: built.sources)
    guard let (code, _) = spec.code?.wrappedValue else { return .findings }
    let status = console.output { $0.write(text: code.programText) }
    return built.diagnostics.hasErrors ? .findings : status
  }

  private typealias Output = (variation: Variation, normal: Normal, environment: Environment)

  private func expanded(
    _ spec: PreparedSpec, _ compiler: SpecCompiler
  ) throws(UsageError) -> (LoadedSpec, [Output]) {
    var loaded = spec.loaded
    var outputs: [Output] = []
    var findings = FindingsByVariation()
    for variation in spec.variations {
      let loaded = spec.built(for: variation).loaded
      var diagnostics = loaded.diagnostics
      let result = loaded.normal.flatMap {
        expand($0, including: loaded.included, options: variation.options(spec.options), into: &diagnostics)
      }
      findings.add(diagnostics, of: variation)
      if let result {
        let sections = result.normal[SpecKeys.sections]?.elements ?? []
        try compiler.checkSections(sections.map { $0[SectionKeys.id]?.text }, loaded.sources.main.name)
        outputs.append((variation, result.normal.withoutHandled.withoutViewBox, result.environment))
      }
    }
    loaded.diagnostics = findings.gathered
    return (loaded, outputs.count == spec.variations.count ? outputs : [])
  }
}
