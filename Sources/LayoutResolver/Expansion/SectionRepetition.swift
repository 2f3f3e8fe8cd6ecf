import LayoutDiagnostics
import LayoutReader
import LayoutText

/// A section and its copies.
struct RepeatedSection {
  /// The section without `repeat`.
  var section: WrittenSection
  /// The indices of the copies in the layout.
  var indices: Range<Int>
  /// True if the section has a `repeat`, which numbers the ids.
  var isNumbered: Bool

  /// Returns the id of the copy at an index; `nil` if the section has none.
  func id(at index: Int) -> String? {
    section.map[SectionKeys.id]?.text.map { isNumbered ? "\($0)-\(index - indices.lowerBound)" : $0 }
  }

  func map(at index: Int) -> Normal {
    guard isNumbered, let field = section.map.field(SectionKeys.id), let id = id(at: index) else {
      return section.map
    }
    return section.map.setting(
      SectionKeys.id.name, Normal(.text(id), at: field.value.span), at: field.keySpan)
  }
}

extension SpecExpansion {
  /// Copies the sections that have a `repeat`; its expression can use only the environment and `let`.
  mutating func repeated(
    _ sections: [WrittenSection], _ names: NameTable, _ scopes: DefinitionScopes
  ) -> [RepeatedSection]? {
    // If nothing was merged or repeated, the reader has already checked the ids.
    guard sections.contains(where: { $0.isMerged || $0.map[SectionKeys.repeat] != nil }) else {
      return sections.enumerated().map {
        RepeatedSection(section: $1, indices: $0..<$0 + 1, isNumbered: false)
      }
    }
    var ids = SectionIDs()
    defer { ids.report(into: &diagnostics) }
    let written = normal[SpecKeys.sections]?.elements ?? []
    lazy var scope = NameScope(
      ExpressionEnvironment(environment, effectiveSize: environment.container).table, names)
    let hasData = !stateData.isEmpty
    var counts: [Int?] = []
    var total = sections.count { $0.map[SectionKeys.repeat] == nil }
    var copied = 0
    // Too many copies are rejected before any is made.
    for section in sections {
      guard let field = section.map.field(SectionKeys.repeat) else {
        counts.append(nil)
        continue
      }
      var evaluation = LiteralEvaluation(scope, scopes: scopes, diagnostics: diagnostics)
      let number = evaluation.literal(field.value, as: .number(.repetition), what: "repeat")?.number
      diagnostics = evaluation.diagnostics
      guard let number else { return nil }
      let count = Int(number)
      total += count
      guard total <= options.greatestSectionCount else {
        refuse("the spec has more than \(options.greatestSectionCount) sections", at: field.value.span)
        return nil
      }
      copied += max(0, count - 1) * copiedCount(of: section, hasData: hasData)
      guard copied <= options.greatestValueCount else {
        refuse(
          "the spec has more than \(options.greatestValueCount) values with repeated sections written out",
          at: field.value.span)
        return nil
      }
      counts.append(count)
    }
    var result: [RepeatedSection] = []
    var index = 0
    var leftOut: [Span] = []
    for (section, count) in zip(sections, counts) {
      ids.add(section.map, count: count, written: written[section.origin])
      if count == 0, let field = section.map.field(SectionKeys.repeat) { leftOut.append(field.value.span) }
      let indices = index..<index + (count ?? 1)
      index = indices.upperBound
      guard !indices.isEmpty else { continue }
      var section = section
      if count != nil { section.map = section.map.removing(SectionKeys.repeat.name) }
      result.append(RepeatedSection(section: section, indices: indices, isNumbered: count != nil))
    }
    ids.checkIndices(result)
    if result.isEmpty, let first = leftOut.first {
      // An error, because a spec cannot describe an empty layout.
      diagnostics.report(
        Diagnostic(
          .error, rule: .missingKey, "every section is repeated 0 times; a spec needs at least one section",
          at: first, secondary: leftOut.dropFirst().prefix(3).map { DiagnosticLabel($0, "0 times") },
          help: ["a section without cells has items: 0"]))
      return nil
    }
    return result
  }

  /// Returns the number of values in each copy of a section; 0 if it is identical to the previous one.
  func copiedCount(of section: WrittenSection, hasData: Bool) -> Int {
    guard section.isPlain, !hasData else { return section.map.valueCount }
    return section.map[SectionKeys.id] == nil ? 0 : section.map.fields.count
  }

  mutating func refuse(_ message: String, at span: Span) {
    diagnostics.report(Diagnostic(.error, rule: .resourceLimit, message, at: span))
  }
}
