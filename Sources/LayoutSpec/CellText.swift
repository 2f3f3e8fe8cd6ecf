/// A text that an expression measures or takes as a number.
package enum CellText: Hashable, Sendable {
  case literal(String)
  /// A text of the cell: `title`, `subtitle` or one of its own fields. A cell without it has an empty one.
  case field(String)

  /// The names of the texts that every cell can have.
  package static let common = [title, subtitle]
  package static let title = "title"
  package static let subtitle = "subtitle"

  /// The number that a text is, such as `1.5`; NaN for any other text.
  package static func number(_ text: String) -> Double {
    // Not `nan`, `inf` and `0x10`.
    let isDecimal = text.utf8.allSatisfy { (48...57).contains($0) || [43, 45, 46, 69, 101].contains($0) }
    return isDecimal ? Double(text) ?? .nan : .nan
  }

  /// The text itself, if the expression has it.
  package var literal: String? { if case .literal(let text) = self { text } else { nil } }
}
