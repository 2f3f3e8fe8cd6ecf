import LayoutText
import LayoutTypography

/// Text for a terminal: characters with their widths in columns, without control characters.
package struct TerminalText {
  private(set) var characters: [(character: Character, columns: Int)]

  /// The maximum number of characters of a line.
  private static let greatestCount = 1_000

  init(_ text: String, _ alphabet: TerminalOptions.Alphabet) {
    characters = text.prefix(Self.greatestCount).compactMap { character in
      let shown = Self.shown(character, alphabet)
      let columns = Self.columns(of: shown)
      return columns > 0 ? (shown, columns) : nil
    }
  }

  /// The width in columns.
  var columns: Int { characters.reduce(0) { $0 + $1.columns } }

  /// Returns the text, shortened with an ellipsis to fit; `nil` if fewer than two characters remain. Numbers
  /// are never shortened, because that would give another number.
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

  /// Returns a line of the screen, shortened with an ellipsis if it is too long.
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
    // Control characters move the cursor or give commands; direction marks reverse the rest of the line.
    let isObeyed = character.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0x061C: true
      default: false
      }
    }
    return isObeyed ? "\u{FFFD}" : character
  }

  /// Returns the columns of a character: two for East Asian characters and emoji, none for combining
  /// characters.
  private static func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    let width = terminalWidth(of: scalar)
    return width == 1 && character.unicodeScalars.contains { $0.value == 0xFE0F } ? 2 : width
  }
}
