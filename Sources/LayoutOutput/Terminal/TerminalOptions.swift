/// What the user may choose about pictures in a terminal.
public struct TerminalOptions: Sendable {
  /// The characters that a picture is made of.
  public enum Alphabet: Sendable {
    /// The box drawing characters of Unicode.
    case unicode
    /// What every terminal has.
    case ascii
  }

  public var alphabet = Alphabet.unicode
  /// The most columns that a line has.
  public var columns: Int
  /// Whether all of the content is drawn, and not only what is in sight.
  public var drawsEverything = false
  /// The name of the state that filled the sections.
  public var state: String?

  /// How many columns there may be.
  public static let columnRange = 10...1_000

  public init(columns: Int) { self.columns = columns }
}
