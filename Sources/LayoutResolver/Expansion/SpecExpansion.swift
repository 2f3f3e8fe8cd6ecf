import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// What a spec is resolved for, beside what it says itself.
public struct ResolveOptions: Sendable {
  /// What wins over the spec's own environment.
  public var environment = EnvironmentOverrides()
  /// The state whose data the sections hold.
  public var state: String?
  /// Data by section id, as a state has it; wins over the state.
  public var data: Normal?
  /// How many cells sections have whatever else says so; of several for one section the last holds.
  public var cellCounts: [CellCount] = []
  /// Values that win over the `let`s of the same names.
  public var values: [(name: String, value: NamedValue)] = []
  /// The most sections after `repeat`; more are an error.
  public var greatestSectionCount = 1_000_000
  /// The most values with definitions written out, and the most in the copies that `repeat` makes; more are an error.
  public var greatestValueCount = 1_000_000
  /// The most steps that computing the frames of custom groups may take; more are an error.
  public var greatestFormulaWork = 100_000_000
  /// The most cells whose measured sizes depend on their index; more are an error.
  public var greatestIndexedCellCount = 10_000_000

  /// The rows of outlines that are expanded (or collapsed: false) whatever the spec says, by item id.
  public var expandedRows: [String: Bool] = [:]

  public init() {}

  /// How many cells a section has.
  public struct CellCount: Sendable {
    /// The section's id, else its index; nil for every section.
    public var section: String?
    public var count: Int

    public init(section: String?, count: Int) {
      self.section = section
      self.count = count
    }
  }

  /// What a name may be given from outside.
  public enum NamedValue: Sendable {
    case number(Double)
    case boolean(Bool)
  }
}

/// A spec in concrete values that is still in normal form: no definitions, variants, expressions, states or shorthands.
public struct ExpandedSpec: Sendable {
  /// With the formulas of custom groups left as they are written.
  let resolved: Normal
  public let environment: Environment
  /// For each section where it was written: its index in the spec.
  let origins: [Int]
  /// For each section the frames of its custom groups by formula, in the order of the spec; nil for one that is not laid out.
  let customFrames: [[[CustomFrame]?]]
  /// For each section the keys of its `list`, if it was made by one.
  let lists: [Normal?]
  /// For each section whether it is the same as the one before, but for its id: a copy by `repeat`.
  let areCopies: [Bool]
  /// The spec's own definitions that no section uses, by whatever way.
  let unusedDefinitions: [NormalField]

  /// What `ast --expand` prints: solving it gives the same frames.
  public var normal: Normal {
    guard customFrames.contains(where: { !$0.isEmpty }), let field = resolved.field("sections") else {
      return resolved
    }
    let sections = zip(field.value.elements, customFrames).map { section, frames -> Normal in
      guard !frames.isEmpty, let group = section["group"] else { return section }
      var next = frames[...]
      let written = group.replacingFormulas { map in
        next.popFirst().flatMap { $0 }.map { map.writing($0) } ?? map
      }
      return section.replacing("group", with: "group", written)
    }
    return resolved.replacing("sections", with: "sections", Normal(.list(sections), at: field.value.span))
  }
}

/// Writes a spec out for one environment and state.
///
/// - Parameters:
///   - normal: the spec's normal form.
///   - included: the normal forms of the files that it includes; names of later ones win, its own win over all.
///   - options: the environment and state.
///   - diagnostics: what was found so far; a spec with errors is not written out.
/// - Returns: nil after an error.
public func expand(
  _ normal: Normal, including included: [Normal] = [], options: ResolveOptions = ResolveOptions(),
  into diagnostics: inout DiagnosticBag
) -> ExpandedSpec? {
  guard !diagnostics.hasErrors else {
    reportHiddenMistakes(in: normal, including: included, into: &diagnostics)
    return nil
  }
  let environment = resolveEnvironment(normal["environment"], options.environment, into: &diagnostics)
  var expansion = SpecExpansion(
    normal: normal, files: [normal] + included.reversed(), environment: environment, options: options,
    diagnostics: diagnostics)
  let result = expansion.run()
  diagnostics = expansion.diagnostics
  return diagnostics.hasErrors ? nil : result
}

/// A section with its definitions written out.
private struct WrittenSection {
  var map: Normal
  /// Its index in the spec.
  var origin: Int
  /// Whether definitions were put into it.
  var isMerged: Bool
  /// Whether nothing was merged into it, and no expression stands in it.
  var isPlain: Bool
}

private struct SpecExpansion {
  let normal: Normal
  /// The spec and the files that it includes, the strongest first.
  let files: [Normal]
  let environment: Environment
  let options: ResolveOptions
  var diagnostics: DiagnosticBag

