import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec

/// What `build`, `lint` and `ast --expand` share: the environment and data from the command line, and the way from a loaded spec to its
/// frames.
struct SolvingArguments: Sendable {
  /// What the spec is solved for, one after the other.
  var variations: [Variation]
  let arguments: ParsedArguments
  private let options: ResolveOptions
  private let policy: LintPolicy
  let sideFiles: SideFiles

  /// - Parameter policy: what the command line says of rules.
  init(_ arguments: ParsedArguments, policy: LintPolicy = LintPolicy()) throws(UsageError) {
    self.arguments = arguments
    self.policy = policy
    var options = ResolveOptions()
    options.environment = try arguments.environmentOverrides()
    options.values = try arguments.namedValues()
    options.cellCounts = try arguments.cellCounts()
    options.expandedRows = try arguments.expandedRows()
    self.options = options
    variations = try Variation.all(arguments)
    sideFiles = try SideFiles(arguments)
  }

  /// What is the same for all variations of a spec.
  struct Prepared {
    var options: ResolveOptions
    /// What the rules are to do, as far as the spec does not say.
    var policy: LintPolicy
    /// What the configuration would have specs linted for besides.
    var added: [Variation] = []
  }

  /// Reads the files beside a spec and checks the names that the command line uses.
  func prepare(
    _ loaded: inout SpecInput.Loaded, path: String, _ input: SpecInput
  ) throws(UsageError) -> Result<Prepared, SpecInput.Failure> {
    var options = options
    var policy = policy
    var added: [Variation] = []
    input.readIncludes(of: &loaded)
    switch try sideFiles.read(for: path, input, into: &loaded) {
    case .success(let found):
      options.data = found.data
      if let configuration = found.configuration {
        options.environment.catalog = configuration.catalog
        policy = configuration.policy(policy, forSpec: loaded.sources.main.name)
        added = Variation.added(by: configuration.lint, to: variations, arguments)
      }
    case .failure(let failure): return .failure(failure)
    }
    if let normal = loaded.normal, !loaded.diagnostics.hasErrors {
      try NameCheck(normal: normal, included: loaded.included, options: options).check(variations)
    }
    return .success(Prepared(options: options, policy: policy, added: added))
  }

  /// Solves for all that a contact sheet shows.
  mutating func spread(
    over sheet: SheetContent, _ loaded: SpecInput.Loaded, _ options: ResolveOptions
  ) throws(UsageError) {
    guard let normal = loaded.normal, !loaded.diagnostics.hasErrors else { return }
    variations = try sheet.variations(
      variations, devices: options.environment.catalog.presets.map(\.name),
      states: SpecNames(normal, including: loaded.included).states, of: loaded.sources.main.name)
  }

  /// Solves for several variations in the place of each.
  mutating func vary(_ body: (Variation) -> [Variation]) { variations = variations.flatMap(body) }

  struct Checked {
    let layout: ResolvedLayout
    let solution: Solution
    /// The errors that were found in this layout, in the order of their places.
    let errors: [Diagnostic]

    /// Whether nothing was left out of the layout.
    var isWhole: Bool { layout.leftOut == nil }
  }

