import LayoutDiagnostics
import LayoutOutput
import LayoutReader

/// Every option, once: help, parsing and did-you-mean are made from this table.
enum OptionTable {
  private static let resolving: [Command] = [.build, .show, .why, .check, .diff, .lint, .ast]
  private static let judging: [Command] = [.lint, .config]
  private static let reading: [Command] = [.build, .show, .why, .check, .diff, .lint, .fmt, .ast, .convert]

  /// What has no meaning for builds that go on.
  private static let notWatched: Set<OptionID> = [.printEnvironment, .depfile, .batch, .jobs]
  /// What has no meaning for a page in the browser either.
  private static let notOpened: Set<OptionID> = notWatched.union([
    .format, .output, .maxElements, .frame, .clip, .theme, .idPrefix, .sheet, .all, .withSource, .rect,
    .visible, .at,
    .section, .item,
  ])

  /// All options; a spec is watched, and opened, with the options of `build`.
  static let options: [Option] = declared.map { option in
    guard option.commands.contains(.build) else { return option }
    var commands = option.commands
    if !commands.contains(.watch), !notWatched.contains(option.id) { commands.append(.watch) }
    if !commands.contains(.open), !notOpened.contains(option.id) { commands.append(.open) }
    return option.with(commands: commands)
  }

  private static let declared: [Option] = [
    Option(
      .format, "format", short: "f", argument: "FORMAT", in: [.build],
      "what to write: \(OutputFormat.all.map(\.name).joined(separator: ", ")) (default: by the extension of --output, else json)"
    ),
    Option(
      .output, "output", short: "o", argument: "FILE",
      in: [.build, .check, .diff, .ast, .convert, .initialize, .schema],
      "write to FILE, whole or not at all, in a new folder where that is missing; - is standard output; {file}, {name}, {device}, {orientation} and {state} in it give each output a file of its own"
    ),
    Option(
      .force, "force", in: [.initialize, .schema], "let --output write over a file that there is"),
    Option(
      .depfile, "depfile", argument: "FILE", in: [.build],
      "write to FILE which outputs hang on which files, for make and ninja"),
    Option(
      .maxElements, "max-elements", argument: "N", in: [.build],
      "refuse to write more than N elements as json, ndjson or csv"),
    Option(
      .precision, "precision", argument: "N", in: [.build, .why, .diff],
      "at most N decimals, 0 to 9 (default: 3)"),
    Option(
      .show, "show", argument: "LIST", repeats: true, in: [.build],
      "what to draw over the boxes of an svg or html: some of \(PictureOverlay.allCases.map(\.rawValue).joined(separator: ", ")), or none (default: labels,title)"
    ),
    Option(
      .frame, "frame", argument: "WORD", in: [.build],
      "what to draw around an svg: device shows what is on its screen, none all of the content (default: none, in a contact sheet device)"
    ),
    Option(
      .clip, "clip", argument: "WORD", in: [.build],
      "how to draw what an orthogonal section has out of sight into an svg: ghost, cut or none (default: ghost)"
    ),
    Option(
      .theme, "theme", argument: "WORD", in: [.build],
      "the colors of an svg: light, dark or auto, which follows the reader's preference (default: auto)"),
    Option(
      .idPrefix, "id-prefix", argument: "TEXT", in: [.build],
      "begin all ids of an svg with TEXT, for several in one page"),
    Option(
      .sheet, "sheet", argument: "WORD", in: [.build],
      "draw devices, states or both side by side into one svg: those that are named, else all"),
    Option(
      .all, "all", in: [.build, .diff],
      "draw all elements into an svg, where without it more than \(PictureOptions.greatestCount) are not drawn"
    ),
    Option(.showAll, "all", in: [.show], "draw all of the content, and not only what is in sight"),
    Option(
      .ascii, "ascii", in: [.show, .watch],
      "draw with ASCII characters (default: by LC_ALL, LC_CTYPE or LANG)"),
    Option(
      .width, "width", argument: "N", in: [.show, .watch],
      "draw at most N columns (default: COLUMNS, else as wide as the terminal, else 80)"),
    Option(
      .withSource, "with-source", in: [.build],
      "add to each element the spec path, line and column that made it"),
    Option(
      .rect, "rect", argument: "X,Y,W,H", in: [.build],
      "write only what meets a rectangle of the content, in points"),
    Option(
      .visible, "visible", in: [.build], "write only what is in sight, where the content is scrolled to"),
    Option(
      .at, "at", argument: "X,Y", in: [.build, .why],
      "write only what is at a point of the content, the topmost first; of why: the topmost there, in place of ELEMENT"
    ),
    Option(.everything, "all", in: [.why], "with --at: tell of all elements there, the topmost first"),
    Option(
      .section, "section", argument: "SECTION", repeats: true, in: [.build],
      "write only what belongs to a section: an id, else an index"),
    Option(
      .item, "item", argument: "ITEM", repeats: true, in: [.build],
      "write only a cell: an item's id, or SECTION.ITEM with its index or id"),
    Option(
      .device, "device", argument: "NAME", repeats: true, in: resolving + [.convert],
      "solve for a device or named environment, or several with commas between; all, or a pattern such as 'iphone-*', names several; 'layoutc devices' lists them"
    ),
    Option(
      .orientation, "orientation", argument: "WORD", repeats: true, in: resolving + [.convert],
      "solve for a device held portrait or landscape, or both"),
    Option(
      .system, "system", argument: "NAME", repeats: true, in: resolving + [.convert],
      "solve for a system and its major version, such as ios-18, or several with commas between (default: the device's)"
    ),
    Option(
      .matrix, "matrix", in: [.lint],
      "look at narrow, wide, sideways and right-to-left environments, too: 320x568, 375x667, 393x852, 852x393, 507x1024 and 1024x1366"
    ),
    Option(
      .size, "size", argument: "WxH", in: resolving, "solve for a container of W x H points, such as 375x812"),
    Option(.scale, "scale", argument: "N", in: resolving, "solve for N pixels a point"),
    Option(
      .safeArea, "safe-area", argument: "T,L,B,R", in: resolving,
      "solve for a safe area of so many points at top, leading, bottom and trailing, or one number for all"),
    Option(.rtl, "rtl", in: resolving, "solve for a right-to-left language"),
    Option(
      .scroll, "scroll", argument: "[X,]Y", in: resolving,
      "solve for content that is scrolled Y points down, and X points sideways, from where it rests"),
    Option(
      .trait, "trait", argument: "K=V", repeats: true, in: resolving,
      "solve for a trait, such as verticalSizeClass=compact"),
    Option(
      .set, "set", argument: "NAME=VALUE", repeats: true, in: resolving,
      "give a name of 'let' another value: a number, true or false"),
    Option(
      .state, "state", argument: "NAME", repeats: true, in: resolving,
      "fill the sections as a state of the spec says, or several with commas between; default is the spec's own items, all these and every state"
    ),
    Option(
      .data, "data", argument: "FILE", in: resolving,
      "fill the sections as FILE says: JSON or YAML, section ids with items"),
    Option(
      .items, "items", argument: "[SECTION=]N", repeats: true, in: resolving + [.convert],
      "give a section (an id, else an index) or every section N cells"),
    Option(
      .expandRow, "expand", argument: "ID", repeats: true, in: [.build, .show, .why, .diff],
      "show the rows below an item of an outline, whatever the spec says"),
    Option(
      .collapseRow, "collapse", argument: "ID", repeats: true, in: [.build, .show, .why, .diff],
      "hide the rows below an item of an outline, whatever the spec says"),
    Option(
      .printEnvironment, "print-environment", in: [.build],
      "write what would be solved for, as JSON, and solve nothing"),
    Option(
      .against, "against", argument: "DIR", in: [.check],
      "compare with the frames in DIR: a file {file}-{device}-{state}.json for each layout, as build writes it"
    ),
    Option(
      .update, "update", in: [.check],
      "write what differs to the files, and remove those that no layout has"),
    Option(
      .tolerance, "tolerance", argument: "N", in: [.check],
      "let numbers differ by N points (default: 0, equal to three decimals)"),
    Option(
      .checkFormat, "format", short: "f", argument: "FORMAT", in: [.check],
      "what to write: \(CheckFormat.allCases.map(\.rawValue).joined(separator: ", ")) (default: by the extension of --output, else text)"
    ),
    Option(
      .diffFormat, "format", short: "f", argument: "FORMAT", in: [.diff],
      "what to write: \(DiffFormat.allCases.map(\.rawValue).joined(separator: ", ")) (default: by the extension of --output, else text)"
    ),
    Option(
      .fromState, "from", argument: "STATE", in: [.diff],
      "compare this state of the spec with another; default is the spec's own items"),
    Option(.toState, "to", argument: "STATE", in: [.diff], "the state to compare with (default: default)"),
    Option(
      .identity, "identity", argument: "WORD", in: [.diff],
      "tell items apart by their id, or by all of their content (default: id)"),
    Option(
      .reload, "reload", argument: "WORD", in: [.diff],
      "reload cells with other content, or reconfigure those that stay of one kind (default: reload)"),
    Option(
      .updates, "updates", argument: "FILE", in: [.diff],
      "replay the batch updates in FILE by UIKit's rules and print its exception, or fine; FILE is as --format updates or json writes it"
    ),
    Option(
      .to, "to", argument: "WORD", in: [.convert],
      "write json, yaml or swift (default: by the extension of --output)"),
    Option(
      .swiftPlatform, "platform", argument: "WORD", in: [.convert],
      "with swift: write code for uikit or appkit (default: as --target says, else uikit)"),
    Option(
      .swiftTarget, "target", argument: "SYSTEM", in: [.convert],
      "with swift: the oldest system that the code is for, such as ios16 or macos11 (default: ios14, macos11)"
    ),
    Option(
      .expand, "expand", in: [.ast],
      "write definitions, expressions, variants, states and shorthands out for one environment"),
    Option(
      .findingsFormat, "format", short: "f", argument: "FORMAT[=FILE]", repeats: true, in: [.lint],
      "write findings as \(FindingsFormat.allCases.map(\.rawValue).joined(separator: ", ")) to standard output, or to FILE (default: text)"
    ),
    Option(
      .select, "select", argument: "RULES", repeats: true, in: judging,
      "run only these rules, with commas between; all stands for every rule"),
    Option(.ignore, "ignore", argument: "RULES", repeats: true, in: judging, "do not run these rules"),
    Option(
      .severity, "severity", argument: "RULE=LEVEL", repeats: true, in: judging,
      "give a rule's findings another level: error, warning, info or off"),
    Option(
      .target, "target", argument: "SYSTEMS", repeats: true, in: judging,
      "check for these systems, such as ios16,macos13, whatever the spec says"),
    Option(
      .failOn, "fail-on", argument: "LEVEL", in: judging,
      "exit with 1 for findings from LEVEL on: error, warning or info (default: warning)"),
    Option(
      .maxWarnings, "max-warnings", argument: "N", in: judging,
      "exit with 1 only for errors and more than N warnings"),
    Option(.quiet, "quiet", short: "q", in: [.lint], "write errors only"),
    Option(
      .statistics, "statistics", in: [.lint], "write how many findings each rule has, instead of the findings"
    ),
    Option(
      .fix, "fix", in: [.lint], "mend what can be mended without moving a frame, and report the rest"),
    Option(
      .unsafeFixes, "unsafe-fixes", in: [.lint],
      "with --fix or --diff: mend also what may move frames"),
    Option(
      .diff, "diff", in: [.lint], "write what --fix would change as a unified diff, and change nothing"),
    Option(
      .formatCheck, "check", in: [.fmt],
      "change nothing, print which files would be reformatted, and exit with 1 if there are any"),
    Option(
      .formatDiff, "diff", in: [.fmt],
      "change nothing, print what would change as a unified diff, and exit with 1 if there is any"),
    Option(
      .jobs, "jobs", short: "j", argument: "N", in: [.build, .lint],
      "lint N files, or work on N lines of a batch, at once (default: as many files as there are processors, one line)"
    ),
    Option(
      .batch, "batch", in: [.build, .lint],
      "read a spec from each line of standard input; it is JSON, and so is the line that answers it"),
    Option(
      .log, "log", argument: "FILE", in: [.languageServer],
      "write to FILE what editor and server send each other"),
    Option(
      .inputName, "stdin-filename", argument: "FILE", in: [.lint, .fmt],
      "call standard input FILE, in messages and to find its language and configuration"),
    Option(
      .tableFormat, "format", argument: "FORMAT", in: [.why, .explain, .config, .devices],
      "what to write: text or json (default: text)"),
    Option(
      .list, "list", in: [.explain], "list all rules, each with its severity and in a line what it finds"),
    Option(
      .crash, "crash", argument: "TEXT", in: [.explain],
      "name the rules that find the cause of an exception of UIKit, by its message or a log of the crash; - is standard input"
    ),
    Option(.noLint, "no-lint", in: [.build, .show, .why], "skip the lint rules"),
    Option(
      .configuration, "config", argument: "FILE", in: resolving + [.devices, .config],
      "read devices, environments and lint settings from FILE (default: .layoutc.yaml in the spec's folder or above)"
    ),
    Option(.noConfiguration, "no-config", in: resolving + [.devices, .config], "read no .layoutc.yaml"),
    Option(
      .inputFormat, "input-format", argument: "FORMAT", in: reading,
      "read json or yaml (default: by name and content)"),
    Option(
      .entry, "entry", argument: "NAME", in: resolving + [.convert],
      "begin a file of Swift with this declaration, such as Home.makeLayout (default: the one that makes a layout)"
    ),
    Option(
      .includeRoot, "include-root", argument: "DIR", in: resolving,
      "let specs include files in DIR only (default: the repository of the spec, or its folder where it is in none)"
    ),
    Option(
      .maxDepth, "max-depth", argument: "N", in: reading,
      "refuse specs nested deeper than N, up to \(InputLimits.greatestDepth) (default: \(InputLimits().depth))"
    ),
    Option(
      .maxSize, "max-size", argument: "BYTES", in: reading,
      "refuse specs larger than BYTES; K and M may follow (default: \(InputLimits().bytes >> 20)M)"),
    Option(
      .maxValues, "max-values", argument: "N", in: reading,
      "refuse specs of more than N values (default: \(InputLimits().values))"),
    Option(
      .color, "color", argument: "WHEN", in: reading + [.devices, .config],
      "color messages: auto, always or never (default: auto; NO_COLOR is honored)"),
    Option(
      .names, "names", argument: "WHAT", in: [.completions],
      "print the states of specs, or the devices beside them and here, in place of completions: states or devices"
    ),
    Option(.everyOption, "all", in: [.help], "show all options of a command, and all that is said of each"),
    Option(.help, "help", short: "h", in: Command.allCases, "show this help"),
    Option(.version, "version", short: "V", in: Command.allCases, "show the version"),
  ]

  /// The options of a command, group by group in the order of the table.
  static func options(of command: Command) -> [Option] {
    OptionGroup.allCases.flatMap { group in
      options.filter { $0.commands.contains(command) && $0.id.group == group }
    }
  }
}