  mutating func run() -> ExpandedSpec? {
    var uses = UseExpander(
      definitions: merged("define"), greatestCount: options.greatestValueCount, diagnostics: diagnostics)
    let configurationMap = normal["configuration"].flatMap {
      uses.expandWhole($0, as: .map(.configuration))?.value
    }
    var sections: [WrittenSection] = []
    for (index, section) in (normal["sections"]?.elements ?? []).enumerated() {
      if let (map, isMerged) = uses.expandWhole(section, as: .map(.section)) {
        sections.append(
          WrittenSection(
            map: map, origin: index, isMerged: isMerged,
            isPlain: !isMerged && !map.hasExpressions && !map.hasNames))
      }
    }
    let unused = Set(uses.checkUnused().map(\.keySpan.start))
    diagnostics = uses.diagnostics
    let isLetKnown = !diagnostics.hasErrors
    guard isLetKnown, let names = letNames(configurationMap) else {
      var search = HiddenMistakes(files: files, isRead: true, diagnostics: diagnostics)
      search.run(checksLet: !isLetKnown)
      diagnostics = search.diagnostics
      return nil
    }

    var provider = SectionProvider(
      environment: environment, configuration: Configuration(), names: names, scopes: uses.scopes,
      sectionCount: 0, greatestFormulaWork: options.greatestFormulaWork)
    let configuration = configurationMap.flatMap { provider.configuration($0, into: &diagnostics) }
    guard let copies = repeated(sections, names, uses.scopes) else { return nil }
    provider = SectionProvider(
      environment: environment,
      configuration: (configuration ?? configurationMap).map { concrete($0) } ?? Configuration(),
      names: names, scopes: uses.scopes, sectionCount: copies.count, expandedRows: options.expandedRows,
      greatestFormulaWork: options.greatestFormulaWork)
    checkLeftOut(sections, copies, provider)
    let data = data(for: copies.map(\.map))
    let counts = cellCounts(of: copies.map(\.map))
    var result: [Normal] = []
    var lists: [Normal?] = []
    var areCopies: [Bool] = []
    var customFrames: [[[CustomFrame]?]] = []
    result.reserveCapacity(copies.count)
    for (index, copy) in copies.enumerated() {
      // Without data and expressions a copy, by `repeat` or by an alias, is the section before it with another id.
      if index > 0, copies[index - 1].map.span == copy.map.span, data.isEmpty, copy.isPlain,
        let last = result.last, result.count == index, counts?[index - 1] == counts?[index]
      {
        let id = copy.map.field("id").map { last.setting("id", $0.value, at: $0.keySpan) }
        result.append(id?.ordered(as: .map(.section)) ?? last)
        areCopies.append(true)
        customFrames.append(customFrames.last ?? [])
        lists.append(lists.last ?? nil)
        continue
      }
      var map = copy.map
      var isPlain = copy.isPlain
      var given = GivenCells(count: counts?[index])
      if !data.isEmpty, let items = data[map["id"]?.text ?? String(index)] {
        map = map.setting("items", items, at: items.span)
        given.hasData = true
        if items.hasExpressions { isPlain = false }
      }
      let isFirst = index == 0 || copies[index - 1].origin != copy.origin
      if let section = provider.section(
        map, index: index, given: given, isMerged: copy.isMerged, isPlain: isPlain, isFirst: isFirst,
        into: &diagnostics)
      {
        result.append(section.normal)
        areCopies.append(false)
        customFrames.append(section.customFrames)
        lists.append(section.list)
      }
      if diagnostics.errorCount > DiagnosticBag.capacity { break }
    }
    guard !diagnostics.hasErrors else { return nil }
    return ExpandedSpec(
      resolved: whole(configuration, result), environment: environment, origins: copies.map(\.origin),
      customFrames: customFrames, lists: lists, areCopies: areCopies,
      // What an included file defines may be for other specs.
      unusedDefinitions: (normal["define"]?.fields ?? []).filter { unused.contains($0.keySpan.start) })
  }

  /// Looks for mistakes in sections that stand 0 times, and in the data of states that are not chosen.
  private mutating func checkLeftOut(
    _ sections: [WrittenSection], _ copies: [WrittenSection], _ provider: SectionProvider
  ) {
    let present = Set(copies.map(\.origin))
    for section in sections where !present.contains(section.origin) && section.map.hasExpressions {
      provider.check(section.map, into: &diagnostics)
    }
    for state in merged("states") where state.key != options.state {
      for items in state.value.fields where items.value.hasExpressions {
        provider.check(items: items.value, into: &diagnostics)
      }
    }
    checkSectionNames(inStatesOf: sections, copies)
  }

