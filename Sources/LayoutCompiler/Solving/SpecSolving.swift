import LayoutDiagnostics
import LayoutLint
import LayoutResolver
import LayoutSolver
import LayoutSpec

extension SpecCompiler {
  /// Resolves, lints and solves for every variation; findings go into the loaded spec's bag, each once.
  ///
  /// - Returns: a layout for each variation; in a spec with errors, of the parts that have none. Nil if errors left nothing of a variation.
  package func solve(_ spec: inout PreparedSpec) throws(UsageError) -> SolvedLayouts? {
    guard
      let run = try run(
        &spec, planner: nil, looksAround: false, keeping: SolvedLayouts.greatestKept)
    else { return nil }
    try checkRows(run.rows, spec.options, spec.loaded.sources.main.name)
    return run.results
  }

  /// Resolves, lints and solves for every variation; one layout is in memory at a time, and those that are kept.
  ///
  /// - Parameters:
  ///   - planner: what finds the text that fixes change, where findings are to have them.
  ///   - looksAround: true to go on with what the configuration names or, where that is nothing, to look at environments that the spec tells
  ///     from those of the run with the rules that need no frames.
  ///   - room: the most elements and nodes of the solutions that are kept; nil where nobody wants them.
  func run(
    _ spec: inout PreparedSpec, planner: FixPlanner?, looksAround: Bool, keeping room: Int?
  ) throws(UsageError) -> SpecRun? {
    let run = SpecRun(self, spec, planner, keeping: room)
    guard run.canResolve else {
      spec.loaded.diagnostics = run.judgedWithoutLayout()
      return nil
    }
    let configured = looksAround ? spec.plan.configured : []
    for variation in spec.variations + configured + spec.plan.least(run.policy?.options.minContainer) {
      try run.solve(variation)
    }
    if looksAround, configured.isEmpty { run.lookAround() }
    spec.loaded.diagnostics = run.judged()
    return run.hasFailed ? nil : run
  }

  /// Resolves, lints and solves for one variation.
  ///
  /// - Returns: nil where errors left nothing to solve.
  func solve(
    _ spec: PreparedSpec, _ variation: Variation, policy: LintPolicy?, _ planner: FixPlanner?,
    _ suppressions: inout Suppressions, into diagnostics: inout DiagnosticBag
  ) throws(UsageError) -> SolvedLayout? {
    let loaded = spec.loaded
    let options = variation.options(spec.options)
    let isLeast = variation.isLeast
    guard let normal = loaded.normal else { return nil }
    var resolved = resolve(
      normal, including: loaded.included, options: options, sharing: loaded.shared, into: &diagnostics)
    if let layout = resolved {
      try checkSections(layout.spec.sections.map { $0.isNamed ? $0.name : nil }, loaded.sources.main.name)
    } else {
      resolved = resolvePartially(
        normal, including: loaded.included, options: options, blanks: loaded.blanks, into: &diagnostics)
    }
    guard let layout = resolved else { return nil }
    // A spec with errors is not fixed.
    let planner = layout.leftOut == nil ? planner : nil
    let linted = policy.map { LintedLayout(layout, $0, sources: loaded.sources, sharing: loaded.findings) }
    if let policy, let linted, !isLeast {
      lint(
        linted, normal: normal, policy: policy, planner: planner, suppressions: &suppressions,
        into: &diagnostics)
    }
    let solution = LayoutSolver.solve(layout.spec, in: layout.environment)
    let isSized =
      options.environment.device != nil || options.environment.preset != nil
      || options.environment.container != nil
    if let policy, let linted, isSized || layout.leftOut?.isEnvironmentRead ?? true {
      lintSolved(
        linted, solution, normal: normal, policy: policy, planner: planner, isLeast: isLeast,
        suppressions: &suppressions,
        into: &diagnostics)
    }
    reportExceededLimits(layout, solution, into: &diagnostics)
    let errors = diagnostics.hasErrors ? diagnostics.sorted.filter { $0.severity == .error } : []
    return SolvedLayout(layout: layout, solution: solution, errors: errors)
  }
}
