import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutSpec

/// One spec as it is solved and linted for one variation after the other, with what was found so far.
final class SpecRun {
  private let compiler: SpecCompiler
  private let spec: PreparedSpec
  /// What the rules are to do; nil where nothing is linted.
  let policy: LintPolicy?
  private let planner: FixPlanner?
  private var pipeline: FindingPipeline
  private var findings = FindingsByVariation()
  /// What the environments and states of the results are.
  private var places: Set<SolvedPlace> = []
  /// True if some variations may turn out to be the same as others.
  private let mayRepeat: Bool
  /// A layout for each variation but the least bounds, which only rules look at; without its sections, which take memory for their cells.
  private(set) var layouts: [ResolvedLayout] = []
  /// The layouts whole, with their solutions; nil where nobody wants them.
  private(set) var results: SolvedLayouts?
  /// The ids of the rows that were met, where the run names some.
  private(set) var rows = RowIDs()
  /// True if errors left nothing to solve for one of the variations.
  private(set) var hasFailed = false

  /// - Parameter room: the most elements and nodes of the solutions that are kept; nil where nobody wants them.
  init(_ compiler: SpecCompiler, _ spec: PreparedSpec, _ planner: FixPlanner?, keeping room: Int?) {
    results = room.map { SolvedLayouts(compiler, spec, keeping: $0) }
    let loaded = spec.loaded
    self.compiler = compiler
    self.spec = spec
    self.planner = planner
    mayRepeat = (spec.variations + spec.plan.configured).contains(where: \.mayRepeatAsked)
    policy = compiler.options.isLinted ? spec.policy : nil
    pipeline = FindingPipeline(loaded.sources, loaded.normal)
    pipeline.included = loaded.included
    pipeline.isRecovered = loaded.recovery != nil
    pipeline.policy = policy
    pipeline.planner = planner
    if policy != nil {
      pipeline.suppressions = Suppressions(loaded.sources, recovered: loaded.recovery?.text)
    }
  }

  /// True unless the reader found errors whose places are not all known, or left nothing.
  var canResolve: Bool {
    let found = spec.loaded.diagnostics
    return !found.hasErrors || (spec.loaded.normal != nil && found.omitted == 0)
  }

  /// Resolves, lints and solves for a variation, unless it is the same as one before.
  func solve(_ variation: Variation) throws(UsageError) {
    let spec = spec.built(for: variation)
    var diagnostics = spec.loaded.diagnostics
    let solved = try compiler.solve(
      spec, variation, policy: policy, planner, &pipeline.suppressions, into: &diagnostics)
    // Bounds of the matrix may be those of the spec itself.
    if mayRepeat, let solved {
      let isNew = places.insert(SolvedPlace(solved, variation)).inserted
      if variation.mayRepeatAsked, !isNew { return }
    }
    findings.add(diagnostics, of: variation, solved?.layout)
    if variation.isLeast { return }
    guard let solved else {
      hasFailed = true
      return
    }
    results?.append(solved, of: variation)
    var layout = solved.layout
    if !spec.options.expandedRows.isEmpty { rows.add(layout) }
    layout.spec.sections = []
    layouts.append(layout)
  }

  /// Lints for environments that the spec tells from those of the run, unless the user names some or something could not be solved.
  func lookAround() {
    guard let policy, !compiler.options.namesEnvironments, isWhole else { return }
    var seen = layouts.reduce(into: Set()) { $0.formUnion($1.chosenVariants) }
    func look(at variations: [Variation]) {
      for variation in variations {
        var diagnostics = spec.loaded.diagnostics
        let layout = compiler.lintNeighbour(
          spec, variation, policy: policy, planner, &pipeline.suppressions, into: &diagnostics,
          confirming: findings)
        guard let layout else { continue }
        seen.formUnion(layout.chosenVariants)
        findings.add(diagnostics, of: variation, layout)
      }
    }
    look(at: spec.neighbours(layouts))
    if findings.needsAllEnvironments { look(at: spec.neighbours(without: seen)) }
  }

  /// What is found in the spec, of all variations.
  func judged() -> DiagnosticBag {
    // What is wrong with the settings is among the findings of what was linted.
    if layouts.isEmpty { pipeline.settingsMistakes = settingsMistakes }
    pipeline.coverage = .init(
      isComplete: isWhole && policy?.wantsErrorsOnly != true,
      isForAll: layouts.count > 1 && saysNothingOfCells
    ) { [layouts] in
      layouts.reduce(into: []) { $0.formUnion($1.sourceMap.keySpans) }
    }
    let found = pipeline.judged(findings.gathered)
    return spec.isCode ? found.map(\.inCode) : found
  }

  /// What is found in a spec that cannot be resolved.
  func judgedWithoutLayout() -> DiagnosticBag {
    var found = spec.loaded.diagnostics
    if let normal = spec.loaded.normal {
      reportHiddenMistakes(in: normal, including: spec.loaded.included, into: &found)
    }
    pipeline.settingsMistakes = settingsMistakes
    return pipeline.judged(found)
  }

  /// True if every variation has a layout from which nothing was left out.
  var isWhole: Bool { !hasFailed && layouts.allSatisfy { $0.leftOut == nil } }

  private var settingsMistakes: DiagnosticBag {
    var found = DiagnosticBag()
    if policy != nil, let normal = spec.loaded.normal { checkLintSettings(normal, into: &found) }
    return found
  }

  /// True if the run and other files say nothing of a spec's cells and values.
  private var saysNothingOfCells: Bool {
    let options = spec.options
    return options.values.isEmpty && options.cellCounts.isEmpty && options.expandedRows.isEmpty
      && options.data == nil
  }

  /// What makes two variations the same.
  private struct SolvedPlace: Hashable {
    var environment: Environment
    let state: String?

    init(_ solved: SolvedLayout, _ variation: Variation) {
      environment = solved.layout.environment
      environment.device = nil
      state = variation.state
    }
  }
}

extension Diagnostic {
  /// The same, to be mended by hand in Swift.
  fileprivate var inCode: Diagnostic {
    var result = self
    result.fixes = []
    result.language = .swift
    return result
  }
}
