/// What the user may choose about pictures in a terminal.
package struct TerminalOptions: Sendable {
  /// The characters that a picture is made of.
  package enum Alphabet: Sendable {
    /// The box drawing characters of Unicode.
    case unicode
    /// What every terminal has.
    case ascii
  }

  package var alphabet = Alphabet.unicode
  /// The most columns that a line has.
  package var columns: Int
  /// True if all of the content is drawn, and not only what is in sight.
  package var drawsEverything = false
  /// The name of the state that filled the sections.
  package var state: String?
  /// What the picture says is wrong.
  package var culprits = Culprits()

  /// How many columns there may be.
  package static let columnRange = 10...1_000

  package init(columns: Int) { self.columns = columns }
}
