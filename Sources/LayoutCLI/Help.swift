import LayoutText

/// The version that `--version` names.
package let layoutcVersion = "0.1.0"

/// Help, made from the tables of commands and options.
enum Help {
  static func overview(to sink: ByteSink) {
    sink.write(
      text: """
        layoutc \(layoutcVersion): compiles declarative specs of collection-view layouts to the frames that UIKit would give

        Usage: layoutc COMMAND [OPTION...] [SPEC|-]

        Commands:

        """)
    for command in Command.allCases {
      sink.write(text: "  \(command.rawValue.padded(to: 12))\(command.summary)\n")
    }
    sink.write(
      text: """

        A spec is read from standard input where no SPEC is named. Frames go to standard output, messages to standard error.
        Exit status: 0 success, 1 the spec has errors (lint: or warnings), 2 wrong usage or failure to read or write.

        'layoutc help COMMAND' shows the options of a command. 'man layoutc' says more.

        """)
  }

  static func command(_ command: Command, to sink: ByteSink) {
    sink.write(
      text: """
        layoutc \(command.rawValue): \(command.summary)

        Usage: layoutc \(command.rawValue) [OPTION...] \(command.operands)

        Options:

        """)
    let options = OptionTable.options(of: command)
    let heads = options.map(head)
    let column = min(30, (heads.map(\.count).max() ?? 0) + 4)
    for (option, head) in zip(options, heads) {
      var lines = wrapped(option.summary, width: 79 - column)[...]
      if head.count + 4 > column {
        sink.write(text: "  \(head)\n")
      } else {
        sink.write(text: "  \(head.padded(to: column - 2))\(lines.popFirst() ?? "")\n")
      }
      for line in lines { sink.write(text: "\("".padded(to: column))\(line)\n") }
    }
  }

  /// An option as it is typed: `-o, --output FILE`.
  static func head(_ option: Option) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return short + "--\(option.name)" + (option.argument.map { " \($0)" } ?? "")
  }

  /// Text in lines of at most so many characters.
  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      if !lines[lines.count - 1].isEmpty, lines[lines.count - 1].count + 1 + word.count > width {
        lines.append("")
      }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines
  }
}
