import LayoutText

/// A value that was made up for a name which layout code reads and which is unknown.
package struct Assumption: Hashable, Sendable {
  /// The expression in the code, such as `Theme.gap`.
  package let name: String
  package let value: String
  /// The file that reads it.
  package let file: String
  /// Counted from 1.
  package let line: Int
  /// The indexes of the sections that rest on it; empty for the whole layout.
  package var sections: [Int]

  package init(name: String, value: String, file: String, line: Int, sections: [Int]) {
    self.name = name
    self.value = value
    self.file = file
    self.line = line
    self.sections = sections
  }

  /// True if the frames of a section rest on it; `nil` stands for elements of the whole layout.
  package func concerns(section: Int?) -> Bool {
    sections.isEmpty || section.map(sections.contains) ?? false
  }

  /// Writes it for a page.
  func write(to sink: ByteSink) {
    PreviewJSON.object(to: sink) {
      $0.member("name", name)
      $0.member("value", value)
      $0.member("file", file)
      $0.member("line", line)
      $0.member("sections", sections.map { Double($0) })
    }
  }

  /// True for the same value of the same name at the same place.
  package func isSame(as other: Assumption) -> Bool {
    name == other.name && value == other.value && file == other.file && line == other.line
  }

  /// The members of the JSON output.
  var json: JSONValue {
    .fields([
      "name": .string(name), "value": .string(value), "file": .string(file),
      "line": .integer(line),
      "sections": sections.isEmpty ? nil : .array(sections.map { .integer($0) }),
    ])
  }
}
