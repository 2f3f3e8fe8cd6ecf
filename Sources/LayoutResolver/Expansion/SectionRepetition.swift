import LayoutDiagnostics
import LayoutReader
import LayoutText

extension SpecExpansion {
  /// The sections as often as `repeat` says; it sees the environment and `let` only.
  mutating func repeated(
    _ sections: [WrittenSection], _ names: NameTable, _ scopes: DefinitionScopes
  ) -> [WrittenSection]? {
    // The reader has looked at the ids of sections that stand as they were written.
    guard sections.contains(where: { $0.isMerged || $0.map["repeat"] != nil }) else { return sections }
    var ids = SectionIDs()
    defer { ids.report(into: &diagnostics) }
    let written = normal["sections"]?.elements ?? []
    lazy var scope = NameScope(
      ExpressionEnvironment(environment, effectiveSize: environment.container).table, names)
    let hasData = !stateData.isEmpty
    var counts: [Int?] = []
    var total = sections.count { $0.map["repeat"] == nil }
    var copied = 0
    // What is too much is refused before anything is made.
    for section in sections {
      guard let field = section.map.field("repeat") else {
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
    var result: [WrittenSection] = []
    result.reserveCapacity(total)
    var leftOut: [Span] = []
    for (section, count) in zip(sections, counts) {
      ids.add(section.map, count: count, written: written[section.origin])
      guard let count, let field = section.map.field("repeat") else {
        result.append(section)
        continue
      }
      let single = section.map.removing("repeat")
      if count == 0 { leftOut.append(field.value.span) }
      for copy in 0..<count {
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
          .error, rule: .missingKey, "every section is repeated 0 times; a spec needs at least one section",
          at: first, secondary: leftOut.dropFirst().prefix(3).map { DiagnosticLabel($0, "0 times") },
          help: ["a section without cells has items: 0"]))
      return nil
    }
    return result
  }

  /// How many values of its own each copy of a section has: none where it only repeats the one before.
  func copiedCount(of section: WrittenSection, hasData: Bool) -> Int {
    guard section.isPlain, !hasData else { return section.map.valueCount }
    return section.map["id"] == nil ? 0 : section.map.fields.count
  }

  mutating func refuse(_ message: String, at span: Span) {
    diagnostics.report(Diagnostic(.error, rule: .resourceLimit, message, at: span))
  }
}
