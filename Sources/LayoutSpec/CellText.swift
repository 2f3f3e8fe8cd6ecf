/// A text that an expression measures.
package enum CellText: Hashable, Sendable {
  case literal(String)
  /// A text of the cell: `title`, `subtitle` or one of its own fields. A cell without it has an empty one.
  case field(String)

  /// The names of the texts that every cell can have.
  package static let common = [title, subtitle]
  package static let title = "title"
  package static let subtitle = "subtitle"

  /// The text itself, if the expression has it.
  package var literal: String? { if case .literal(let text) = self { text } else { nil } }
}
