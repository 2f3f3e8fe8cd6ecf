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

        # Names that the tool finds in the specs on the line, or beside them.
        function __layoutc_names
            set -l words (commandline -o)
            set -l specs
            for word in $words[3..-1]
                test -f "$word"; and set -a specs "$word"
            end
            $words[1] completions --names $argv[1] -- $specs 2>/dev/null
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
        let argument =
          option.completion.map { ($0.words == nil && !$0.isList ? " -r" : " -x") + offer($0) } ?? ""
        sink.write(
          text: "\(head)\(short) -l \(option.name)\(argument) -d \(quoted(option.briefly))\n")
      }
    }
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
