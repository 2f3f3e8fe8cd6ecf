import LayoutText

/// Completions for fish.
enum FishCompletions {
  static func write(to sink: ByteSink) {
    sink.write(
      text: """
        # fish completion for layoutc; made by 'layoutc completions fish'.

        # Words that may be typed one after the other with commas between.
        function __layoutc_list
            set -l typed (string replace -r '^--[^=]*=' '' -- (commandline -ct))
            set -l before (string match -r '^.*,' -- $typed)
            for word in $argv
                echo "$before$word"
            end
        end

        complete -c layoutc -f
        complete -c layoutc -n __fish_use_subcommand -s h -l help -d 'show help'
        complete -c layoutc -n __fish_use_subcommand -s V -l version -d 'show the version'

        """)
    for command in Command.allCases {
      sink.write(
        text:
          "complete -c layoutc -n __fish_use_subcommand -a \(command.rawValue) -d \(quoted(command.summary))\n"
      )
    }
    for command in Command.allCases {
      let head = "complete -c layoutc -n '__fish_seen_subcommand_from \(command.rawValue)'"
      sink.write("\n")
      if let operand = command.completion { sink.write(text: "\(head)\(offer(operand))\n") }
      for option in OptionTable.options(of: command) {
        let short = option.short.map { " -s \($0)" } ?? ""
        let argument = option.completion.map { ($0.words == nil ? " -r" : " -x") + offer($0) } ?? ""
        sink.write(
          text: "\(head)\(short) -l \(option.name)\(argument) -d \(quoted(option.briefly))\n")
      }
    }
  }

  private static func offer(_ argument: CompletionArgument) -> String {
    switch argument {
    case .anything: ""
    case .files: " -F"
    case .words(let words): " -a \(quoted(words.joined(separator: " ")))"
    case .list(let words): " -a \(quoted("(__layoutc_list \(words.joined(separator: " ")))"))"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + String(text.flatMap { "'\\".contains($0) ? ["\\", $0] : [$0] }) + "'"
  }
}
