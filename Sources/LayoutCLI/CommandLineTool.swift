import LayoutCompiler
import LayoutDiagnostics
import LayoutText

/// The command line of layoutc.
package enum CommandLineTool {
  /// Runs a command line, given without the program's name. `layoutc lsp` calls `languageServer`.
  package static func run(_ arguments: [String], languageServer: LanguageServerRun) -> ExitCode {
    Platform.takeSignals()
    do throws(UsageError) {
      return try dispatch(arguments, languageServer)
    } catch {
      let command = arguments.first.flatMap(Command.init(rawValue:)) ?? .help
      let more =
        command == .help
        ? "'layoutc help' shows what is understood"
        : "'layoutc help \(command.rawValue)' shows its options"
      Console().complain(error.message, help: error.help + [more])
      return .usage
    }
  }

  private static func dispatch(
    _ arguments: [String], _ languageServer: LanguageServerRun
  ) throws(UsageError) -> ExitCode {
    let plain = Console()
    guard let first = arguments.first else {
      throw UsageError(message: "a command is missing: \(commandNames.joined(separator: ", "))")
    }
    switch first {
    case "-h", "--help": return plain.output { Help.overview(to: $0) }
    case "-V", "--version": return version(plain)
    default: break
    }
    guard let command = Command(rawValue: first) else {
      if first.hasPrefix("-") { throw unknownGlobalOption(first) }
      var near = didYouMean(Command.synonyms[first]?.rawValue ?? nearestWord(to: first, among: commandNames))
      if looksLikeSpec(first) { near = didYouMean("layoutc build \(first)") }
      throw UsageError(message: "unknown command '\(first)'", help: near)
    }
    let parsed = try parse(Array(arguments.dropFirst()), for: command)
    if parsed.has(.help) { return plain.output { Help.command(command, isWhole: false, to: $0) } }
    if parsed.has(.version) { return version(plain) }
    let console = Console(isColored: try isColored(parsed, descriptor: 2))
    switch command {
    case .build: return try BuildCommand(arguments: parsed, console: console).run()
    case .watch: return try WatchCommand(arguments: parsed, console: console).run()
    case .open: return try OpenCommand(arguments: parsed, console: console).run()
    case .why: return try WhyCommand(arguments: parsed, console: console).run()
    case .forecast: return try ForecastCommand(arguments: parsed, console: console).run()
    case .show: return try ShowCommand(arguments: parsed, console: console).run()
    case .breakpoints: return try BreakpointsCommand(arguments: parsed, console: console).run()
    case .check: return try CheckCommand(arguments: parsed, console: console).run()
    case .diff: return try DiffCommand(arguments: parsed, console: console).run()
    case .lint:
      let isColored = try isColored(parsed, descriptor: 1)
      return try LintCommand(arguments: parsed, console: console, isColored: isColored).run()
    case .languageServer:
      return try LanguageServerCommand(arguments: parsed, console: console).run(languageServer)
    case .fmt: return try FormatCommand(arguments: parsed, console: console).run()
    case .explain: return try ExplainCommand(arguments: parsed, console: console).run()
    case .ast: return try AstCommand(arguments: parsed, console: console).run()
    case .convert: return try ConvertCommand(arguments: parsed, console: console).run()
    case .initialize: return try InitCommand(arguments: parsed, console: console).run()
    case .config: return try ConfigCommand(arguments: parsed, console: console).run()
    case .devices: return try DevicesCommand(arguments: parsed, console: console).run()
    case .schema: return try SchemaCommand(arguments: parsed, console: console).run()
    case .completions: return try CompletionsCommand(arguments: parsed, console: console).run()
    case .help: return try HelpCommand(arguments: parsed, console: plain).run()
    }
  }

  private static var commandNames: [String] { Command.allCases.map(\.rawValue) }

  /// The error for an unknown option before any command: a misspelled global option, or an option that belongs after a command.
  private static func unknownGlobalOption(_ written: String) -> UsageError {
    let global = OptionTable.options.filter { $0.commands.count == Command.allCases.count }
    let name = String(written.drop { $0 == "-" }.prefix { $0 != "=" })
    var help: [String] = []
    if let near = nearestWord(to: name, among: global.map(\.name)) {
      help = didYouMean("--\(near)")
    } else {
      let commands = OptionTable.commands(having: name).map(\.rawValue).joined(separator: ", ")
      if !commands.isEmpty { help = ["it is an option of \(commands) and stands after it"] }
    }
    return UsageError(message: "unknown option '\(written)'", help: help)
  }

  /// True if a word in place of a command looks like a file.
  private static func looksLikeSpec(_ word: String) -> Bool {
    [".yaml", ".yml", ".json", ".swift"].contains { word.hasSuffix($0) } || Platform.isFile(word)
  }

  private static func version(_ console: Console) -> ExitCode {
    console.output { $0.write(text: "layoutc \(layoutcVersion)\n") }
  }

  /// True if output to a descriptor is colored: as `--color` says, otherwise on a terminal unless NO_COLOR is set.
  private static func isColored(_ arguments: ParsedArguments, descriptor: Int32) throws(UsageError) -> Bool {
    switch try arguments.word(.color, ["auto", "always", "never"]) {
    case "always": return true
    case "never": return false
    default:
      let refuses = Platform.environmentVariable("NO_COLOR")?.isEmpty == false
      return Platform.isTerminal(descriptor) && !refuses && Platform.environmentVariable("TERM") != "dumb"
    }
  }
}