  /// Looks for sections that the spec does not have in its own states that are not chosen; what an included file says may be for other
  /// specs, and how often a section stands for other environments.
  private mutating func checkSectionNames(
    inStatesOf sections: [WrittenSection], _ copies: [WrittenSection]
  ) {
    let states = normal["states"]?.fields ?? []
    guard states.contains(where: { $0.key != options.state && !$0.value.fields.isEmpty }),
      !sections.contains(where: { $0.map["repeat"]?.hasExpressions == true })
    else { return }
    let ids = ids(of: copies.map(\.map))
    let known = Set(ids)
    for state in states where state.key != options.state {
      for field in state.value.fields where !known.contains(field.key) {
        reportSectionWithoutLayout("the state '\(state.key)'", field, among: ids)
      }
    }
  }

  private mutating func reportSectionWithoutLayout(
    _ holder: String, _ field: NormalField, among ids: [String]
  ) {
    // A finding that is only counted needs no help: a hostile state may name a million sections.
    let help = diagnostics.omitted > 0 ? [] : helpForUnknownSection(field.key, among: ids)
    diagnostics.report(
      Diagnostic(
        .error, rule: "section-without-layout",
        "\(holder) has a section '\(field.key)' that the spec does not have",
        at: field.keySpan, help: help))
  }

  /// What sections are called in data.
  private func ids(of sections: [Normal]) -> [String] {
    sections.enumerated().map { $1["id"]?.text ?? String($0) }
  }

  /// The fields of a map of names in all files; stronger files win.
  private func merged(_ key: String) -> [NormalField] {
    var seen: Set<String> = []
    return files.flatMap { $0[key]?.fields ?? [] }.filter { seen.insert($0.key).inserted }
  }

  /// The values of the `let`s; nil after an error.
  private mutating func letNames(_ configuration: Normal?) -> NameTable? {
    let written = merged("let")
    // The common spec has no names: what they could see is not looked up.
    if written.isEmpty, options.values.isEmpty { return NameTable() }
    var entries: [LetEntry] = []
    for field in written {
      if let refusal = ReservedNames.refusal(of: field.key) {
        diagnostics.report(
          Diagnostic(.error, rule: "invalid-value", refusal.message, at: field.keySpan, help: refusal.help))
        continue
      }
      if options.values.contains(where: { $0.name == field.key }) { continue }
      switch field.value.value {
      case .number(let number):
        entries.append(LetEntry(field.key, .value(.number(number)), at: field.value.span))
      case .boolean(let boolean):
        entries.append(LetEntry(field.key, .value(.boolean(boolean)), at: field.value.span))
      case .expression(let text): entries.append(LetEntry(field.key, .expression(text), at: field.value.span))
      case .null, .text, .list, .map, .raw: break
      }
    }
    for (name, value) in options.values {
      switch value {
      case .number(let number): entries.append(LetEntry(name, .value(.number(number))))
      case .boolean(let boolean): entries.append(LetEntry(name, .value(.boolean(boolean))))
      }
    }
    let reference =
      configuration?["contentInsetsReference"]?.text.flatMap(ContentInsetsReference.init) ?? .automatic
    let across: Axis = configuration?["scrollDirection"]?.text == "horizontal" ? .vertical : .horizontal
    var size = environment.container
    size[across] -= reference.insets(in: environment, across: across, layout: .automatic).total(across)
    let surroundings = NameScope(ExpressionEnvironment(environment, effectiveSize: size).table)
    let (table, errors) = LetDefinitions(entries).evaluated(seeing: surroundings)
    for error in errors {
      diagnostics.report(error.diagnostic(of: "", at: error.definition?.span ?? normal.span))
    }
    return diagnostics.hasErrors ? nil : table
  }

  /// The sections as often as `repeat` says; it sees the environment and `let` only.
  private mutating func repeated(
    _ sections: [WrittenSection], _ names: NameTable, _ scopes: DefinitionScopes
  ) -> [WrittenSection]? {
    var ids = SectionIDs()
    defer { ids.report(into: &diagnostics) }
    let written = normal["sections"]?.elements ?? []
    let scope = NameScope(
      ExpressionEnvironment(environment, effectiveSize: environment.container).table, names)
    var result: [WrittenSection] = []
    let hasData = !stateData.isEmpty
    var copied = 0
    var leftOut: [Span] = []
    for section in sections {
      guard let field = section.map.field("repeat") else {
        ids.add(section.map, count: nil, written: written[section.origin])
        result.append(section)
        continue
      }
      var evaluation = LiteralEvaluation(scope, scopes: scopes, diagnostics: diagnostics)
      let count = evaluation.literal(field.value, as: .number(.repetition), what: "repeat")?.number
      diagnostics = evaluation.diagnostics
      guard let count else { return nil }
      guard result.count + Int(count) <= options.greatestSectionCount else {
        refuse("the spec has more than \(options.greatestSectionCount) sections", at: field.value.span)
        return nil
      }
      copied += max(0, Int(count) - 1) * copiedCount(of: section, hasData: hasData)
      guard copied <= options.greatestValueCount else {
        refuse(
          "the spec has more than \(options.greatestValueCount) values with repeated sections written out",
          at: field.value.span)
        return nil
      }
      ids.add(section.map, count: Int(count), written: written[section.origin])
      let single = section.map.removing("repeat")
      if count == 0 { leftOut.append(field.value.span) }
      for copy in 0..<Int(count) {
        var map = single
        if let id = map.field("id"), let text = id.value.text {
          map = map.setting("id", Normal(.text("\(text)-\(copy)"), at: id.value.span), at: id.keySpan)
        }
        var written = section
        written.map = map
        result.append(written)
      }
    }
    ids.checkIndices(result.map(\.map))
    if result.isEmpty, let first = leftOut.first {
      // An error rather than an empty layout, which no spec could say otherwise.
      diagnostics.report(
        Diagnostic(
          .error, rule: "missing-key", "every section is repeated 0 times; a spec needs at least one section",
          at: first, secondary: leftOut.dropFirst().prefix(3).map { DiagnosticLabel($0, "0 times") },
          help: ["a section without cells has items: 0"]))
      return nil
    }
    return result
  }

