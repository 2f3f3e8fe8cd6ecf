/// The commands of layoutc.
enum Command: String, CaseIterable {
  case build
  case watch
  case open
  case why
  case forecast
  case show
  case breakpoints
  case check
  case diff
  case lint
  case languageServer = "lsp"
  case fmt
  case explain
  case ast
  case convert
  case initialize = "init"
  case config
  case devices
  case schema
  case completions
  case help

  /// What other tools call a command.
  static let synonyms: [String: Command] = [
    "preview": .open, "serve": .open, "view": .open, "render": .build, "compile": .build, "generate": .build,
    "format": .fmt, "compare": .diff, "new": .initialize,
  ]

  /// A one-line description.
  var summary: String {
    switch self {
    case .build: "write the frames of a layout, a picture or a page"
    case .watch: "build again whenever a file changes"
    case .open: "show a layout in the browser, and update it after every change"
    case .why: "explain step by step how a frame comes about"
    case .forecast: "tell how far estimates are from measured sizes"
    case .show: "draw a layout in the terminal"
    case .breakpoints: "list the widths at which a layout changes, and why"
    case .check: "compare layouts with recorded frames"
    case .diff: "show what changes from one layout to another"
    case .lint: "find mistakes in layouts, and fix them"
    case .languageServer: "run the language server for editors"
    case .fmt: "format specs"
    case .explain: "explain a lint rule or a UIKit crash"
    case .ast: "print a spec with every shorthand written out, as JSON"
    case .convert: "convert between YAML, JSON and Swift code"
    case .initialize: "print a commented spec to start from"
    case .config: "print the settings in force and where each comes from"
    case .devices: "list the known devices"
    case .schema: "print the JSON Schema of specs, for editors"
    case .completions: "print shell completions"
    case .help: "show help for a command, or the format of specs"
    }
  }

  /// The operands, for the usage line.
  var operands: String {
    switch self {
    case .build: "[SPEC...|-]"
    case .forecast, .show, .breakpoints, .ast, .convert: "[SPEC|-]"
    case .initialize: "[\(Starter.allCases.map(\.rawValue).joined(separator: "|"))]"
    case .check: "PATH..."
    case .diff: "OLD NEW | SPEC --from STATE --to STATE"
    case .watch, .open: "SPEC"
    case .why: "SPEC|- ELEMENT|SECTION"
    case .lint: "[PATH...|-]"
    case .fmt: "PATH...|-"
    case .config: "[PATH]"
    case .explain: "[RULE...]"
    case .devices: ""
    case .schema, .languageServer: ""
    case .completions: "[SHELL|SPEC...]"
    case .help: "[COMMAND|TOPIC [KEY]]"
    }
  }

  /// What the operands may be, for help; empty if their names say it.
  var operandNotes: [String] {
    switch self {
    case .why:
      [
        "ELEMENT is a cell (0.3, SECTION.ITEM with ids or indexes, or an item's id), a header, footer or decoration (header@SECTION or SECTION.header), a badge (badge@SECTION.N), or a view of the whole layout (header@layout). A kind alone, or section.header, is enough if only one place has it.",
        "SECTION is a section's id, or its index from 0.",
      ]
    case .check: ["PATH is a spec or a Swift file, or a folder, which is searched for specs."]
    case .fmt: ["PATH is a spec, or a folder, which is searched for specs."]
    default: []
    }
  }
}

/// The options of layoutc; each is declared once, in `OptionTable`.
enum OptionID: CaseIterable {
  case batch, format, output, verbose, force, precision, show, frame, clip, theme, idPrefix, sheet, all
  case everything, showAll, ascii, width, to, swiftPlatform, swiftTarget, against, update, tolerance
  case fromLength, toLength, axis, breakpointsFormat, breakpointsAgainst, breakpointsUpdate
  case checkFormat, diffFormat, fromState, toState, identity, reload, updates, withSource, rect
  case visible, at, section, item, size, scale, device, orientation, system, matrix, rtl, scroll
  case textSizes, trait, safeArea, set, state, data, items, measured, noLint, expand, expandRow, collapseRow
  case printEnvironment, entry, listEntries, project, assume, sliced, tableFormat, findingsFormat
  case select, ignore, severity, target
  case failOn, maxWarnings, quiet, statistics, fix, unsafeFixes, diff, formatCheck, formatDiff, jobs
  case log, inputName, list, crash, configuration, noConfiguration, inputFormat, includeRoot
  case maxDepth, maxSize, maxValues, maxElements, depfile, color, names, everyOption, help, version
}

/// One option of one or more commands.
struct Option {
  let id: OptionID
  /// The long name, without the dashes.
  let name: String
  let short: Character?
  /// The name of its argument in help; `nil` for a flag.
  let argument: String?
  var commands: [Command]
  let repeats: Bool
  /// Makes the summary, which only help needs.
  private let describe: @Sendable () -> String
  var summary: String { describe() }
  /// True if its argument contains a name, such as `NAME=VALUE` or `[SECTION=]N`.
  var takesName: Bool { argument?.contains("=") == true }

  init(
    _ id: OptionID, _ name: String, short: Character? = nil, argument: String? = nil, repeats: Bool = false,
    in commands: [Command], _ summary: @autoclosure @escaping @Sendable () -> String
  ) {
    self.id = id
    self.name = name
    self.short = short
    self.argument = argument
    self.repeats = repeats
    self.commands = commands
    describe = summary
  }

}