  /// Resolves, lints and solves for every variation; findings go into the loaded spec's bag, each once.
  ///
  /// - Parameters:
  ///   - policy: what the rules are to do; nil to lint nothing.
  ///   - added: what the spec is linted for besides.
  ///   - planner: what finds the text that fixes change, where findings are to have them.
  ///   - looksAround: whether the rules that need no frames look at environments that the spec tells from these, too.
  /// - Returns: a layout for each variation, of a spec with errors one of what has none; nil where they left nothing to solve in one of them.
  func solve(
    _ loaded: inout SpecInput.Loaded, _ options: ResolveOptions, policy: LintPolicy?,
    adding added: [Variation] = [], planner: FixPlanner? = nil, looksAround: Bool = false
  ) throws(UsageError) -> [Checked]? {
    let before = loaded.diagnostics
    var settings = DiagnosticBag()
    if policy != nil, let normal = loaded.normal { checkLintSettings(normal, into: &settings) }
    guard !before.hasErrors || (loaded.normal != nil && before.omitted == 0) else {
      loaded.diagnostics.merge(settings)
      if let normal = loaded.normal {
        reportHiddenMistakes(in: normal, including: loaded.included, into: &loaded.diagnostics)
        loaded.leaveOutMissingNames()
      }
      if let policy {
        var suppressions = Suppressions(loaded.sources, recovered: loaded.recovery?.text)
        applyLevels(
          to: &loaded.diagnostics, normal: loaded.normal, policy: policy, suppressions: &suppressions)
      }
      return nil
    }
    var results: [Checked] = []
    var findings = VariationFindings()
    var suppressions =
      policy != nil
      ? Suppressions(loaded.sources, recovered: loaded.recovery?.text) : Suppressions()
    let all = variations + added + leastContainers(policy)
    // Only runs that were added may be the same as others.
    let hasAdded = all.contains(where: \.isAdded)
    var seen: Set<SolvedPlace> = []
    var hasFailed = false
    for variation in all {
      var diagnostics = before
      let isLeast = variation.bounds?.isLeast ?? false
      let checked = try solve(
        loaded, variation.options(options), policy: policy, planner, isLeast: isLeast, &suppressions,
        into: &diagnostics)
      // Bounds of the matrix may be those of the spec itself.
      if variation.isAdded, let checked,
        !seen.insert(SolvedPlace(checked, variation)).inserted
      {
        continue
      }
      findings.add(diagnostics, of: variation, checked?.layout)
      if isLeast { continue }
      guard let checked else {
        hasFailed = true
        continue
      }
      if hasAdded { seen.insert(SolvedPlace(checked, variation)) }
      results.append(checked)
    }
    if let policy, looksAround, added.isEmpty, !namesEnvironments, !hasFailed, results.allSatisfy(\.isWhole) {
      var seen = results.reduce(into: Set()) { $0.formUnion($1.layout.chosenVariants) }
      func look(at variations: [Variation]) {
        for variation in variations {
          var diagnostics = before
          guard
            let layout = lintBeside(
              loaded, variation.options(options), policy: policy, planner, &suppressions,
              into: &diagnostics, confirming: findings)
          else { continue }
          seen.formUnion(layout.chosenVariants)
          findings.add(diagnostics, of: variation, layout, as: .neighbour)
        }
      }
      look(at: neighbours(loaded, options, results))
      if findings.needsAllEnvironments { look(at: self.variations(loaded, without: seen)) }
    }
    loaded.diagnostics = findings.gathered
    loaded.leaveOutMissingNames()
    // What is wrong with the settings is among the findings of what was linted.
    if results.isEmpty { loaded.diagnostics.merge(settings) }
    if let policy, let normal = loaded.normal {
      applyLevels(to: &loaded.diagnostics, normal: normal, policy: policy, suppressions: &suppressions)
      suppressions.report(
        normal, policy: policy, including: loaded.included,
        isComplete: !hasFailed && results.allSatisfy(\.isWhole),
        isForAll: results.count > 1 && isOfTheSpec(options),
        places: { results.reduce(into: []) { $0.formUnion($1.layout.sourceMap.keySpans) } },
        into: &loaded.diagnostics)
    }
    guard !hasFailed else { return nil }
    try checkRows(of: results.map(\.layout), options, loaded.sources.main.name)
    return results
  }

  /// Whether the command line and other files say nothing of a spec's cells and values.
  private func isOfTheSpec(_ options: ResolveOptions) -> Bool {
    options.values.isEmpty && options.cellCounts.isEmpty && options.expandedRows.isEmpty
      && options.data == nil
  }

  /// What is solved for the least container, of which a configuration tells.
  private func leastContainers(_ policy: LintPolicy?) -> [Variation] {
    guard let size = policy?.options.minContainer else { return [] }
    var states: [String?] = []
    for variation in variations where !states.contains(variation.state) { states.append(variation.state) }
    return states.map { .least(size, state: $0) }
  }

  /// What makes two runs the same.
  private struct SolvedPlace: Hashable {
    var environment: Environment
    let state: String?

    init(_ checked: Checked, _ variation: Variation) {
      environment = checked.layout.environment
      environment.device = nil
      state = variation.state
    }
  }

  func solve(
    _ loaded: SpecInput.Loaded, _ options: ResolveOptions, policy: LintPolicy?, _ planner: FixPlanner?,
    isLeast: Bool, _ suppressions: inout Suppressions, into diagnostics: inout DiagnosticBag
  ) throws(UsageError) -> Checked? {
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
    return Checked(layout: layout, solution: solution, errors: errors)
  }

  /// An item that is to be expanded or collapsed exists in one of the variations.
  private func checkRows(
    of layouts: [ResolvedLayout], _ options: ResolveOptions, _ file: String
  ) throws(UsageError) {
    guard !options.expandedRows.isEmpty else { return }
    var ids = RowIDs()
    for layout in layouts { ids.add(layout) }
    for (id, isExpanded) in options.expandedRows.sorted(by: { $0.key < $1.key }) where !ids.contains(id) {
      let near = nearestWord(to: id, among: ids.single.sorted())
      throw UsageError(
        message:
          "option '\(isExpanded ? "--expand" : "--collapse")' names the item \(quotedText(id)), which \(file) does not have",
        help: didYouMean(near.map { shownText($0) }))
    }
  }

  /// A section that is given so many cells is one of the spec's.
  ///
  /// - Parameter ids: the sections' ids; nil for one without.
  func checkSections(_ ids: [String?], _ file: String) throws(UsageError) {
    for given in options.cellCounts {
      guard let name = given.section, !ids.contains(name),
        !(Int(name).map(ids.indices.contains) ?? false)
      else { continue }
      throw unknownSection(name, among: ids, file)
    }
  }
}
