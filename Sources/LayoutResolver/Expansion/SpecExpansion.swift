import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// Writes a spec out for one environment and state.
///
/// - Parameters:
///   - normal: the spec's normal form.
///   - included: the normal forms of the files that it includes; names of later ones win, its own win over all.
///   - options: the environment and state.
///   - shared: what was made of the same files for another environment or state.
///   - diagnostics: what was found so far; a spec with errors is not written out.
/// - Returns: nil after an error.
package func expand(
  _ normal: Normal, including included: [Normal] = [], options: ResolveOptions = ResolveOptions(),
  sharing shared: SharedExpansion? = nil, into diagnostics: inout DiagnosticBag
) -> ExpandedSpec? {
  let hadErrors = diagnostics.hasErrors
  let environment = resolveEnvironment(normal["environment"], options.environment, into: &diagnostics)
  guard !hadErrors else {
    reportHiddenMistakes(in: normal, including: included, into: &diagnostics)
    return nil
  }
  var expansion = SpecExpansion(
    normal: normal, files: [normal] + included.reversed(), environment: environment, options: options,
    shared: shared, diagnostics: diagnostics)
  let result = expansion.run()
  diagnostics = expansion.diagnostics
  return diagnostics.hasErrors ? nil : result
}

/// A section with its definitions written out.
struct WrittenSection {
  var map: Normal
  /// Its index in the spec.
  var origin: Int
  /// True if definitions were put into it.
  var isMerged: Bool
  /// True if nothing was merged into it, and no expression stands in it.
  var isPlain: Bool
}

/// A spec with its definitions written out: variants, expressions and shorthands are still in place.
struct WrittenSpec {
  var configuration: Normal?
  var sections: [WrittenSection]
  /// Where the names of definitions stand that nothing uses.
  var unused: Set<UInt32>
  var scopes: DefinitionScopes
  var diagnostics: DiagnosticBag
}

/// A variant of a section, by their places in the spec; the place -1 is the section itself.
package struct ChosenVariant: Hashable, Sendable {
  package var section: Int
  package var place: Int
}

/// What does not depend on environment and state, for a spec that is resolved for several of them: made once.
package final class SharedExpansion {
  fileprivate var written: WrittenSpec?
  let lengths = SharedLengths()
  /// True if all that no environment chooses was looked at, and nothing was wrong.
  fileprivate(set) var isChecked = false

  /// All variants that sections may have, themselves included; none before a spec was resolved.
  package var variants: Set<ChosenVariant> {
    var variants: Set<ChosenVariant> = []
    for section in written?.sections ?? [] {
      guard let elements = section.map["variants"]?.elements else { continue }
      for place in -1..<elements.count {
        // Behind one without a condition the section itself is never chosen.
        if place == -1, elements.contains(where: { $0["when"] == nil }) { continue }
        variants.insert(ChosenVariant(section: section.origin, place: place))
      }
    }
    return variants
  }

  package init() {}
}

struct SpecExpansion {
  let normal: Normal
  /// The spec and the files that it includes, the strongest first.
  let files: [Normal]
  let environment: Environment
  let options: ResolveOptions
  var shared: SharedExpansion?
  var diagnostics: DiagnosticBag

  /// The spec with its definitions written out, which is the same in every environment and state.
  private mutating func written() -> WrittenSpec {
    guard let shared else {
      let written = write(diagnostics)
      diagnostics = written.diagnostics
      return written
    }
    let written = shared.written ?? write(DiagnosticBag())
    shared.written = written
    diagnostics.merge(written.diagnostics)
    return written
  }

