import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec

// What a spec may be besides what it is solved for in a run.

/// What is compared before and after a fix, besides what a run is for.
struct Besides {
  var variations: [Variation] = []
  /// Whether there are more than can be compared; then there are none.
  var areTooMany = false
}

extension PreparedSpec {
  /// The environment of the run with variants that no layout so far has.
  func variations(without seen: Set<ChosenVariant>) -> [Variation] {
    Set(loaded.shared.variants.subtracting(seen).map(\.place)).sorted().map { place in
      var variation = variations.first ?? Variation()
      variation.variant = place
      variation.isAdded = true
      return variation
    }
  }
}

extension SpecCompiler {
  /// Environments that a spec tells from those of the run, unless the run names some.
  func neighbours(of spec: PreparedSpec, _ results: [SolvedLayout]) -> [Variation] {
    let loaded = spec.loaded
    guard let own = results.first?.layout, let normal = loaded.normal, !options.namesEnvironments,
      own.sourceMap.nodes.count <= Self.greatestNodeCount
    else { return [] }
    let names = ([normal] + loaded.included).flatMap { $0["let"]?.fields ?? [] }
    let files = loaded.sources.files.prefix(1 + loaded.included.count)
    return Variation.toldApart(
      by: ConditionSpace(in: Array(files), names: names, values: spec.options.values),
      from: own.environment, normal, spec.options, state: spec.variations.first?.state)
  }

  /// What a spec may be besides what it is solved for: other states, environments that it tells from those of the run, other variants.
  func besides(_ spec: PreparedSpec, _ results: [SolvedLayout]) -> Besides {
    guard let normal = spec.loaded.normal else { return Besides() }
    let seen = results.reduce(into: Set()) { $0.formUnion($1.layout.chosenVariants) }
    let places =
      [spec.variations.first ?? Variation()] + neighbours(of: spec, results)
      + spec.variations(without: seen)
    let states = options.states.isEmpty ? SpecNames(normal, including: spec.loaded.included).states : []
    let count = places.count * (states.count + 1)
    let size = results.map(\.layout.sourceMap.nodes.count).max() ?? 0
    guard count <= Self.greatestBesideCount, count * size <= Self.greatestBesideSize || count == 1 else {
      return Besides(areTooMany: true)
    }
    let besides = places.flatMap { place in
      ([place.state] + states).map { state in
        var variation = place
        variation.state = state
        return variation
      }
    }
    // The first is that of the run.
    return Besides(variations: Array(besides.dropFirst()))
  }

  /// The most nodes of a layout that is looked at in other environments, too: each takes as long again.
  private static let greatestNodeCount = 20_000

  /// The most layouts beside those of the run that are compared before and after a fix.
  private static let greatestBesideCount = 512
  /// The most nodes in all of them.
  private static let greatestBesideSize = 1_000_000

  /// Runs the rules that need no frames for an environment beside those of the run, and of the others what may deny a finding of the run.
  ///
  /// - Parameter found: what was found so far; of a variant where it would not stand, nothing else is told.
  /// - Returns: nil where nothing can be told: the spec may not be made for such an environment.
  func lintBeside(
    _ spec: PreparedSpec, _ variation: Variation, policy: LintPolicy, _ planner: FixPlanner?,
    _ suppressions: inout Suppressions, into diagnostics: inout DiagnosticBag,
    confirming found: VariationFindings
  ) -> ResolvedLayout? {
    let loaded = spec.loaded
    let options = variation.options(spec.options)
    var resolving = diagnostics
    guard let normal = loaded.normal,
      let layout = resolve(
        normal, including: loaded.included, options: options, sharing: loaded.shared, into: &resolving)
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

  /// Resolves and solves for one variation more, of which nothing is told: nil where it cannot be solved.
  public func solveBeside(_ spec: PreparedSpec, _ variation: Variation) -> SolvedLayout? {
    var diagnostics = DiagnosticBag()
    var suppressions = Suppressions()
    let solved = try? solve(
      spec, variation, policy: nil, nil, isLeast: false, &suppressions, into: &diagnostics)
    return diagnostics.hasErrors ? nil : solved
  }

  /// The layouts of other devices than the spec's own: as many as a page has room for, without those that cannot be solved.
  public func othersSolved(
    of preview: PreviewVariations, beside own: [SolvedLayout], _ spec: PreparedSpec
  ) -> [(variation: Variation, solved: SolvedLayout)] {
    let cells = own.first.map { $0.solution.spec.sections.reduce(0) { $0 + $1.items.count } } ?? 0
    return preview.affordable(cells: cells).compactMap { variation in
      solveBeside(spec, variation).map { (variation, $0) }
    }
  }
}
