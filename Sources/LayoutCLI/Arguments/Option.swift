/// The commands of layoutc.
enum Command: String, CaseIterable {
  case build
  case watch
  case open
  case why
  case show
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

  /// What the command is for, in a line.
  var summary: String {
    switch self {
    case .build: "solve a spec and write its frames"
    case .watch: "build a spec again whenever it changes"
    case .open: "show a spec's page in the browser, and again whenever it changes"
    case .why: "tell step by step why a frame is what it is"
    case .show: "draw a layout in the terminal"
    case .check: "compare layouts with frames that were written before"
    case .diff: "tell what changes from one layout to another"
    case .lint: "find mistakes in specs"
    case .languageServer: "serve an editor: findings, frames, completions"
    case .fmt: "set the whitespace of specs in order"
    case .explain: "explain a lint rule, or a crash of UIKit"
    case .ast: "print a spec in long form, as canonical JSON"
    case .convert: "write a spec as JSON, YAML or Swift code"
    case .initialize: "print a commented spec to start from"
    case .config: "print the settings in force, and where each comes from"
    case .devices: "list the devices that layouts can be solved for"
    case .schema: "print the JSON Schema of specs, for editors"
    case .completions: "print what a shell completes command lines with"
    case .help: "show help for a command, or the format of specs"
    }
  }

  /// The operands, for the usage line.
  var operands: String {
    switch self {
    case .build: "[SPEC...|-]"
    case .show, .ast, .convert: "[SPEC|-]"
    case .initialize: "[\(Starter.allCases.map(\.rawValue).joined(separator: "|"))]"
    case .check: "SPEC..."
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
}

/// The options of layoutc; each is declared once, in `OptionTable`.
enum OptionID: CaseIterable {
  case batch
  case format
  case output
  case force
  case precision
  case show
  case frame
  case clip
  case theme
  case idPrefix
  case sheet
  case all
  case everything
  case showAll
  case ascii
  case width
  case to
  case swiftPlatform
  case swiftTarget
  case against
  case update
  case tolerance
  case checkFormat
  case diffFormat
  case fromState
  case toState
  case identity
  case reload
  case updates
  case withSource
  case rect
  case visible
  case at
  case section
  case item
  case size
  case scale
  case device
  case orientation
  case system
  case matrix
  case rtl
  case scroll
  case trait
  case safeArea
  case set
  case state
  case data
  case items
  case noLint
  case expand
  case expandRow
  case collapseRow
  case printEnvironment
  case entry
  case tableFormat
  case findingsFormat
  case select
  case ignore
  case severity
  case target
  case failOn
  case maxWarnings
  case quiet
  case statistics
  case fix
  case unsafeFixes
  case diff
  case formatCheck
  case formatDiff
  case jobs
  case log
  case inputName
  case list
  case crash
  case configuration
  case noConfiguration
  case inputFormat
  case includeRoot
  case maxDepth
  case maxSize
  case maxValues
  case maxElements
  case depfile
  case color
  case names
  case everyOption
  case help
  case version
}

/// One option: what is typed, where it holds, and what it does.
struct Option {
  let id: OptionID
  /// Without the dashes.
  let name: String
  let short: Character?
  /// What the argument is called in help; nil for a flag.
  let argument: String?
  let commands: [Command]
  /// What it does, in a line or two.
  let summary: String
  /// True if it may be given several times.
  let repeats: Bool
  /// True if its argument is a name with a value, or may be: `NAME=VALUE`, `[SECTION=]N`.
  var takesName: Bool { argument?.contains("=") == true }

  init(
    _ id: OptionID, _ name: String, short: Character? = nil, argument: String? = nil, repeats: Bool = false,
    in commands: [Command], _ summary: String
  ) {
    self.id = id
    self.name = name
    self.short = short
    self.argument = argument
    self.repeats = repeats
    self.commands = commands
    self.summary = summary
  }

  /// The same option, for other commands.
  func with(commands: [Command]) -> Option {
    Option(id, name, short: short, argument: argument, repeats: repeats, in: commands, summary)
  }
}