  func write(_ diagnostics: DiagnosticBag) -> WrittenSpec {
    var uses = UseExpander(
      definitions: merged("define"), greatestCount: options.greatestValueCount, diagnostics: diagnostics)
    let configuration = normal["configuration"].flatMap {
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
    return WrittenSpec(
      configuration: configuration, sections: sections, unused: unused, scopes: uses.scopes,
      diagnostics: uses.diagnostics)
  }

  mutating func run() -> ExpandedSpec? {
    let written = written()
    let sections = written.sections
    let configurationMap = written.configuration
    let isLetKnown = !diagnostics.hasErrors
    guard isLetKnown, let names = letNames(configurationMap) else {
      var search = HiddenMistakes(files: files, isRead: true, diagnostics: diagnostics)
      search.run(checksLet: !isLetKnown)
      diagnostics = search.diagnostics
      return nil
    }

    var provider = SectionProvider(
      environment: environment, configuration: Configuration(), names: names, scopes: written.scopes,
      sectionCount: 0, expandedRows: options.expandedRows, forcedVariant: options.variant,
      greatestFormulaWork: options.greatestFormulaWork)
    let configuration = configurationMap.flatMap { provider.configuration($0, into: &diagnostics) }
    guard let copies = repeated(sections, names, written.scopes) else { return nil }
    if let map = configuration ?? configurationMap {
      provider.configuration = Configuration(
        scrollDirection: map.scrollDirection,
        interSectionSpacing: map.number(ConfigurationKeys.interSectionSpacing),
        contentInsetsReference: map.contentInsetsReference)
    }
    provider.sectionCount = copies.last?.indices.upperBound ?? 0
    checkLeftOut(sections, copies, provider)
    var expansion = SectionExpansion(
      repeated: copies, data: data(for: copies),
      counts: options.cellCounts.isEmpty ? nil : options.cellCounts(of: ids(of: copies)),
      isChecked: shared?.isChecked ?? false, provider: provider)
    expansion.run(into: &diagnostics)
    guard !diagnostics.hasErrors else { return nil }
    shared?.isChecked = true
    return ExpandedSpec(
      whole: whole(configuration), sectionsSpan: normal.field("sections")?.keySpan ?? environmentSpan,
      sections: expansion.sections, environmentSpan: environmentSpan, catalog: options.environment.catalog,
      environment: environment, names: names, chosenVariants: expansion.variants,
      // What an included file defines may be for other specs.
      unusedDefinitions: (normal["define"]?.fields ?? []).filter { written.unused.contains($0.keySpan.start) }
    )
  }

  /// The fields of a map of names in all files; stronger files win.
  func merged(_ key: String) -> [NormalField] {
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
      if let refusal = ReservedNames.refusal(of: field, among: written) {
        diagnostics.report(refusal)
        continue
      }
      if options.values.contains(where: { $0.name == field.key }) { continue }
      if let entry = LetEntry(field) { entries.append(entry) }
    }
    for (name, value) in options.values {
      switch value {
      case .number(let number): entries.append(LetEntry(name, .value(.number(number))))
      case .boolean(let boolean): entries.append(LetEntry(name, .value(.boolean(boolean))))
      }
    }
    let size = environment.size(
      less: configuration?.contentInsetsReference ?? .automatic,
      across: (configuration?.scrollDirection ?? .vertical).cross)
    let surroundings = NameScope(ExpressionEnvironment(environment, effectiveSize: size).table)
    let (table, errors) = LetDefinitions(entries).evaluated(seeing: surroundings)
    for error in errors {
      diagnostics.report(error.diagnostic(of: "", at: error.definition?.span ?? normal.span))
    }
    return diagnostics.hasErrors ? nil : table
  }

  /// Where the environment is written, or would be.
  private var environmentSpan: Span {
    normal.field("environment")?.keySpan ?? Span(start: normal.span.start, end: normal.span.start)
  }

  /// The spec with everything but its environment and its sections written out.
  private func whole(_ configuration: Normal?) -> Normal {
    var fields = ["version", "name"].compactMap { normal.field($0) }
    if let configuration {
      fields.append(
        NormalField(
          "configuration", keySpan: normal.field("configuration")?.keySpan ?? environmentSpan,
          configuration.ordered(as: .map(.configuration))))
    }
    fields += ["registrations", "lint"].compactMap { normal.field($0) }
    return Normal(.map(fields), at: normal.span)
  }
}
