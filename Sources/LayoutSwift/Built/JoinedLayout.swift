import LayoutReader

extension BuiltLayout {
  /// The layouts of several entries as one, whose sections have the entries' names.
  package static func joined(_ layouts: [(name: String, layout: BuiltLayout)]) -> BuiltLayout {
    guard var result = layouts.first?.layout, layouts.count > 1 else {
      return layouts.first?.layout ?? BuiltLayout(in: layouts[0].layout.environment)
    }
    var sections: [Normal] = []
    result.sectionsWithoutItems = []
    result.sectionsWithHandler = []
    result.handledElements = [:]
    result.assumptions = []
    result.forgetReads()
    for (name, layout) in layouts {
      result.sectionsWithoutItems += layout.sectionsWithoutItems.map { $0 + sections.count }
      result.sectionsWithHandler += layout.sectionsWithHandler.map { $0 + sections.count }
      for (section, elements) in layout.handledElements {
        result.handledElements[section + sections.count] = elements
      }
      if sections.count > 0 || layouts[0].name != name { result.diagnostics.merge(layout.diagnostics) }
      result.takeReads(of: layout)
      let own = layout.spec?["sections"]?.elements ?? []
      result.assumptions += layout.assumptions.flatMap { assumption in
        // What one of the layouts rests on, the others do not.
        (assumption.section.map { $0..<$0 + 1 } ?? own.indices).map { section in
          var assumption = assumption
          assumption.section = section + sections.count
          return assumption
        }
      }
      for (index, section) in own.enumerated() {
        let id = section["id"]?.text.map { "\(name).\($0)" } ?? (own.count == 1 ? name : "\(name).\(index)")
        let field = NormalField(SectionKeys.id, keySpan: section.span, Normal(.text(id), at: section.span))
        let fields = [field] + section.fields.filter { $0.key != field.key }
        sections.append(
          Normal(.map(fields), at: section.span, scope: Int32(clamping: sections.count + 1)))
      }
    }
    let spec = layouts.lazy.compactMap { $0.layout.hasSections ? $0.layout.spec : nil }.first
    result.spec = spec.map { spec in
      spec.with(
        .map(
          spec.fields.map { field in
            field.key != SpecKeys.sections.name
              ? field : NormalField(field.key, keySpan: field.keySpan, field.value.with(.list(sections)))
          }))
    }
    return result
  }
}
