import LayoutDiagnostics
import LayoutReader

// The sections' data from states and the command line.

extension SpecExpansion {
  /// The data of the chosen state, then the given data, which overrides it.
  var stateData: [NormalField] {
    let state = options.state.flatMap { state in files.lazy.compactMap { $0[SpecKeys.states]?[state] }.first }
    return (state?.fields ?? []) + (options.data?.fields ?? [])
  }

  /// Returns the data by section id.
  mutating func data(for sections: [RepeatedSection]) -> [String: Normal] {
    let fields = stateData
    guard !fields.isEmpty else { return [:] }
    var ids = WordList(ids(of: sections))
    let known = Set(ids.words)
    for field in fields where !known.contains(field.key) {
      reportSectionWithoutLayout("the data", field, among: &ids, beside: fields)
    }
    return Dictionary(fields.map { ($0.key, $0.value) }) { _, later in later }
  }

  private func helpForUnknownSection(_ id: String, near: String?, among ids: [String]) -> [String] {
    let copies = ids.filter { text in
      text.hasPrefix("\(id)-") && text.dropFirst(id.count + 1).allSatisfy(\.isWholeNumber)
    }
    guard copies.isEmpty else {
      let more = copies.count > 3 ? ", …" : ""
      return [
        "a section that is repeated has an id for each copy: \(copies.prefix(3).joined(separator: ", "))\(more)"
      ]
    }
    return didYouMean(near)
  }

  /// Checks sections with 0 copies, and the data of states that are not chosen.
  mutating func checkLeftOut(
    _ sections: [WrittenSection], _ copies: [RepeatedSection], _ provider: SectionProvider
  ) {
    // All this has been checked for another environment or state.
    if shared?.isChecked == true { return }
    lazy var present = Set(copies.map(\.section.origin))
    for section in sections where section.map.hasExpressions && !present.contains(section.origin) {
      provider.check(section.map, into: &diagnostics)
    }
    for state in merged("states") where state.key != options.state {
      for items in state.value.fields where items.value.hasExpressions {
        provider.check(items: items.value, into: &diagnostics)
      }
    }
    checkSectionNames(inStatesOf: sections, copies)
  }

  /// Reports unknown sections in the states of the spec itself; those of an included file can be for other
  /// specs. Reports nothing if a `repeat` has an expression, because its count can differ in other
  /// environments.
  mutating func checkSectionNames(
    inStatesOf sections: [WrittenSection], _ copies: [RepeatedSection]
  ) {
    let states = normal[SpecKeys.states]?.fields ?? []
    guard states.contains(where: { $0.key != options.state && !$0.value.fields.isEmpty }),
      !sections.contains(where: { $0.map[SectionKeys.repeat]?.hasExpressions == true })
    else { return }
    var ids = WordList(ids(of: copies))
    let known = Set(ids.words)
    for state in states where state.key != options.state {
      for field in state.value.fields where !known.contains(field.key) {
        reportSectionWithoutLayout(
          "the state '\(state.key)'", field, among: &ids, beside: state.value.fields)
      }
    }
  }

  /// Reports data of an unknown section.
  /// - Parameter beside: all sections in the data.
  mutating func reportSectionWithoutLayout(
    _ holder: String, _ field: NormalField, among ids: inout WordList, beside others: [NormalField]
  ) {
    // A finding that is only counted gets no help, because a hostile state can name a million sections.
    let isHelped = diagnostics.omitted == 0 && !ids.isExhausted
    let near = isHelped ? ids.nearest(to: field.key) : nil
    let help = isHelped ? helpForUnknownSection(field.key, near: near, among: ids.words) : []
    // Do not suggest a section that already has data.
    let isFree = near.map { near in !others.contains { $0.key == near } } ?? false
    diagnostics.report(
      Diagnostic(
        .error, rule: .sectionWithoutLayout,
        "\(holder) has a section '\(field.key)' that the spec does not have",
        at: field.keySpan, help: help,
        fixes: isFree ? renaming(field.key, to: near, at: field.keySpan) : []))
  }

  /// Returns the ids by which data refers to sections: a section's id, or its index if it has none.
  func ids(of sections: [RepeatedSection]) -> [String] {
    sections.flatMap { section in section.indices.map { section.id(at: $0) ?? String($0) } }
  }
}
