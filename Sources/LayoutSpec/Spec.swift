/// A whole layout in concrete values: without shorthands, variants, expressions and spans.
package struct Spec: Hashable, Sendable {
  /// The layout's name, for titles.
  package var name: String?
  package var configuration: Configuration
  package var sections: SectionList

  package init(name: String? = nil, configuration: Configuration = Configuration(), sections: SectionList) {
    self.name = name
    self.configuration = configuration
    self.sections = sections
  }

  package init(name: String? = nil, configuration: Configuration = Configuration(), sections: [Section]) {
    self.init(name: name, configuration: configuration, sections: SectionList(sections))
  }

  package var cellCount: Int { sections.runs.reduce(0) { $0 + $1.count * $1.first.items.count } }

  /// True if a section has rules for visible elements.
  package var hasVisibleItems: Bool { sections.runs.contains { !$0.first.visibleItems.isEmpty } }
}
