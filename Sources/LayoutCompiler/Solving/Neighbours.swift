import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec

extension PreparedSpec {
  /// Environments that the spec tells from those of the run.
  func neighbours(_ layouts: [ResolvedLayout]) -> [Variation] {
    guard let own = layouts.first, let normal = loaded.normal, code == nil,
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
  func comparedByFixes(_ layouts: [ResolvedLayout]) -> [Variation]? {
    guard let normal = loaded.normal else { return [] }
    let seen = layouts.reduce(into: Set()) { $0.formUnion($1.chosenVariants) }
    return plan.comparedByFixes(
      neighbours(layouts) + neighbours(without: seen),
      states: SpecNames(normal, including: loaded.included).states,
      nodes: layouts.map(\.sourceMap.nodes.count).max() ?? 0)
  }
}

extension SpecCompiler {
  /// Lints a neighbour: runs the rules that need no frames, and the rules of solved layouts only to confirm or deny findings of the run. If a
  /// variant is forced, nothing new is reported.
  ///
  /// - Parameter found: what was found so far; of a variant where it would not stand, nothing else is told.
  /// - Returns: nil where nothing can be told: the spec may not be made for such an environment.
  func lintNeighbour(
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
    let linted = LintedLayout(layout, policy, sources: loaded.sources, sharing: loaded.findings)
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
}
