/// A whole layout in concrete values: no shorthand, no variants, no expressions, no spans.
package struct Spec: Hashable, Sendable {
  /// For titles.
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

  /// How many cells all sections have.
  package var cellCount: Int { sections.runs.reduce(0) { $0 + $1.count * $1.first.items.count } }

  /// True if a section says what its elements in sight look like.
  package var hasVisibleItems: Bool { sections.runs.contains { !$0.first.visibleItems.isEmpty } }
}
