import LayoutDiagnostics
import LayoutReader
import LayoutText

extension SpecExpansion {
  /// The sections as often as `repeat` says; it sees the environment and `let` only.
  mutating func repeated(
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