  /// How many values of its own each copy of a section has: none where it only repeats the one before.
  private func copiedCount(of section: WrittenSection, hasData: Bool) -> Int {
    guard section.isPlain, !hasData else { return section.map.valueCount }
    return section.map["id"] == nil ? 0 : section.map.fields.count
  }

  private mutating func refuse(_ message: String, at span: Span) {
    diagnostics.report(Diagnostic(.error, rule: "resource-limit", message, at: span))
  }

  /// What the state and then the given data say that sections hold.
  private var stateData: [NormalField] {
    let state = options.state.flatMap { state in merged("states").first { $0.key == state } }
    return (state?.value.fields ?? []) + (options.data?.fields ?? [])
  }

  /// What the state and the given data say that sections hold, by section id.
  private mutating func data(for sections: [Normal]) -> [String: Normal] {
    let fields = stateData
    guard !fields.isEmpty else { return [:] }
    let ids = ids(of: sections)
    let known = Set(ids)
    for field in fields where !known.contains(field.key) {
      reportSectionWithoutLayout("the data", field, among: ids)
    }
    return Dictionary(fields.map { ($0.key, $0.value) }) { _, later in later }
  }

  private func helpForUnknownSection(_ id: String, among ids: [String]) -> [String] {
    let copies = ids.filter { text in
      text.hasPrefix("\(id)-") && text.dropFirst(id.count + 1).allSatisfy(\.isWholeNumber)
    }
    guard copies.isEmpty else {
      let more = copies.count > 3 ? ", …" : ""
      return [
        "a section that is repeated has an id for each copy: \(copies.prefix(3).joined(separator: ", "))\(more)"
      ]
    }
    return didYouMean(id, among: ids).map { ["did you mean '\($0)'?"] } ?? []
  }

  /// The numbers of cells that were given, section by section; nil where none was.
  private func cellCounts(of sections: [Normal]) -> [Int?]? {
    guard !options.cellCounts.isEmpty else { return nil }
    var result = [Int?](repeating: nil, count: sections.count)
    for given in options.cellCounts {
      guard let name = given.section else {
        result = [Int?](repeating: given.count, count: sections.count)
        continue
      }
      let named = sections.firstIndex { $0["id"]?.text == name }
      if let index = named ?? Int(name), result.indices.contains(index) { result[index] = given.count }
    }
    return result
  }

  private func concrete(_ map: Normal) -> Configuration {
    Configuration(
      scrollDirection: map["scrollDirection"]?.text == "horizontal" ? .horizontal : .vertical,
      interSectionSpacing: map["interSectionSpacing"]?.number ?? 0,
      contentInsetsReference: map["contentInsetsReference"]?.text.flatMap(ContentInsetsReference.init)
        ?? .automatic)
  }

  /// The spec with everything written out.
  private func whole(_ configuration: Normal?, _ sections: [Normal]) -> Normal {
    let span = normal.span
    var fields: [NormalField] = []
    for key in ["version", "name"] { if let field = normal.field(key) { fields.append(field) } }
    let keySpan = normal.field("environment")?.keySpan ?? Span(start: span.start, end: span.start)
    fields.append(
      NormalField(
        "environment", keySpan: keySpan, environment.normal(at: keySpan, in: options.environment.catalog)))
    if let configuration {
      fields.append(
        NormalField(
          "configuration", keySpan: normal.field("configuration")?.keySpan ?? keySpan,
          configuration.ordered(as: .map(.configuration))))
    }
    fields.append(
      NormalField(
        "sections", keySpan: normal.field("sections")?.keySpan ?? keySpan, Normal(.list(sections), at: span)))
    for key in ["registrations", "lint"] { if let field = normal.field(key) { fields.append(field) } }
    return Normal(.map(fields), at: span)
  }
}
