import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec

// What a spec is besides what it is solved for in a run.

extension PreparedSpec {
  /// Environments that the spec tells from those of the run.
  func neighbours(_ results: [SolvedLayout]) -> [Variation] {
    guard let own = results.first?.layout, let normal = loaded.normal,
      own.sourceMap.nodes.count <= Self.greatestNodeCount
    else { return [] }
    let names = ([normal] + loaded.included).flatMap { $0["let"]?.fields ?? [] }
    let files = loaded.sources.files.prefix(1 + loaded.included.count)
    return plan.neighbours(
      toldApartBy: ConditionSpace(in: Array(files), names: names, values: options.values),
      from: own.environment, normal, options)
  }

  /// The most nodes of a layout that is looked at in other environments, too: each takes as long again.
  private static let greatestNodeCount = 20_000

  /// The environment of the run with variants that no layout so far has.
  func neighbours(without seen: Set<ChosenVariant>) -> [Variation] {
    plan.neighbours(withVariants: Set(loaded.shared.variants.subtracting(seen).map(\.place)))
  }

  /// Where the frames before and after a fix are compared, besides what the run is for: in other states, in environments that the spec
  /// tells from those of the run, with other variants.
  ///
  /// - Returns: nil where there are too many to compare.
  func comparedByFixes(_ results: [SolvedLayout]) -> [Variation]? {
    guard let normal = loaded.normal else { return [] }
    let seen = results.reduce(into: Set()) { $0.formUnion($1.layout.chosenVariants) }
    return plan.comparedByFixes(
      neighbours(results) + neighbours(without: seen),
      states: SpecNames(normal, including: loaded.included).states,
      nodes: results.map(\.layout.sourceMap.nodes.count).max() ?? 0)
  }
}

extension SpecCompiler {
  /// Lints a neighbour: runs the rules that need no frames, and the rules of solved layouts only to confirm or deny findings of the run. If a
  /// variant is forced, nothing new is reported.
  ///
  /// - Parameter found: what was found so far; of a variant where it would not stand, nothing else is told.
  /// - Returns: nil where nothing can be told: the spec may not be made for such an environment.
  func lintBeside(
    _ spec: PreparedSpec, _ variation: Variation, policy: LintPolicy, _ planner: FixPlanner?,
    _ suppressions: inout Suppressions, into diagnostics: inout DiagnosticBag,
    confirming found: FindingsByVariation
  ) -> ResolvedLayout? {
    let loaded = spec.loaded
    let options = variation.options(spec.options)
    var discarded = diagnostics
    guard let normal = loaded.normal,
      let layout = resolve(
        normal, including: loaded.included, options: options, sharing: loaded.shared, into: &discarded)
    else { return nil }
    let linted = LintedLayout(layout, policy, sources: loaded.sources)
    var confirmed = DiagnosticBag()
    if options.variant == nil {
      lint(
        linted, normal: normal, policy: policy, planner: planner, isRepeated: true,
        suppressions: &suppressions, into: &diagnostics)
    } else {
      lint(
        linted, normal: normal, policy: policy, isRepeated: true, suppressions: &suppressions,
        into: &confirmed)
    }
    if found.needsAllEnvironments {
      lintSolved(
        linted, LayoutSolver.solve(layout.spec, in: layout.environment), normal: normal, policy: policy,
        suppressions: &suppressions, into: &confirmed)
    }
    for diagnostic in confirmed.sorted where found.has(diagnostic) { diagnostics.report(diagnostic) }
    return layout
  }

  /// Resolves and solves for one variation more, of which nothing is told.
  ///
  /// - Returns: nil where it cannot be solved.
  func solveBeside(_ spec: PreparedSpec, _ variation: Variation) -> SolvedLayout? {
    var diagnostics = DiagnosticBag()
    var suppressions = Suppressions()
    let solved = try? solve(
      spec, variation, policy: nil, nil, &suppressions, into: &diagnostics)
    return diagnostics.hasErrors ? nil : solved
  }

  /// The layouts that a page shows of other devices than the spec's own: as many as it has room for, without those that cannot be
  /// solved.
  package func previews(
    of spec: PreparedSpec, beside own: [SolvedLayout]
  ) -> [(variation: Variation, solved: SolvedLayout)] {
    let cells = own.first.map { $0.solution.spec.sections.reduce(0) { $0 + $1.items.count } } ?? 0
    return spec.plan.previews(besideCells: cells).compactMap { variation in
      solveBeside(spec, variation).map { (variation, $0) }
    }
  }
}
