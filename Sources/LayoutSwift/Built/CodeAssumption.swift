import LayoutReader

/// A value that was made up for a name that layout code reads and that is unknown here.
package struct CodeAssumption: Hashable, Sendable {
  /// The expression in the code, such as `Theme.gap`.
  package let name: String
  package let value: String
  /// The path of the file that reads it, as the program names it.
  package var file: String
  /// Counted from 1.
  package internal(set) var line: Int
  /// The index of the section that rests on it; `nil` for the whole layout.
  package var section: Int?

  init?(_ fields: Fields, section: Int?) {
    guard let name = fields.text("name"), let value = fields.text("value"), let file = fields.text("file")
    else {
      return nil
    }
    self.name = name
    self.value = value
    self.file = file
    line = fields.number("line").flatMap { Int(exactly: $0) } ?? 0
    self.section = section
  }
}
