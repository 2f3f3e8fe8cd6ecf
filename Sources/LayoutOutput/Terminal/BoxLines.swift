/// The lines that meet in one character of a picture.
struct BoxLines: OptionSet {
  let rawValue: UInt8

  static let up = BoxLines(rawValue: 1)
  static let down = BoxLines(rawValue: 2)
  static let left = BoxLines(rawValue: 4)
  static let right = BoxLines(rawValue: 8)

  /// The characters of Unicode, by raw value.
  private static let unicode = Array(" ╵╷│╴┘┐┤╶└┌├─┴┬┼")

  /// The character that shows them.
  func character(_ alphabet: TerminalOptions.Alphabet) -> Character {
    switch alphabet {
    case .unicode: return Self.unicode[Int(rawValue & 15)]
    case .ascii:
      if isEmpty { return " " }
      if isSubset(of: [.left, .right]) { return "-" }
      return isSubset(of: [.up, .down]) ? "|" : "+"
    }
  }
}
