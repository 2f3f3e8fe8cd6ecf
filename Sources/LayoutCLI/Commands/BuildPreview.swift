import LayoutDiagnostics
import LayoutOutput
import LayoutResolver
import LayoutSpec

/// Outputs that hold the layouts of all variations: what goes into them, and one file for all.
extension BuildCommand {
  typealias Solved = (variation: Variation, checked: SolvingArguments.Checked)

  /// What a preview shows where the command line does not say it.
  func previewVariations(_ loaded: SpecInput.Loaded, _ resolving: ResolveOptions) -> PreviewVariations? {
    guard let normal = loaded.normal, !loaded.diagnostics.hasErrors else { return nil }
    var ignored = DiagnosticBag()
    return PreviewVariations(
      SpecNames(normal, including: loaded.included),
      own: environment(of: normal, options: resolving, into: &ignored),
      isSized: resolving.environment.container != nil)
  }

  /// The layouts of other devices than the spec's own: as many as the page has room for, without those that cannot be solved.
  func othersSolved(
    of preview: PreviewVariations, beside own: [SolvingArguments.Checked], _ loaded: SpecInput.Loaded,
    _ solving: SolvingArguments, _ resolving: ResolveOptions
  ) -> [Solved] {
    let cells = own.first.map { $0.solution.spec.sections.reduce(0) { $0 + $1.items.count } } ?? 0
    return preview.affordable(cells: cells).compactMap { variation in
      solving.solveBeside(loaded, resolving, variation).map { (variation, $0) }
    }
  }

  /// Writes one output with all layouts in it.
  func writeTogether(
    _ results: [Solved], _ format: OutputFormat, _ plan: OutputPlan, _ loaded: SpecInput.Loaded,
    _ spec: String, _ options: WriterOptions
  ) throws(UsageError) -> ExitCode {
    let first = results.prefix(1).map { ($0.variation, $0.checked.layout.environment) }
    let paths = try plan.paths(
      spec: spec, name: loaded.normal?["name"]?.text, sources: loaded.sources, first)
    let layouts = results.map { variation, checked in
      let environment = checked.layout.environment
      let device = variation.device ?? environment.device
      let orientation = variation.orientation ?? DeviceOrientation(environment.container)
      var labeled = LabeledSolution(
        device: device ?? LabeledSolution.bounds(environment),
        orientation: device == nil ? nil : orientation.rawValue, state: variation.state,
        solution: checked.solution, source: sourceLookup(checked.layout, loaded.sources),
        steps: StepSources(checked.layout, loaded.sources).places())
      if loaded.diagnostics.hasErrors { labeled.culprits = culprits(of: checked) }
      return labeled
    }
    let path = paths.first ?? nil
    guard let reload, let path else {
      return console.output(to: path) { format.write(layouts, to: $0, options: options) }
    }
    var options = options
    options.reloadScript = PageReload.name(ofPage: path)
    let contents = PreviewContents(layouts, options: options)
    let code = console.output(to: path) { PreviewPage.write(contents, to: $0, options: options) }
    guard code == .success else { return code }
    return console.output(to: PageReload.path(ofPage: path)) {
      PreviewPage.writeReload(contents, stamp: reload.stamp, to: $0)
    }
  }
}
