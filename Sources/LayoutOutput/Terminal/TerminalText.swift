import LayoutText

/// Text as a terminal shows it: characters with the columns that they take, and none that a terminal obeys.
package struct TerminalText {
  private(set) var characters: [(character: Character, columns: Int)]

  /// More than a line can show need not be looked at.
  private static let greatestCount = 1_000

  init(_ text: String, _ alphabet: TerminalOptions.Alphabet) {
    characters = text.prefix(Self.greatestCount).compactMap { character in
      let shown = Self.shown(character, alphabet)
      let columns = Self.columns(of: shown)
      return columns > 0 ? (shown, columns) : nil
    }
  }

  /// How many columns the text takes.
  var columns: Int { characters.reduce(0) { $0 + $1.columns } }

  /// The text in so much room, its end replaced by an ellipsis where it has to be; nil where nothing readable is left. Numbers are never
  /// cut: half a number is another number.
  func fitted(to room: Int, _ alphabet: TerminalOptions.Alphabet) -> TerminalText? {
    if characters.isEmpty { return nil }
    if columns <= room { return self }
    if characters.allSatisfy({ $0.character.isNumber || $0.character == "." }) { return nil }
    let ellipsis: Character = alphabet == .unicode ? "…" : "~"
    var kept: [(character: Character, columns: Int)] = []
    var rest = room - 1
    for part in characters {
      rest -= part.columns
      if rest < 0 { break }
      kept.append(part)
    }
    while kept.last?.character == " " { kept.removeLast() }
    guard kept.count >= 2 else { return nil }
    var result = self
    result.characters = kept + [(ellipsis, 1)]
    return result
  }

  /// A line of a screen: its end replaced by an ellipsis where it is too long.
  package static func line(_ text: String, columns: Int, _ alphabet: TerminalOptions.Alphabet) -> String {
    let characters = TerminalText(text, alphabet).characters
    var line = ""
    var rest = columns
    for (index, part) in characters.enumerated() {
      let isLast = index == characters.count - 1
      guard part.columns <= (isLast ? rest : rest - 1) else {
        return rest > 0 ? line + (alphabet == .unicode ? "…" : "~") : line
      }
      line.append(part.character)
      rest -= part.columns
    }
    return line
  }

  private static func shown(_ character: Character, _ alphabet: TerminalOptions.Alphabet) -> Character {
    if alphabet == .ascii {
      switch character {
      case "·": return "-"
      case "×": return "x"
      default:
        guard let byte = character.asciiValue, byte >= 0x20, byte < 0x7F else { return "?" }
        return character
      }
    }
    // Controls move the cursor or give commands, marks of direction turn the rest of the line around.
    let isObeyed = character.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0x061C: true
      default: false
      }
    }
    return isObeyed ? "\u{FFFD}" : character
  }

  /// How many columns terminals give to a character: two to those of East Asia and to pictures, none to what joins others.
  private static func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    let width = terminalWidth(of: scalar)
    return width == 1 && character.unicodeScalars.contains { $0.value == 0xFE0F } ? 2 : width
  }
}
