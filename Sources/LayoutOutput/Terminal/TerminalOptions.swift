/// The options of pictures in a terminal.
package struct TerminalOptions: Sendable {
  package enum Alphabet: Sendable {
    case unicode
    case ascii
  }

  package var alphabet = Alphabet.unicode
  /// The most columns of a line.
  package var columns: Int
  /// True to draw all of the content, not only what is on screen.
  package var drawsEverything = false
  /// The name of the layout's state.
  package var state: String?
  /// The nodes with errors.
  package var culprits = Culprits()

  package static let columnRange = 10...1_000

  package init(columns: Int) { self.columns = columns }
}
