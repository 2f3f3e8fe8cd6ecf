import LayoutCompiler
import LayoutDiagnostics
import LayoutLint
import LayoutOutput
import LayoutReader
import LayoutSpec
import LayoutSwift
import LayoutUpdates

/// What a shell offers for an argument.
enum CompletionArgument: Hashable {
  case anything
  case files
  case folders
  case words([String])
  /// Some of the words, separated by commas.
  case list([String])
  /// Some of the names that the tool prints for the specs on the line (`--names`), separated by commas.
  case names(String)

  /// The words to choose from; `nil` if the choice is not a fixed list.
  var words: [String]? {
    switch self {
    case .words(let words), .list(let words): words
    default: nil
    }
  }

  /// True if the argument may be several words separated by commas.
  var isList: Bool {
    switch self {
    case .list, .names: true
    default: false
    }
  }
}

extension Option {
  /// What may follow the option; `nil` for a flag.
  var completion: CompletionArgument? {
    guard let argument else { return nil }
    switch id {
    case .format: return .words(BuildCommand.formats.map(\.0))
    case .findingsFormat: return .words(FindingsFormat.allCases.map(\.rawValue))
    case .breakpointsFormat: return .words(Self.words(BreakpointsFormat.self))
    case .axis: return .words(Axis.allCases.map(\.side))
    case .tableFormat: return .words(["text", "json"])
    case .inputFormat: return .words(["json", "yaml"])
    case .to: return .words(["json", "yaml", "swift"])
    case .swiftPlatform: return .words(Self.words(SwiftTarget.Platform.self))
    case .color: return .words(["auto", "always", "never"])
    case .show: return .list(Self.words(PictureOverlay.self) + ["none"])
    case .frame: return .words(Self.words(PictureFrame.self))
    case .clip: return .words(Self.words(RowClipping.self))
    case .theme: return .words(Self.words(PictureTheme.self))
    case .sheet: return .words(Self.words(SheetContent.self))
    case .device: return .names("devices")
    case .checkFormat: return .words(Self.words(CheckFormat.self))
    case .diffFormat: return .words(Self.words(DiffFormat.self))
    case .identity: return .words(Self.words(ItemIdentity.self))
    case .reload: return .words(Self.words(ReloadStyle.self))
    case .state, .fromState, .toState: return .names("states")
    case .names: return .words(["states", "devices"])
    case .orientation: return .list(["portrait", "landscape", ParsedArguments.bothOrientations])
    case .system: return .list(SystemNames.all)
    case .trait: return .words(Self.traits)
    case .failOn: return .words(Severity.allCases.reversed().map(\.rawValue))
    case .select: return .list([RuleRegistry.everyRule] + Self.rules)
    case .ignore: return .list(Self.rules)
    case .severity: return .words(Self.severities)
    default: return argument == "FILE" ? .files : argument == "DIR" ? .folders : .anything
    }
  }

  private static func words<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type) -> [String] {
    Word.allCases.map(\.rawValue)
  }

  fileprivate static var rules: [String] { RuleRegistry.ids.map(\.name).sorted() }

  private static var severities: [String] {
    let levels = Severity.allCases.reversed().map(\.rawValue) + ["off"]
    return rules.flatMap { rule in levels.map { "\(rule)=\($0)" } }
  }

  /// The traits; those whose values are words, with each value.
  private static var traits: [String] {
    SpecSchema.noun(.traits).keys.flatMap { row in
      if case .word(let words) = row.type { return words.map { "\(row.name)=\($0)" } }
      return ["\(row.name)="]
    }
  }
}

extension Command {
  /// What the operands may be; `nil` if the command takes none.
  var completion: CompletionArgument? {
    switch self {
    case .build, .watch, .open, .show, .why, .forecast, .breakpoints, .check, .diff, .lint, .fmt, .ast,
      .convert,
      .config:
      .files
    case .initialize: .words(Starter.allCases.map(\.rawValue))
    case .explain: .words(Option.rules)
    case .completions: .words(CompletionShell.allCases.map(\.rawValue))
    case .help: .words(Self.helped)
    case .devices, .schema, .languageServer: nil
    }
  }

  /// The commands and topics that `help` explains.
  private static var helped: [String] {
    let commands = allCases.map(\.rawValue)
    return commands + HelpTopic.allCases.map(\.rawValue).filter { !commands.contains($0) }
  }
}

extension Option {
  /// The description in a completion menu: the group and a short summary.
  var menuText: String { "\(id.group.rawValue): \(briefly)" }

  /// The summary, cut to fit into a menu.
  var briefly: String {
    let ends = [" (default", "; ", ", or several", ": some of"]
    return ends.reduce(summary) { text, end in
      guard let range = text.firstRange(of: end) else { return text }
      return String(text[..<range.lowerBound])
    }
  }
}
