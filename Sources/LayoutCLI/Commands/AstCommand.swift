import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSpec

/// `layoutc ast`: prints a spec in long form, as canonical JSON.
struct AstCommand {
  let arguments: ParsedArguments
  let console: Console

  /// What says for what a spec is written out.
  private static let expanding: [OptionID] = [
    .device, .orientation, .size, .scale, .safeArea, .rtl, .scroll, .trait, .set, .state, .data,
    .items,
    .configuration,
    .noConfiguration,
  ]

  func run() throws(UsageError) -> ExitCode {
    guard arguments.operands.count <= 1 else {
      throw UsageError(message: "ast takes one spec, but \(arguments.operands.count) are given")
    }
    try arguments.protectSpec()
    let isExpanded = arguments.has(.expand)
    if !isExpanded,
      let option = OptionTable.options.first(where: {
        Self.expanding.contains($0.id) && arguments.has($0.id)
      })
    {
      throw UsageError(message: "option '--\(option.name)' of ast goes with '--expand'")
    }
    let solving = try SolvingArguments(arguments)
    let plan = try OutputPlan(arguments, solving.variations)
    let input = try SpecInput(arguments)
    let path = arguments.operands.first ?? "-"
    var loaded: SpecInput.Loaded
    switch input.load(path) {
    case .success(let value): loaded = value
    case .failure(let failure):
      console.complain(failure)
      return failure.code
    }
    var outputs: [Output] = []
    if isExpanded {
      switch try solving.prepare(&loaded, path: path, input) {
      case .success(let prepared): outputs = try expanded(&loaded, solving, prepared.options)
      case .failure(let failure):
        console.complain(failure)
        return failure.code
      }
    } else if let normal = loaded.normal {
      // Only for the words of the output's path: the spec is printed as it is written.
      var ignored = DiagnosticBag()
      let environment = environment(of: normal, into: &ignored)
      outputs = [Output(variation: Variation(), normal: normal, environment: environment)]
    }
    console.report(loaded.diagnostics, of: loaded.sources)
    guard !loaded.diagnostics.hasErrors, !outputs.isEmpty else { return .findings }
    let paths = try plan.paths(
      spec: path, name: loaded.normal?["name"]?.text, sources: loaded.sources,
      outputs.map { ($0.variation, $0.environment) })
    for (path, output) in zip(paths, outputs) {
      let code = console.output(to: path) { writeCanonicalJSON(output.normal, to: $0) }
      if code != .success { return code }
    }
    return .success
  }

  private struct Output {
    let variation: Variation
    let normal: Normal
    let environment: Environment
  }

  private func expanded(
    _ loaded: inout SpecInput.Loaded, _ solving: SolvingArguments, _ options: ResolveOptions
  ) throws(UsageError) -> [Output] {
    guard let normal = loaded.normal else { return [] }
    var outputs: [Output] = []
    var findings = VariationFindings()
    for variation in solving.variations {
      var diagnostics = loaded.diagnostics
      let result = expand(
        normal, including: loaded.included, options: variation.options(options), into: &diagnostics)
      findings.add(diagnostics, of: variation)
      if let result {
        let sections = result.normal["sections"]?.elements ?? []
        try solving.checkSections(sections.map { $0["id"]?.text }, loaded.sources.main.name)
        outputs.append(Output(variation: variation, normal: result.normal, environment: result.environment))
      }
    }
    loaded.diagnostics = findings.gathered
    return outputs.count == solving.variations.count ? outputs : []
  }
}
