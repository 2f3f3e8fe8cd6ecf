/// The lists of commands and options in the completions for fish.
enum FishCompletions {
  /// The completions of commands, then those of each command's options.
  static var commands: String {
    let names = Command.allCases.map {
      "complete -c layoutc -n __fish_use_subcommand -a \($0.rawValue) -d \(quoted($0.summary))"
    }
    let options = Command.allCases.flatMap { command in
      let head = "complete -c layoutc -n '__fish_seen_subcommand_from \(command.rawValue)'"
      let operand = command.completion.map { [head + offer($0)] } ?? []
      return [""] + operand
        + OptionTable.options(of: command).map { option in
          let short = option.short.map { " -s \($0)" } ?? ""
          let argument =
            option.completion.map { ($0.words == nil && !$0.isList ? " -r" : " -x") + offer($0) } ?? ""
          return "\(head)\(short) -l \(option.name)\(argument) -d \(quoted(option.menuText))"
        }
    }
    return (names + options).joined(separator: "\n")
  }

  private static func offer(_ argument: CompletionArgument) -> String {
    switch argument {
    case .anything: ""
    case .files: " -F"
    case .folders: " -a '(__fish_complete_directories)'"
    case .words(let words): " -a \(quoted(words.joined(separator: " ")))"
    case .names(let what): " -a \(quoted("(__layoutc_list (__layoutc_names \(what)))"))"
    case .list(let words): " -a \(quoted("(__layoutc_list \(words.joined(separator: " ")))"))"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + String(text.flatMap { "'\\".contains($0) ? ["\\", $0] : [$0] }) + "'"
  }
}
