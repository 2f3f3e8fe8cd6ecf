extension OptionTable {
  /// The options of a command, group by group in the order of the table.
  static func options(of command: Command) -> [Option] {
    OptionGroup.allCases.flatMap { group in
      options.filter { $0.commands.contains(command) && $0.id.group == group }
    }
  }

  /// The option of a command for which the condition holds.
  static func option(of command: Command, where isWanted: (Option) -> Bool) -> Option? {
    options.first { isWanted($0) && $0.commands.contains(command) }
  }

  /// The commands that have an option with this long or short name.
  static func commands(having name: String) -> [Command] {
    let named = options.filter { $0.name == name || $0.short.map(String.init) == name }
    return Command.allCases.filter { command in named.contains { $0.commands.contains(command) } }
  }

  /// The option with an id; every id has one.
  static func option(_ id: OptionID) -> Option? { options.first { $0.id == id } }

  /// Options that other tools have, each with help that is shown if the command has `option`.
  static let elsewhere: [String: (option: String, help: String)] = [
    "q": ("no-lint", "--no-lint skips the lint rules; errors are always written"),
    "quiet": ("no-lint", "--no-lint skips the lint rules; errors are always written"),
    "no-lint": ("ignore", "--ignore RULES skips rules, and --quiet writes errors only"),
    "dark": ("theme", "the colors of a picture: --theme dark"),
    "light": ("theme", "the colors of a picture: --theme light"),
    "landscape": ("orientation", "write --orientation landscape"),
    "portrait": ("orientation", "write --orientation portrait"),
    "open": ("output", "'layoutc open SPEC' shows the page in the browser"),
    "watch": ("output", "'layoutc watch SPEC' builds again whenever the spec changes"),
    "locale": ("rtl", "right-to-left languages: --rtl"),
    "width": ("size", "write --size WxH, such as 375x812"),
    "height": ("size", "write --size WxH, such as 375x812"),
    "text-size": ("trait", "write --trait preferredContentSizeCategory=extraLarge"),
  ]
}
