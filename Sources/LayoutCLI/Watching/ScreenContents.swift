import LayoutOutput

/// What a terminal shows of a watched spec: its picture, messages and a status line.
struct ScreenContents {
  var picture: [String]
  var messages: [String]
  /// True if the messages are above the picture, which is then an old one.
  var messagesFirst: Bool
  var status: String

  /// At most `rows` lines. Errors take up to half of them, other messages a quarter.
  func lines(columns: Int, rows: Int, _ alphabet: TerminalOptions.Alphabet) -> [String] {
    let room = max(0, rows - 1)
    let share = max(1, messagesFirst && !picture.isEmpty ? room / 2 : messagesFirst ? room : room / 4)
    let shownMessages = Self.cut(messages, to: min(share, room))
    let rest = room - shownMessages.count - (shownMessages.isEmpty || picture.isEmpty ? 0 : 1)
    let shownPicture = picture.prefix(max(0, rest))
    var status = status
    if shownPicture.count < picture.count {
      status += " (the picture has \(picture.count - shownPicture.count) more lines)"
    }
    let between = shownMessages.isEmpty || shownPicture.isEmpty ? [] : [""]
    let body =
      messagesFirst
      ? shownMessages + between + shownPicture : Array(shownPicture) + between + shownMessages
    return (body + [status]).map { TerminalText.line($0, columns: columns, alphabet) }
  }

  /// The first lines, and the number of the others.
  private static func cut(_ lines: [String], to count: Int) -> [String] {
    guard lines.count > count, count > 0 else { return Array(lines.prefix(count)) }
    return lines.prefix(count - 1) + ["and \(lines.count - count + 1) more lines"]
  }
}
