/// An error that the compiler reports in the user's file.
package struct CompilerMessage: Sendable, Equatable {
  /// Counted from 1.
  package let line: Int
  /// In bytes, counted from 1; `endOfLine` if something is missing at the end of the text.
  package let column: Int
  package let text: String

  /// Greater than any column of a line.
  static let endOfLine = 1 << 31

  /// The errors in the compiler's output.
  ///
  /// - Parameter path: the path of the file as the compiler was given it.
  static func errors(in output: [UInt8], of path: String, _ program: ProgramText) -> [CompilerMessage] {
    let prefix = path + ":"
    var messages: [CompilerMessage] = []
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") where line.hasPrefix(prefix) {
      let parts = line.dropFirst(prefix.count).split(
        separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
      guard parts.count == 4, parts[2] == " error", let row = Int(parts[0]), let column = Int(parts[1]) else {
        continue
      }
      let said = String(parts[3].drop { $0 == " " })
      let message =
        row <= program.lineCount
        ? CompilerMessage(line: row, column: column, text: said)
        : row == program.callLine
          ? CompilerMessage(line: program.entryLine, column: 1, text: "the entry cannot be called: \(said)")
          // The compiler reports an unclosed construct after the user's last line.
          : CompilerMessage(line: program.lineCount, column: endOfLine, text: said)
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
