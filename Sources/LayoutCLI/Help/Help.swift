import LayoutText

/// The version that `--version` prints.
package let layoutcVersion = "0.1.0"

/// Help texts, made from the tables of commands and options.
enum Help {
  static func overview(to sink: ByteSink) {
    sink.write(
      text: """
        layoutc \(layoutcVersion): shows, lints and tests collection-view layouts, from Swift files or specs, without UIKit

        Usage: layoutc COMMAND [OPTION...] [FILE|-]

        Commands:

        """)
    for command in Command.allCases {
      sink.write(text: "  \(command.rawValue.padded(to: 12))\(command.summary)\n")
    }
    sink.write("\nTopics of 'layoutc help':\n\n")
    for topic in HelpTopic.allCases {
      sink.write(text: "  \(topic.rawValue.padded(to: 12))\(topic.summary)\n")
    }
    sink.write(
      text: """

        FILE is a spec (YAML or JSON) or a Swift file with UIKit layout code. build, show, forecast, breakpoints, lint, ast and convert
        read standard input if no file is named. Results go to standard output, messages to standard error. Exit status: 0 success; 1 errors
        in the spec (lint: also warnings) or differences (check, diff, breakpoints, fmt --check); 2 wrong usage, or a file that cannot be
        read or written.

        'layoutc help COMMAND' shows the options of a command, 'layoutc help spec' the format of specs; see also 'man layoutc'.

        """)
  }

  /// Writes the options of a command, by group. If they do not fit on a screen, only the common ones are shown, unless `isWhole`.
  static func command(_ command: Command, isWhole: Bool, to sink: ByteSink) {
    sink.write(
      text: """
        layoutc \(command.rawValue): \(command.summary)

        Usage: layoutc \(command.rawValue) [OPTION...] \(command.operands)

        """)
    for note in command.operandNotes {
      sink.write("\n")
      for line in wrapped(note, width: 79) { sink.write(text: line + "\n") }
    }
    let all = OptionTable.options(of: command)
    let isShortened = !isWhole && all.count > greatestCount
    let shown = isShortened ? all.filter(\.id.isCommon) : all
    let column = min(30, (shown.map { head($0).count }.max() ?? 0) + 4)
    for group in OptionGroup.allCases {
      let options = shown.filter { $0.id.group == group }
      guard !options.isEmpty else { continue }
      sink.write(text: "\n\(group.heading):\n")
      for option in options {
        write(option, isShortened ? option.briefly : option.summary, column: column, to: sink)
      }
    }
    if isShortened {
      sink.write(
        text: """

          'layoutc help \(command.rawValue) --all' shows \(all.count - shown.count) more options and describes these in full.

          """)
    }
  }

  /// How many options `help COMMAND` shows without `--all`, at most.
  private static let greatestCount = 14

  private static func write(_ option: Option, _ text: String, column: Int, to sink: ByteSink) {
    let head = head(option)
    var lines = wrapped(text, width: 79 - column)[...]
    if head.count + 4 > column {
      sink.write(text: "  \(head)\n")
    } else {
      sink.write(text: "  \(head.padded(to: column - 2))\(lines.popFirst() ?? "")\n")
    }
    for line in lines { sink.write(text: "\("".padded(to: column))\(line)\n") }
  }

  /// The option as typed: `-o, --output FILE`.
  static func head(_ option: Option) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return short + "--\(option.name)" + (option.argument.map { " \($0)" } ?? "")
  }
}
