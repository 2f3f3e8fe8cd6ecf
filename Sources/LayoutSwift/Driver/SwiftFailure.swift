/// Why code could not be made a layout.
package enum SwiftFailure: Error {
  /// The machine lacks something, or the code ended the program: no line of the text is at fault.
  case machine(String, help: [String])
  /// The text has no entry, or several of which none is named.
  case entry(String, help: [String])
  /// The compiler refuses the text.
  case compiler([CompilerMessage])
}

/// An error of the compiler in the user's file.
package struct CompilerMessage: Sendable, Equatable {
  /// From 1 on.
  package let line: Int
  /// From 1 on, bytes; `endOfLine` for what is missing at the end of the text.
  package let column: Int
  package let text: String

  /// A column behind all that a line may have.
  static let endOfLine = 1 << 31

  /// The errors in what the compiler wrote.
  ///
  /// - Parameters:
  ///   - path: the file as the compiler was told it.
  ///   - lineCount: the lines of the user's text; what lies behind them calls the entry.
  ///   - callLine: the line behind them that does.
  ///   - entryLine: the line that declares the entry.
  static func errors(
    in output: [UInt8], of path: String, lineCount: Int, callLine: Int, entryLine: Int
  ) -> [CompilerMessage] {
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
        row <= lineCount
        ? CompilerMessage(line: row, column: column, text: said)
        : row == callLine
          ? CompilerMessage(line: entryLine, column: 1, text: "the entry cannot be called: \(said)")
          // What the user's text begins ends in what lies behind it.
          : CompilerMessage(line: lineCount, column: endOfLine, text: said)
      if !messages.contains(message) { messages.append(message) }
    }
    return messages
  }

  /// The names that the compiler does not find, each once, in the order of the text.
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
