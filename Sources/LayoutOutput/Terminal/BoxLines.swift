/// The lines that meet in one character.
struct BoxLines: OptionSet {
  let rawValue: UInt8

  static let up = BoxLines(rawValue: 1)
  static let down = BoxLines(rawValue: 2)
  static let left = BoxLines(rawValue: 4)
  static let right = BoxLines(rawValue: 8)

  /// Unicode's box drawing characters by raw value.
  private static let unicode = Array(" ╵╷│╴┘┐┤╶└┌├─┴┬┼")

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
