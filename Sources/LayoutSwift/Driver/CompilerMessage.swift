/// An error that the compiler reports in the user's file.
package struct CompilerMessage: Sendable, Equatable {
  /// Counted from 1.
  package let line: Int
  /// In bytes, counted from 1; `endOfLine` if something is missing at the end of the text.
  package let column: Int
  package let text: String

  /// Greater than any column of a line.
  static let endOfLine = 1 << 31

  /// The errors in a program of one file, each once.
  ///
  /// - Parameters:
  ///   - lineCount: the number of lines of the user's file.
  ///   - callLine: the line of the added code that calls the entry.
  ///   - entryLine: the line that declares the entry.
  static func errors(
    _ lines: [CompilerLine], lineCount: Int, callLine: Int, entryLine: Int
  ) -> [CompilerMessage] {
    var messages: [CompilerMessage] = []
    for line in lines where line.kind == .error {
      let message =
        line.line <= lineCount
        ? CompilerMessage(line: line.line, column: line.column, text: line.text)
        : line.line == callLine
          ? CompilerMessage(
            line: entryLine, column: 1, text: "the entry cannot be called: \(line.text)")
          // The compiler reports an unclosed construct after the user's last line.
          : CompilerMessage(line: lineCount, column: endOfLine, text: line.text)
      if !messages.contains(message) { messages.append(message) }
    }
    return messages
  }

  /// The names that the compiler cannot find, each once, in the order of the messages.
  package static func missingNames(_ messages: [CompilerMessage]) -> [String] {
    var names: [String] = []
    for message in messages {
      guard message.text.hasPrefix("cannot find "), let start = message.text.firstIndex(of: "'") else {
        continue
      }
      let rest = message.text[message.text.index(after: start)...]
      let name = String(rest.prefix { $0 != "'" })
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
