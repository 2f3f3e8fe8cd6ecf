import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// Expands a spec for one environment and state.
/// - Parameters:
///   - included: the included files in normal form. Later ones override earlier ones, and the spec overrides
///     all.
///   - shared: the results that other environments and states can reuse.
///   - diagnostics: the findings so far; a spec with errors is not expanded.
/// - Returns: `nil` after an error.
package func expand(
  _ normal: Normal, including included: [Normal] = [], options: ResolveOptions = ResolveOptions(),
  sharing shared: SharedExpansion? = nil, into diagnostics: inout DiagnosticBag
) -> ExpandedSpec? {
  let hadErrors = diagnostics.hasErrors
  let environment = resolveEnvironment(normal[SpecKeys.environment], options.environment, into: &diagnostics)
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

/// A section with expanded definitions.
struct WrittenSection {
  var map: Normal
  var origin: Int
  /// True if definitions were merged into it.
  var isMerged: Bool
  /// True if nothing was merged into it and it has no expressions.
  var isPlain: Bool
}

/// A spec with expanded definitions, but with variants, expressions and shorthands.
struct WrittenSpec {
  var configuration: Normal?
  /// The `let`s of all files, each name once, by precedence.
  var names: [NormalField]
  var sections: [WrittenSection]
  /// The start offsets of the unused definitions' names.
  var unused: Set<UInt32>
  var scopes: DefinitionScopes
  var diagnostics: DiagnosticBag
}

/// A variant, by the index of its section and its index there, which is -1 for the section itself.
package struct VariantID: Hashable, Sendable {
  package var section: Int
  package var place: Int
}

/// The results that do not depend on environment and state, shared when a spec is resolved for several of
/// them.
package final class SharedExpansion {
  fileprivate(set) var written: WrittenSpec?
  let lengths = SharedLengths()
  /// True if all variants and states, chosen or not, have been checked and have no errors.
  fileprivate(set) var isChecked = false

  /// All variants that sections can have, including the sections themselves; empty before a spec has been
  /// resolved.
  package var variants: Set<VariantID> {
    var variants: Set<VariantID> = []
    for section in written?.sections ?? [] {
      guard let elements = section.map[SectionKeys.variants]?.elements else { continue }
      for place in -1..<elements.count {
        // The section itself is never chosen after a variant without a condition.
        if place == -1, elements.contains(where: { $0[SectionKeys.when] == nil }) { continue }
        variants.insert(VariantID(section: section.origin, place: place))
      }
    }
    return variants
  }

  package init() {}

  /// The condition of a variant as it is written, without `${}`; `nil` if it has none or nothing has been resolved.
  package func condition(of variant: VariantID) -> String? {
    let section = written?.sections.first { $0.origin == variant.section }
    guard let elements = section?.map[SectionKeys.variants]?.elements,
      elements.indices.contains(variant.place),
      case .expression(let text)? = elements[variant.place][SectionKeys.when]?.value
    else { return nil }
    return onOneLine(String(text.dropFirst(2).dropLast()))
  }

  /// The sections that have a key written at a place, in the section or in a definition that it uses; empty if nothing has been resolved.
  package func sections(withKeyAt span: Span) -> [Int] {
    (written?.sections ?? []).filter { $0.map.holds(span) }.map(\.origin)
  }
}

struct SpecExpansion {
  let normal: Normal
  /// The spec and the included files, in order of precedence.
  let files: [Normal]
  let environment: Environment
  let options: ResolveOptions
  var shared: SharedExpansion?
  var diagnostics: DiagnosticBag

  /// Returns the spec with expanded definitions, the same for every environment and state.
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
    let configuration = normal[SpecKeys.configuration].flatMap {
      uses.expandWhole($0, as: .map(.configuration))?.value
    }
    var sections: [WrittenSection] = []
    for (index, section) in (normal[SpecKeys.sections]?.elements ?? []).enumerated() {
      if let (map, isMerged) = uses.expandWhole(section, as: .map(.section)) {
        sections.append(
          WrittenSection(
            map: map, origin: index, isMerged: isMerged,
            isPlain: !isMerged && !map.hasExpressions && !map.hasNames))
      }
    }
    let unused = Set(uses.checkUnused().map(\.keySpan.start))
    return WrittenSpec(
      configuration: configuration, names: merged("let"), sections: sections, unused: unused,
      scopes: uses.scopes,
      diagnostics: uses.diagnostics)
  }

  mutating func run() -> ExpandedSpec? {
    let written = written()
    let sections = written.sections
    let configurationMap = written.configuration
    let isLetKnown = !diagnostics.hasErrors
    guard isLetKnown, let names = letNames(written.names, configurationMap) else {
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
      whole: whole(configuration), sectionsSpan: normal.field(SpecKeys.sections)?.keySpan ?? environmentSpan,
      sections: expansion.sections, environmentSpan: environmentSpan, catalog: options.environment.catalog,
      environment: environment, names: names, chosenVariants: expansion.variants,
      // Definitions of an included file can be for other specs.
      unusedDefinitions: (normal[SpecKeys.define]?.fields ?? []).filter {
        written.unused.contains($0.keySpan.start)
      }
    )
  }

  /// Returns the fields under a key in all files, each name once, by precedence.
  func merged(_ key: String) -> [NormalField] {
    var seen: Set<String> = []
    return files.flatMap { $0[key]?.fields ?? [] }.filter { seen.insert($0.key).inserted }
  }

  /// Returns the values of the `let`s; `nil` after an error.
  private mutating func letNames(_ written: [NormalField], _ configuration: Normal?) -> NameTable? {
    // Most specs have no `let`, and need no environment for it.
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

  /// The span of the environment, or where it would be written.
  private var environmentSpan: Span {
    normal.field(SpecKeys.environment)?.keySpan ?? Span(start: normal.span.start, end: normal.span.start)
  }

  /// Returns the expanded spec without its environment and sections.
  private func whole(_ configuration: Normal?) -> Normal {
    var fields = [SpecKeys.version.name, SpecKeys.name.name].compactMap { normal.field($0) }
    if let configuration {
      fields.append(
        NormalField(
          "configuration", keySpan: normal.field(SpecKeys.configuration)?.keySpan ?? environmentSpan,
          configuration.ordered(as: .map(.configuration))))
    }
    fields += [SpecKeys.registrations.name, SpecKeys.lint.name].compactMap { normal.field($0) }
    return Normal(.map(fields), at: normal.span)
  }
}
