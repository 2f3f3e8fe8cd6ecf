import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec

extension SpecCompiler {
  /// Resolves, lints and solves for every variation; findings go into the loaded spec's bag, each once.
  ///
  /// - Parameters:
  ///   - planner: what finds the text that fixes change, where findings are to have them.
  ///   - looksAround: whether the spec is linted for what the configuration names, too, and the rules that need no frames look at
  ///     environments that the spec tells from those of the run.
  /// - Returns: a layout for each variation, of a spec with errors one of what has none; nil where they left nothing to solve in one of them.
  package func solve(
    _ spec: inout PreparedSpec, planner: FixPlanner? = nil, looksAround: Bool = false
  ) throws(UsageError) -> [SolvedLayout]? {
    let policy = options.isLinted ? spec.policy : nil
    let configured = looksAround ? spec.plan.configured : []
    let before = spec.loaded.diagnostics
    var settings = DiagnosticBag()
    if policy != nil, let normal = spec.loaded.normal { checkLintSettings(normal, into: &settings) }
    var pipeline = FindingPipeline(spec.loaded.sources, spec.loaded.normal)
    pipeline.included = spec.loaded.included
    pipeline.isRecovered = spec.loaded.recovery != nil
    pipeline.policy = policy
    pipeline.planner = planner
    if policy != nil {
      pipeline.suppressions = Suppressions(spec.loaded.sources, recovered: spec.loaded.recovery?.text)
    }
    guard !before.hasErrors || (spec.loaded.normal != nil && before.omitted == 0) else {
      if let normal = spec.loaded.normal {
        reportHiddenMistakes(in: normal, including: spec.loaded.included, into: &spec.loaded.diagnostics)
      }
      pipeline.settingsMistakes = settings
      spec.loaded.diagnostics = pipeline.judged(spec.loaded.diagnostics)
      return nil
    }
    var results: [SolvedLayout] = []
    var findings = VariationFindings()
    let all = spec.variations + configured + spec.plan.least(policy?.options.minContainer)
    let mayRepeat = all.contains(where: \.mayRepeatAsked)
    var seen: Set<SolvedPlace> = []
    var hasFailed = false
    for variation in all {
      var diagnostics = before
      let checked = try solve(
        spec, variation, policy: policy, planner, &pipeline.suppressions, into: &diagnostics)
      // Bounds of the matrix may be those of the spec itself.
      if variation.mayRepeatAsked, let checked,
        !seen.insert(SolvedPlace(checked, variation)).inserted
      {
        continue
      }
      findings.add(diagnostics, of: variation, checked?.layout)
      if variation.reason == .least { continue }
      guard let checked else {
        hasFailed = true
        continue
      }
      if mayRepeat { seen.insert(SolvedPlace(checked, variation)) }
      results.append(checked)
    }
    if let policy, looksAround, configured.isEmpty, !options.namesEnvironments, !hasFailed,
      results.allSatisfy(\.isWhole)
    {
      var seen = results.reduce(into: Set()) { $0.formUnion($1.layout.chosenVariants) }
      func look(at variations: [Variation]) {
        for variation in variations {
          var diagnostics = before
          guard
            let layout = lintBeside(
              spec, variation, policy: policy, planner, &pipeline.suppressions, into: &diagnostics,
              confirming: findings)
          else { continue }
          seen.formUnion(layout.chosenVariants)
          findings.add(diagnostics, of: variation, layout)
        }
      }
      look(at: spec.neighbours(results))
      if findings.needsAllEnvironments { look(at: spec.neighbours(without: seen)) }
    }
    // What is wrong with the settings is among the findings of what was linted.
    if results.isEmpty { pipeline.settingsMistakes = settings }
    pipeline.coverage = .init(
      isComplete: !hasFailed && results.allSatisfy(\.isWhole),
      isForAll: results.count > 1 && isOfTheSpec(spec.options)
    ) { [results] in
      results.reduce(into: []) { $0.formUnion($1.layout.sourceMap.keySpans) }
    }
    spec.loaded.diagnostics = pipeline.judged(findings.gathered)
    guard !hasFailed else { return nil }
    try checkRows(of: results.map(\.layout), spec.options, spec.loaded.sources.main.name)
    return results
  }

  /// Whether the run and other files say nothing of a spec's cells and values.
  private func isOfTheSpec(_ options: ResolveOptions) -> Bool {
    options.values.isEmpty && options.cellCounts.isEmpty && options.expandedRows.isEmpty
      && options.data == nil
  }

  /// What makes two runs the same.
  private struct SolvedPlace: Hashable {
    var environment: Environment
    let state: String?

    init(_ checked: SolvedLayout, _ variation: Variation) {
      environment = checked.layout.environment
      environment.device = nil
      state = variation.state
    }
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
    let isLeast = variation.reason == .least
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
    let linted = policy.map { LintedLayout(layout, $0, sources: loaded.sources) }
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
