import LayoutDiagnostics
import LayoutReader
import LayoutText

/// Reports further mistakes in a spec with errors: those that can be found without evaluating it.
///
/// Skips everything that may only follow from a reported error: names are not checked while some definitions
/// may be unknown.
/// - Parameters:
///   - normal: the spec, with null for rejected values.
///   - included: the normal forms of the included files.
package func reportHiddenMistakes(
  in normal: Normal, including included: [Normal] = [], into diagnostics: inout DiagnosticBag
) {
  var search = HiddenMistakes(files: [normal] + included, isRead: false, diagnostics: diagnostics)
  search.run()
  diagnostics = search.diagnostics
  reportGaps(of: normal, in: &diagnostics)
}

/// Completes the findings about sections that have only conditional variants. If an environment is found in
/// which no condition holds, it is named as an example. Otherwise the finding becomes one about a missing
/// key: the section itself has no layout.
private func reportGaps(of normal: Normal, in diagnostics: inout DiagnosticBag) {
  let rule = RuleID.adaptiveGap
  guard diagnostics.sorted.contains(where: { $0.rule == rule }) else { return }
  let sections = Dictionary(
    (normal[SpecKeys.sections]?.elements ?? []).compactMap { $0.field(SectionKeys.variants) }.map {
      ($0.keySpan, $0.value)
    },
    uniquingKeysWith: { first, _ in first })
  let names = normal[SpecKeys.let]?.fields ?? []
  diagnostics = diagnostics.map { diagnostic in
    guard diagnostic.rule == rule, let variants = sections[diagnostic.span]?.elements else {
      return diagnostic
    }
    var result = diagnostic
    let left = ConditionSpace(variants, names: names).gap
    if case .found(let place) = left {
      result.notes.append("for example with \(place)")
      return result
    }
    result.rule = .missingKey
    result.message =
      "a section whose variants all have 'when' needs one of \(SpecSchema.sectionKinds.joined(separator: ", ")) itself"
    result.notes = [
      left == .none
        ? "one of the conditions always holds, but the section itself is what the format falls back on"
        : "whether one of the conditions always holds cannot be told from them"
    ]
    result.help = ["take 'when' out of the last variant, or give the section itself a layout"]
    return result
  }
}

struct HiddenMistakes {
  /// The spec and the included files.
  let files: [Normal]
  /// True if the reader found no mistakes. A missing key is then really missing.
  let isRead: Bool
  var diagnostics: DiagnosticBag
  private var definitions: Set<String>?
  /// The names of the definitions, for suggestions.
  private lazy var definitionNames = WordList((definitions ?? []).sorted())
  private var names: Set<String>?
  /// Reserved names that the spec defines anyway. Errors at their uses are only consequences.
  private var refused: Set<String> = []
  private var scope = NameScope()

  init(files: [Normal], isRead: Bool, diagnostics: DiagnosticBag) {
    self.files = files
    self.isRead = isRead
    self.diagnostics = diagnostics
    definitions = known("define")
    refused = Self.names(in: files, under: [SpecKeys.let.name, "with"]).filter(ReservedNames.isReserved)
    let sections = files.compactMap { $0[SpecKeys.sections] }
    names = known(SpecKeys.let.name).map { $0.union(Self.names(in: sections, under: [SpecKeys.let.name])) }
    scope = NameScope(NameTable(offering: (names ?? []).sorted()))
  }

  /// - Parameter checksLet: true if the values of `let` have not been checked yet.
  mutating func run(checksLet: Bool = true) {
    guard let spec = files.first else { return }
    for file in files {
      let values = file[SpecKeys.let]?.fields ?? []
      for field in values {
        guard let refusal = ReservedNames.refusal(of: field, among: values) else { continue }
        diagnostics.report(refusal)
      }
      for field in file[SpecKeys.define]?.fields ?? [] {
        if case .raw(let raw) = field.value.value { visit(raw.plain, hasOwnNames: true) }
      }
      if checksLet { visit(file[SpecKeys.let], hasOwnNames: false) }
    }
    for key in [SpecKeys.configuration.name, SpecKeys.sections.name, SpecKeys.states.name] {
      visit(spec[key], hasOwnNames: false)
    }
  }

  /// Returns the names defined under a key in all files; `nil` if there can be more that could not be read.
  private func known(_ key: String) -> Set<String>? {
    guard let spec = files.first else { return nil }
    // An included file with an error can be missing, and so can a map under a misspelt key.
    if !isRead, spec[SpecKeys.include] != nil || !(spec.field(key).map { !$0.value.isNull } ?? false) {
      return nil
    }
    return Set(files.flatMap { $0[key]?.fields.map(\.key) ?? [] })
  }

  /// Returns the names in every map under one of the keys, at any depth.
  private static func names(in values: [Normal], under keys: Set<String>) -> Set<String> {
    var names: Set<String> = []
    func visit(_ normal: Normal) {
      if case .raw(let raw) = normal.value { visit(raw.plain) }
      for element in normal.elements { visit(element) }
      for field in normal.fields {
        if keys.contains(field.key) { names.formUnion(field.value.fields.map(\.key)) }
        visit(field.value)
      }
    }
    for value in values { visit(value) }
    return names
  }

  /// - Parameter hasOwnNames: true if the expressions can also use names from a `with`, which are not known
  ///   here.
  private mutating func visit(_ normal: Normal?, hasOwnNames: Bool) {
    guard let normal, diagnostics.errorCount <= DiagnosticBag.capacity else { return }
    switch normal.value {
    case .expression(let text): check(text, at: normal.span, hasOwnNames: hasOwnNames)
    case .list(let elements): for element in elements { visit(element, hasOwnNames: hasOwnNames) }
    case .map(let fields):
      for field in fields {
        if field.key == SpecSchema.use, let name = field.value.text, let definitions,
          !definitions.contains(name)
        {
          diagnostics.report(DefinitionBodies.undefined(name, among: &definitionNames, at: field.value.span))
        }
        visit(field.value, hasOwnNames: hasOwnNames)
      }
    case .null, .boolean, .number, .text, .raw: break
    }
  }

  private mutating func check(_ text: String, at span: Span, hasOwnNames: Bool) {
    let isPercent = text.hasSuffix("%")
    let text = isPercent ? String(text.dropLast()) : text
    let span = isPercent ? span.droppingLast : span
    guard !ReservedNames.isMentioned(refused, in: text) else { return }
    do throws(ExpressionError) {
      let expression = try Expression.parse(text)
      guard let names, !hasOwnNames else { return }
      for (name, range) in expression.references
      where !names.contains(name) && !ReservedNames.isReserved(name) && !ReservedNames.isShadowable(name) {
        throw UnknownNames.name(name, at: range, of: text, in: scope)
      }
    } catch {
      diagnostics.report(error.diagnostic(of: text, at: span))
    }
  }
}
