import LayoutDiagnostics
import LayoutLint
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText

extension SpecCompiler {
  /// Resolves, lints and solves a spec for every variation of its plan. A layout is freed before the next one is solved, unless it is kept.
  package func compile(_ spec: PreparedSpec) throws(UsageError) -> CompiledSpec {
    let run = SpecRun(self, spec, keeping: SolvedLayouts.greatestKept)
    let compiled = try run.compile()
    if compiled.layouts != nil { try checkRows(run.rows, of: spec) }
    return compiled
  }

  /// Resolves and solves a spec for one variation, and lints it if there is a pipeline. The layout has the parts without errors. The
  /// diagnostics include those of the reader.
  func solve(
    _ spec: PreparedSpec, _ variation: Variation, _ pipeline: FindingPipeline? = nil
  ) throws(UsageError) -> (layout: SolvedLayout?, diagnostics: DiagnosticBag) {
    let loaded = spec.built(for: variation).loaded
    var diagnostics = loaded.diagnostics
    guard let normal = loaded.normal else { return (nil, diagnostics) }
    let options = variation.options(spec.options)
    var resolved = resolve(
      normal, including: loaded.included, options: options, sharing: loaded.shared, into: &diagnostics)
    // Code with errors may lack the section, and says why.
    if let layout = resolved, !(spec.isBuiltByCode && diagnostics.hasErrors) {
      try checkSections(layout.spec.sections.map { $0.isNamed ? $0.name : nil }, loaded.sources.main.name)
    } else if resolved == nil {
      resolved = resolvePartially(
        normal, including: loaded.included, options: options, blanks: loaded.recovery?.blanks ?? [],
        into: &diagnostics)
    }
    guard let layout = resolved else { return (nil, diagnostics) }
    let linted = pipeline?.linted(layout, sharing: loaded.findings)
    if !variation.runsFewRules { linted?.lint(into: &diagnostics) }
    let solution = LayoutSolver.solve(layout.spec, in: layout.environment)
    let isSized =
      options.environment.device != nil || options.environment.preset != nil
      || options.environment.container != nil
    if isSized || layout.leftOut?.isEnvironmentRead ?? true {
      linted?.lint(solution, isLeast: variation.runsFewRules, into: &diagnostics)
    }
    reportExceededLimits(layout, solution, into: &diagnostics)
    let errors = diagnostics.hasErrors ? diagnostics.sorted.filter { $0.severity == .error } : []
    return (SolvedLayout(variation, layout, solution, errors: errors, loaded.assumptions), diagnostics)
  }

  /// Throws if the run expands or collapses an item that none of the layouts has.
  private func checkRows(_ ids: RowIDs, of spec: PreparedSpec) throws(UsageError) {
    let rows = spec.options.expandedRows.sorted { $0.key < $1.key }
    for (id, isExpanded) in rows where !ids.contains(id) {
      let near = nearestWord(to: id, among: ids.single.sorted())
      throw UsageError(
        option: isExpanded ? "expand" : "collapse",
        "names the item \(quotedText(id)), which \(spec.loaded.sources.main.name) does not have",
        help: didYouMean(near.map { shownText($0) }))
    }
  }

  /// Throws if the run gives a number of cells for a section that the spec does not have.
  package func checkSections(_ ids: @autoclosure () -> [String?], _ file: String) throws(UsageError) {
    guard !options.cellCounts.isEmpty else { return }
    let ids = ids()
    for given in options.cellCounts {
      guard let name = given.section, !ids.contains(name), !(Int(name).map(ids.indices.contains) ?? false)
      else { continue }
      throw unknownSection(name, among: ids, file)
    }
  }
}

/// The error for a section name that does not exist, with the names that do.
package func unknownSection(_ name: String, among ids: [String?], _ file: String) -> UsageError {
  let names = ids.prefix(20).enumerated().map { $1.map { shownText($0) } ?? "\($0) (no id)" }
  let more = ids.count > names.count ? ", …" : ""
  return UsageError(
    message: "\(file) has no section '\(shownText(name))'; it has \(names.joined(separator: ", "))\(more)",
    help: didYouMean(name, among: ids.compactMap { $0 }))
}

