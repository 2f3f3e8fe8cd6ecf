/// The options of pictures in a terminal.
package struct TerminalOptions: Sendable {
  package enum Alphabet: Sendable {
    case unicode
    case ascii
  }

  package var alphabet = Alphabet.unicode
  /// The maximum number of columns of a line.
  package var columns: Int
  /// True to draw the whole content, not only its visible part.
  package var drawsEverything = false
  /// The name of the layout's state.
  package var state: String?
  /// The nodes with errors.
  package var culprits = Culprits()

  package static let columnRange = 10...1_000

  package init(columns: Int) { self.columns = columns }
}
