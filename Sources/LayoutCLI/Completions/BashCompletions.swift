import LayoutText

/// The lists of commands and options in the completions for bash 3.2 and later.
enum BashCompletions {
  /// The case branches with the words that may follow each option or command.
  static var words: String {
    var seen: [CompletionArgument: [String]] = [:]
    var order: [CompletionArgument] = []
    func add(_ pattern: String, _ argument: CompletionArgument?) {
      guard let argument, argument.words != nil || argument.isList else { return }
      if seen[argument] == nil { order.append(argument) }
      seen[argument, default: []].append(pattern)
    }
    for command in Command.allCases {
      for option in OptionTable.options(of: command) {
        for name in option.names { add("\(command.rawValue):\(name)", option.completion) }
      }
      add("\(command.rawValue):", command.completion)
    }
    return order.map { argument in
      let patterns = wrapped(seen[argument]?.joined(separator: " | ") ?? "", lineEnd: " \\\n    ")
      var words = "'\(wrapped(argument.words?.joined(separator: " ") ?? ""))'"
      if case .names(let what) = argument { words = "$(_layoutc_names \(what))" }
      return "    \(patterns))\n      words=\(words)\n\(argument.isList ? "      list=1\n" : "")      ;;"
    }.joined(separator: "\n")
  }

  /// The case branches with each command's options, and with those of them that take an argument.
  static var options: String {
    Command.allCases.map { command in
      let options = OptionTable.options(of: command)
      let names = options.map { "--\($0.name)" }
      let taking = options.filter { $0.argument != nil }.flatMap(\.names)
      return """
            \(command.rawValue))
              options='\(wrapped(names.joined(separator: " ")))'
              taking='\(wrapped(taking.joined(separator: " ")))'
              ;;
        """
    }.joined(separator: "\n")
  }

  private static func wrapped(_ text: String, lineEnd: String = "\n      ") -> String {
    LayoutText.wrapped(text, width: 100).joined(separator: lineEnd)
  }
}

extension Option {
  /// The long name and the short one, if there is one, with their dashes.
  fileprivate var names: [String] { ["--\(name)"] + (short.map { ["-\($0)"] } ?? []) }
}