/// Compiles one spec, one variation after the other.
final class SpecRun {
  private let compiler: SpecCompiler
  private let spec: PreparedSpec
  private let pipeline: FindingPipeline
  private var findings = FindingsByVariation()
  private var places: Set<SolvedPlace> = []
  /// True if some variations may turn out to be the same as others.
  private let mayRepeat: Bool
  /// The layout of each variation, except those that only check the smallest container.
  private var layouts: [ResolvedLayout] = []
  private var results: SolvedLayouts?
  /// The ids of the rows in the layouts, if the run names rows.
  private(set) var rows = RowIDs()
  /// True if errors left nothing to solve for one of the variations.
  private var hasFailed = false

  /// - Parameter room: the limit on the cost of all kept layouts; `nil` if no layouts are wanted.
  init(_ compiler: SpecCompiler, _ spec: PreparedSpec, planner: FixPlanner? = nil, keeping room: Int?) {
    self.compiler = compiler
    self.spec = spec
    results = room.map { SolvedLayouts(compiler, spec, keeping: $0) }
    mayRepeat = (spec.variations + spec.plan.configured).contains(where: \.mayRepeatAsked)
    let loaded = spec.loaded
    pipeline = FindingPipeline(
      loaded.sources, loaded.normal, including: loaded.included,
      policy: compiler.options.isLinted ? spec.policy : nil, recovered: loaded.recovery?.text,
      planner: planner)
  }

  /// - Parameter looksAround: true to continue with the environments of the configuration. If it names none, other environments in which
  ///   the spec's conditions have different answers are linted.
  func compile(looksAround: Bool = false) throws(UsageError) -> CompiledSpec {
    let read = spec.loaded.diagnostics
    // If some errors are not recorded, their places are unknown and cannot be left out.
    if read.hasErrors, spec.loaded.normal == nil || read.omitted > 0 { return compileWithoutLayout() }
    let configured = looksAround ? spec.plan.configured : []
    let least = spec.plan.least(pipeline.policy?.options.minContainer)
    for variation in spec.variations + configured + least { try solve(variation) }
    if looksAround, configured.isEmpty { lookAround() }
    let coverage = FindingPipeline.Coverage(
      isComplete: isWhole && pipeline.policy?.wantsErrorsOnly != true,
      isForAll: layouts.count > 1 && saysNothingOfCells
    ) { [layouts] in layouts.reduce(into: []) { $0.formUnion($1.sourceMap.keySpans) } }
    let found = pipeline.judged(findings.gathered, hasLintedLayouts: !layouts.isEmpty, coverage: coverage)
    let stated = looksAround && spec.plan.hasMatrix ? try addingRanges(to: found) : found
    return CompiledSpec(
      spec, spec.isBuiltByCode ? stated.map { $0.inCode(spec.loaded.assumptions) } : stated, pipeline,
      layouts: hasFailed ? nil : results,
      resolved: hasFailed ? [] : layouts, isWhole: isWhole)
  }

  /// Adds to the findings about groups without room the widths at which these have none.
  private func addingRanges(to found: DiagnosticBag) throws(UsageError) -> DiagnosticBag {
    guard !spec.isBuiltByCode,
      found.contains(where: \.saysGroupHasNoRoom),
      let search = BreakpointSearch(spec, axis: .horizontal, with: compiler)
    else { return found }
    let problems = try search.intervals(in: search.usualRange).problems
    return found.map { diagnostic in
      var result = diagnostic
      if diagnostic.saysGroupHasNoRoom,
        let ranges = problems.first(where: {
          $0.problem.rule == diagnostic.rule.name && $0.problem.span == diagnostic.span
        })
      {
        result.notes.append("at \(ranges.rangesText) wide, \(decimalText(search.otherLength)) high")
      }
      return result
    }
  }

  private func compileWithoutLayout() -> CompiledSpec {
    var found = spec.loaded.diagnostics
    if let normal = spec.loaded.normal {
      reportHiddenMistakes(in: normal, including: spec.loaded.included, into: &found)
    }
    return CompiledSpec(spec, pipeline.judged(found, hasLintedLayouts: false), pipeline)
  }

