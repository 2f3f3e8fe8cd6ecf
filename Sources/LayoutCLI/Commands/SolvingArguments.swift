import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec

/// What `build`, `lint` and `ast --expand` share: the environment and data from the command line, and the way from a loaded spec to its
/// frames.
struct SolvingArguments {
  /// What the spec is solved for, one after the other.
  private(set) var variations: [Variation]
  private let options: ResolveOptions
  private let sideFiles: SideFiles

  init(_ arguments: ParsedArguments) throws(UsageError) {
    var options = ResolveOptions()
    options.environment = try arguments.environmentOverrides()
    options.values = try arguments.namedValues()
    options.cellCounts = try arguments.cellCounts()
    options.expandedRows = try arguments.expandedRows()
    self.options = options
    variations = try Variation.all(arguments)
    sideFiles = try SideFiles(arguments)
  }

  /// Reads the files beside a spec and checks the names that the command line uses.
  ///
  /// - Returns: what is the same for all variations.
  func prepare(
    _ loaded: inout SpecInput.Loaded, path: String, _ input: SpecInput
  ) throws(UsageError) -> Result<ResolveOptions, SpecInput.Failure> {
    var options = options
    input.readIncludes(of: &loaded)
    switch try sideFiles.read(for: path, input, into: &loaded) {
    case .success(let found):
      options.data = found.data
      options.environment.catalog = found.catalog
    case .failure(let failure): return .failure(failure)
    }
    if let normal = loaded.normal, !loaded.diagnostics.hasErrors {
      try NameCheck(normal: normal, included: loaded.included, options: options).check(variations)
    }
    return .success(options)
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

  struct Checked {
    let layout: ResolvedLayout
    let solution: Solution
  }

  /// Resolves, lints and solves for every variation; findings go into the loaded spec's bag, each once.
  ///
  /// - Returns: a layout for each variation; nil where errors left nothing to solve in one of them.
  func solve(
    _ loaded: inout SpecInput.Loaded, _ options: ResolveOptions, lints: Bool
  ) throws(UsageError) -> [Checked]? {
    let before = loaded.diagnostics
    if lints, let normal = loaded.normal { checkLintSettings(normal, into: &loaded.diagnostics) }
    guard !before.hasErrors else {
      if let normal = loaded.normal {
        reportHiddenMistakes(in: normal, including: loaded.included, into: &loaded.diagnostics)
      }
      return nil
    }
    let settings = loaded.diagnostics
    var results: [Checked] = []
    var findings = VariationFindings()
    var suppressions = lints ? Suppressions(loaded.sources) : Suppressions()
    for variation in variations {
      var diagnostics = before
      if let checked = try solve(
        loaded, variation.options(options), lints: lints, &suppressions, into: &diagnostics)
      {
        results.append(checked)
      }
      findings.add(diagnostics, of: variation)
    }
    loaded.diagnostics = findings.gathered
    // What is wrong with the settings is among the findings of what was linted.
    if results.isEmpty { loaded.diagnostics.merge(settings) }
    if let normal = loaded.normal {
      suppressions.report(
        normal, isComplete: results.count == variations.count, into: &loaded.diagnostics)
    }
    guard results.count == variations.count else { return nil }
    try checkRows(of: results.map(\.layout), options, loaded.sources.main.name)
    return results
  }

  private func solve(
    _ loaded: SpecInput.Loaded, _ options: ResolveOptions, lints: Bool, _ suppressions: inout Suppressions,
    into diagnostics: inout DiagnosticBag
  ) throws(UsageError) -> Checked? {
    guard let normal = loaded.normal,
      let layout = resolve(normal, including: loaded.included, options: options, into: &diagnostics)
    else { return nil }
    try checkSections(layout.spec.sections.map { $0.isNamed ? $0.name : nil }, loaded.sources.main.name)
    if lints { lint(layout, normal: normal, suppressions: &suppressions, into: &diagnostics) }
    let solution = LayoutSolver.solve(layout.spec, in: layout.environment)
    if lints {
      lintSolved(layout, solution, normal: normal, suppressions: &suppressions, into: &diagnostics)
    }
    reportExceededLimits(layout, solution, into: &diagnostics)
    return Checked(layout: layout, solution: solution)
  }

  /// An item that is to be expanded or collapsed exists in one of the variations.
  private func checkRows(
    of layouts: [ResolvedLayout], _ options: ResolveOptions, _ file: String
  ) throws(UsageError) {
    guard !options.expandedRows.isEmpty else { return }
    var ids = RowIDs()
    for layout in layouts { ids.add(layout) }
    for (id, isExpanded) in options.expandedRows.sorted(by: { $0.key < $1.key }) where !ids.contains(id) {
      let near = didYouMean(id, among: ids.single.sorted()).map { ["did you mean '\(shownText($0))'?"] }
      throw UsageError(
        message:
          "option '\(isExpanded ? "--expand" : "--collapse")' names the item \(quotedText(id)), which \(file) does not have",
        help: near ?? [])
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
