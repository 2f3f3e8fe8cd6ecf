import LayoutText

/// A name of the user's own as a text has it.
enum WrittenName {
  /// The name, in quotes where YAML would take it for something else.
  static func yaml(_ name: String) -> String { isPlain(name) ? name : "\"\(escaped(name))\"" }

  static func json(_ name: String) -> String { "\"\(escaped(name))\"" }

  /// What a snippet has for a text.
  static func snippet(_ text: String) -> String {
    String(text.flatMap { "\\$}".contains($0) ? ["\\", $0] : [$0] })
  }

  private static func escaped(_ name: String) -> String {
    String(name.flatMap { "\\\"".contains($0) ? ["\\", $0] : [$0] })
  }

  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isNameStart || first.isDigit || first >= 0x80 else {
      return false
    }
    return name.utf8.allSatisfy {
      $0.isNameStart || $0.isDigit || $0 >= 0x80 || "-./ ".utf8.contains($0)
    } && name.last != " "
  }
}