  /// Resolves, lints and solves for a variation, unless it equals an earlier one.
  private func solve(_ variation: Variation) throws(UsageError) {
    let (solved, diagnostics) = try compiler.solve(spec, variation, pipeline)
    // The bounds of the matrix may be those of the spec itself.
    if mayRepeat, let solved {
      let isNew = places.insert(SolvedPlace(solved)).inserted
      if variation.mayRepeatAsked, !isNew { return }
    }
    let isNamed = solved != nil || variation.isNamed || variation.reason != .asked
    let own = isNamed ? nil : spec.environment(of: variation)?.value
    findings.add(diagnostics, of: variation, in: own, solved?.layout)
    if variation.runsFewRules { return }
    guard let solved else {
      hasFailed = true
      return
    }
    results?.append(solved)
    var layout = solved.layout
    if !spec.options.expandedRows.isEmpty { rows.add(layout) }
    layout.spec.sections = []
    layouts.append(layout)
  }

  /// Lints other environments in which the spec's conditions have different answers, unless the user names environments or something could
  /// not be solved.
  private func lookAround() {
    guard pipeline.policy != nil, !compiler.options.namesEnvironments, isWhole else { return }
    var seen = layouts.reduce(into: Set()) { $0.formUnion($1.chosenVariants) }
    func look(at variations: [Variation]) {
      for variation in variations {
        guard let (layout, diagnostics) = lintNeighbour(variation) else { continue }
        seen.formUnion(layout.chosenVariants)
        findings.add(diagnostics, of: variation, layout)
      }
    }
    look(at: spec.neighbours(layouts))
    if findings.found.needsAllEnvironments { look(at: spec.neighbours(without: seen)) }
  }

  /// Lints another environment. Rules that need no frames report findings; the others only confirm or deny findings of the run. With a
  /// forced variant, nothing new is reported. `nil` if the spec has errors there: it may not be made for such an environment.
  private func lintNeighbour(_ variation: Variation) -> (ResolvedLayout, DiagnosticBag)? {
    let loaded = spec.loaded
    let options = variation.options(spec.options)
    var discarded = loaded.diagnostics
    guard let normal = loaded.normal,
      let layout = resolve(
        normal, including: loaded.included, options: options, sharing: loaded.shared, into: &discarded),
      let linted = pipeline.linted(layout, sharing: loaded.findings)
    else { return nil }
    var diagnostics = loaded.diagnostics
    var confirmed = DiagnosticBag(keeping: diagnostics.limit)
    if options.variant == nil {
      linted.lint(isRepeated: true, into: &diagnostics)
      linted.planner = nil
    } else {
      linted.planner = nil
      linted.lint(isRepeated: true, into: &confirmed)
    }
    if findings.found.needsAllEnvironments {
      linted.lint(LayoutSolver.solve(layout.spec, in: layout.environment), into: &confirmed)
    }
    for diagnostic in confirmed.sorted where findings.found.has(diagnostic) { diagnostics.report(diagnostic) }
    return (layout, diagnostics)
  }

  /// True if nothing was left out of the layout of any variation.
  private var isWhole: Bool { !hasFailed && layouts.allSatisfy { $0.leftOut == nil } }

  /// True if only the spec itself says what its cells and values are.
  private var saysNothingOfCells: Bool {
    let options = spec.options
    return options.values.isEmpty && options.cellCounts.isEmpty && options.expandedRows.isEmpty
      && options.data == nil
  }

  private struct SolvedPlace: Hashable {
    var environment: Environment
    let state: String?

    init(_ solved: SolvedLayout) {
      environment = solved.layout.environment
      environment.device = nil
      state = solved.variation.state
    }
  }
}

extension Diagnostic {
  /// The finding for Swift code, which is corrected by hand. It may be due to assumed numbers of its section.
  func inCode(_ assumptions: [Assumption]) -> Diagnostic {
    var result = self
    let section = path.flatMap { $0.hasPrefix("sections[") ? Int($0.dropFirst(9).prefix { $0 != "]" }) : nil }
    let numbers = assumptions.filter { $0.concerns(section: section) && Double($0.value) != nil }
    if let section, !numbers.isEmpty {
      let some = numbers.prefix(3).map { "\(shownText($0.name)) = \($0.value)" }.joined(separator: ", ")
      let more = numbers.count > 3 ? " and \(numbers.count - 3) more" : ""
      result.notes.append("section \(section) rests on assumed numbers: \(some)\(more)")
    }
    result.fixes = []
    result.language = .swift
    return result
  }
}
