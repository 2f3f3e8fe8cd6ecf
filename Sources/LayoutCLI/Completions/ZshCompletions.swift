/// The lists of commands and options in the completions for zsh.
enum ZshCompletions {
  /// The commands with their summaries.
  static var commands: String {
    Command.allCases.map { "      \(quoted("\($0.rawValue):\($0.summary)"))" }.joined(separator: "\n")
  }

  /// The case branches with the arguments of each command.
  static var options: String {
    Command.allCases.map { command in
      var specs = OptionTable.options(of: command).map(spec)
      if let operand = command.completion {
        specs.append(quoted("*:\(command.operands.lowercased()):" + action(operand)))
      }
      let arguments = (["_arguments -s -S"] + specs).joined(separator: " \\\n        ")
      return "    \(command.rawValue))\n      \(arguments)\n      ;;"
    }.joined(separator: "\n")
  }

  /// The option as zsh's `_arguments` expects it.
  private static func spec(of option: Option) -> String {
    let text = escaped(option.menuText)
    var tail = "[\(text)]"
    if let argument = option.argument, let completion = option.completion {
      tail += ":\(escaped(argument)):\(action(completion))"
    }
    let takes = option.argument != nil
    let long = "--\(option.name)\(takes ? "=" : "")"
    guard let short = option.short else { return quoted((option.repeats ? "*" : "") + long + tail) }
    let names = "{-\(short)\(takes ? "+" : ""),\(long)}"
    return (option.repeats ? "'*'" : "'(-\(short) --\(option.name))'") + names + quoted(tail)
  }

  private static func action(_ argument: CompletionArgument) -> String {
    switch argument {
    case .anything: ""
    case .files: "_files"
    // `_files` would offer files if no folder matches.
    case .folders: "_path_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .names(let what): "_layoutc_names \(what)"
    case .list(let words): "_sequence compadd - \(words.joined(separator: " "))"
    }
  }

  private static func escaped(_ text: String) -> String {
    String(text.flatMap { "[]:\\".contains($0) ? ["\\", $0] : [$0] })
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
