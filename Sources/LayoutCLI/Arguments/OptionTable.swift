import LayoutDiagnostics
import LayoutOutput
import LayoutReader

/// All options. Help, parsing, completions and suggestions are made from this table.
enum OptionTable {
  private static let resolving: [Command] = [
    .build, .why, .forecast, .show, .breakpoints, .check, .diff, .lint, .ast,
  ]
  private static let judging: [Command] = [.lint, .config]
  private static let reading: [Command] = [
    .build, .why, .forecast, .show, .breakpoints, .check, .diff, .lint, .fmt, .ast, .convert,
  ]

  /// The options as each command declares them; `watch` and `open` share those of `build` (`OptionSharing.swift`).
  static let declared: [Option] = [
    Option(
      .format, "format", short: "f", argument: "FORMAT", in: [.build],
      "what to write: \(BuildCommand.formats.map(\.0).joined(separator: ", ")) (default: by the extension of --output, else json)"
    ),
    Option(
      .output, "output", short: "o", argument: "FILE",
      in: [.build, .breakpoints, .check, .diff, .ast, .convert, .initialize, .schema],
      "write to FILE, completely or not at all, and create its folder if needed; - is standard output; {file}, {name}, {device}, {orientation}, {system}, {textSize} and {state} in it give each output its own file"
    ),
    Option(.verbose, "verbose", in: [.build], "say which program draws a png"),
    Option(.force, "force", in: [.initialize, .schema], "let --output overwrite an existing file"),
    Option(
      .depfile, "depfile", argument: "FILE", in: [.build],
      "write to FILE which files each output depends on, for make and ninja"),
    Option(
      .maxElements, "max-elements", argument: "N", in: [.build],
      "refuse to write more than N elements as json, ndjson or csv"),
    Option(
      .precision, "precision", argument: "N", in: [.build, .why, .forecast, .diff],
      "write at most N decimals, 0 to 9 (default: 3; text of forecast: 1)"),
    Option(
      .show, "show", argument: "LIST", repeats: true, in: [.build],
      "what to draw over the boxes of an svg or html: some of \(PictureOverlay.allCases.map(\.rawValue).joined(separator: ", ")), or none (default: labels,title)"
    ),
    Option(
      .frame, "frame", argument: "WORD", in: [.build],
      "what to draw around an svg: device shows what is on its screen, none shows all of the content (default: none; device in a contact sheet)"
    ),
    Option(
      .clip, "clip", argument: "WORD", in: [.build],
      "how an svg shows the part of an orthogonal section off screen: ghost, cut or none (default: ghost)"),
    Option(
      .theme, "theme", argument: "WORD", in: [.build],
      "the colors of an svg: light, dark or auto, which follows the viewer's preference (default: auto)"),
    Option(
      .idPrefix, "id-prefix", argument: "TEXT", in: [.build],
      "begin all ids of an svg with TEXT, for several pictures in one page"),
    Option(
      .sheet, "sheet", argument: "WORD", in: [.build],
      "draw devices, states or both side by side in one svg: those that are named, else all"),
    Option(
      .all, "all", in: [.build, .diff],
      "draw all elements into an svg, even more than \(PictureOptions.greatestCount)"),
    Option(.showAll, "all", in: [.show], "draw all of the content, not only what is on screen"),
    Option(
      .ascii, "ascii", in: [.show, .watch],
      "draw with ASCII characters (default: by LC_ALL, LC_CTYPE or LANG)"),
    Option(
      .width, "width", argument: "N", in: [.show, .watch],
      "draw at most N columns (default: COLUMNS, else as wide as the terminal, else 80)"),
    Option(
      .withSource, "with-source", in: [.build],
      "add to each element the path, line and column in the spec that made it"),
    Option(
      .rect, "rect", argument: "X,Y,W,H", in: [.build],
      "write only what intersects a rectangle of the content, in points"),
    Option(.visible, "visible", in: [.build], "write only what is on screen at the scroll position"),
    Option(
      .at, "at", argument: "X,Y", in: [.build, .why],
      "write only what is at a point of the content, the topmost first; why explains the topmost one there instead of ELEMENT"
    ),
    Option(.everything, "all", in: [.why], "with --at: explain all elements there, the topmost first"),
    Option(
      .section, "section", argument: "SECTION", repeats: true, in: [.build],
      "write only what belongs to a section: an id or an index"),
    Option(
      .item, "item", argument: "ITEM", repeats: true, in: [.build],
      "write only one cell: an item's id, or SECTION.ITEM with indexes or ids"),
    Option(
      .device, "device", argument: "NAME", repeats: true, in: resolving + [.convert],
      "lay out for a device or named environment, or several separated by commas; all, or a pattern such as 'iphone-*', names several; 'layoutc devices' lists them"
    ),
    Option(
      .orientation, "orientation", argument: "WORD", repeats: true, in: resolving + [.convert],
      "lay out for portrait, landscape or both"),
    Option(
      .system, "system", argument: "NAME", repeats: true, in: resolving + [.convert],
      "lay out for a system and its major version, such as ios-18, or several separated by commas (default: the device's)"
    ),
    Option(
      .matrix, "matrix", in: [.lint],
      "also check narrow, wide, landscape and right-to-left environments: 320x568, 375x667, 393x852, 852x393, 507x1024 and 1024x1366, and what makes UIKit raise in a narrow window of 32x653"
    ),
    Option(
      .size, "size", argument: "WxH", in: resolving, "lay out in a container of W x H points, such as 375x812"
    ),
    Option(.scale, "scale", argument: "N", in: resolving, "lay out for N pixels per point"),
    Option(
      .safeArea, "safe-area", argument: "T,L,B,R", in: resolving,
      "lay out with a safe area of T, L, B and R points at top, leading, bottom and trailing, or one number for all"
    ),
    Option(.rtl, "rtl", in: resolving, "lay out for a right-to-left language"),
    Option(
      .textSizes, "text-sizes", in: [.build, .forecast, .lint, .check],
      "lay out for all twelve text sizes, from extraSmall to accessibilityExtraExtraExtraLarge"),
    Option(
      .scroll, "scroll", argument: "[X,]Y", in: resolving,
      "lay out with the content scrolled Y points down, and X points sideways, from where it rests"),
    Option(
      .trait, "trait", argument: "K=V", repeats: true, in: resolving,
      "lay out with a trait, such as verticalSizeClass=compact"),
    Option(
      .set, "set", argument: "NAME=VALUE", repeats: true, in: resolving,
      "give a name of 'let' another value: a number, true or false"),
    Option(
      .state, "state", argument: "NAME", repeats: true, in: resolving,
      "use the data of a state of the spec, or several separated by commas; default is the spec's own items, all means these and every state"
    ),
    Option(
      .data, "data", argument: "FILE", in: resolving,
      "use the data in FILE: JSON or YAML, section ids with items"),
    Option(
      .items, "items", argument: "[SECTION=]N", repeats: true, in: resolving + [.convert],
      "give a section (an id or an index) or every section N cells"),
    Option(
      .expandRow, "expand", argument: "ID", repeats: true, in: [.build, .why, .forecast, .show, .diff],
      "expand an item of an outline"),
    Option(
      .collapseRow, "collapse", argument: "ID", repeats: true, in: [.build, .why, .forecast, .show, .diff],
      "collapse an item of an outline"),
    Option(
      .printEnvironment, "print-environment", in: [.build],
      "write the environment as JSON, and lay out nothing"),
    Option(
      .against, "against", argument: "DIR", in: [.check],
      "compare with the frames in DIR: a file {file}-{device}-{state}.json for each layout, as build writes it"
    ),
    Option(
      .update, "update", in: [.check],
      "write what differs to the files, and remove those of these specs that no layout has"),
    Option(
      .tolerance, "tolerance", argument: "N", in: [.check],
      "accept differences of up to N points (default: 0, equal to three decimals)"),
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
      "the state to compare; default is the spec's own items"),
    Option(.toState, "to", argument: "STATE", in: [.diff], "the state to compare with (default: default)"),
    Option(
      .identity, "identity", argument: "WORD", in: [.diff],
      "identify items by their id, or by all of their content: id or content (default: id)"),
    Option(
      .reload, "reload", argument: "WORD", in: [.diff],
      "reload cells with new content, or reconfigure those that keep their kind: reload or reconfigure (default: reload)"
    ),
    Option(
      .updates, "updates", argument: "FILE", in: [.diff],
      "replay the batch updates in FILE by UIKit's rules and print its exception, or fine; FILE is written by --format updates or json"
    ),
    Option(
      .to, "to", argument: "WORD", in: [.convert],
      "write json, yaml or swift (default: by the extension of --output)"),
    Option(
      .swiftPlatform, "platform", argument: "WORD", in: [.convert],
      "with swift: write code for uikit or appkit (default: by --target, else uikit)"),
    Option(
      .swiftTarget, "target", argument: "SYSTEM", in: [.convert],
      "with swift: the oldest system that the code runs on, such as ios16 or macos11 (default: ios14, macos11)"
    ),
    Option(
      .expand, "expand", in: [.ast],
      "also expand definitions, expressions, variants, states and shorthands, for one environment"),
    Option(
      .findingsFormat, "format", short: "f", argument: "FORMAT[=FILE]", repeats: true, in: [.lint],
      "write findings as \(FindingsFormat.allCases.map(\.rawValue).joined(separator: ", ")) to standard output, or to FILE (default: text)"
    ),
    Option(
      .select, "select", argument: "RULES", repeats: true, in: judging,
      "run only these rules, separated by commas; all means every rule"),
    Option(.ignore, "ignore", argument: "RULES", repeats: true, in: judging, "do not run these rules"),
    Option(
      .severity, "severity", argument: "RULE=LEVEL", repeats: true, in: judging,
      "set the level of a rule: error, warning, info or off"),
    Option(
      .target, "target", argument: "SYSTEMS", repeats: true, in: judging,
      "check for these systems, such as ios16,macos13, instead of the spec's"),
    Option(
      .failOn, "fail-on", argument: "LEVEL", in: judging,
      "exit with 1 for findings of LEVEL or above: error, warning or info (default: warning)"),
    Option(
      .maxWarnings, "max-warnings", argument: "N", in: judging,
      "exit with 1 only for errors or more than N warnings"),
    Option(.quiet, "quiet", short: "q", in: [.lint], "write errors only"),
    Option(
      .statistics, "statistics", in: [.lint],
      "write the number of findings of each rule instead of the findings"),
    Option(.fix, "fix", in: [.lint], "fix what can be fixed without moving a frame, and report the rest"),
    Option(
      .unsafeFixes, "unsafe-fixes", in: [.lint],
      "with --fix or --diff: also make fixes that may move frames"),
    Option(.diff, "diff", in: [.lint], "write what --fix would change as a unified diff, and change nothing"),
    Option(
      .formatCheck, "check", in: [.fmt],
      "change nothing, print which files would be reformatted, and exit with 1 if there are any"),
    Option(
      .formatDiff, "diff", in: [.fmt],
      "change nothing, print what would change as a unified diff, and exit with 1 if there is any"),
    Option(
      .jobs, "jobs", short: "j", argument: "N", in: [.build, .lint],
      "lint N files, or process N lines of a batch, at once (default: one file per processor, one line)"
    ),
    Option(
      .batch, "batch", in: [.build, .lint],
      "read a spec as JSON from each line of standard input, and answer with a line of JSON"),
    Option(
      .log, "log", argument: "FILE", in: [.languageServer],
      "log to FILE what editor and server send each other"),
    Option(
      .inputName, "stdin-filename", argument: "FILE", in: [.lint, .fmt],
      "treat standard input as FILE, in messages and to find its format and configuration"),
    Option(
      .tableFormat, "format", short: "f", argument: "FORMAT",
      in: [.why, .forecast, .explain, .config, .devices],
      "what to write: text or json (default: text)"),
    Option(.list, "list", in: [.explain], "list all rules, each with its severity and what it finds"),
    Option(
      .crash, "crash", argument: "TEXT", in: [.explain],
      "name the rules that find the cause of a UIKit exception in TEXT or a crash log; - is standard input"),
    Option(
      .noLint, "no-lint", in: [.build, .why, .forecast, .show], "skip the lint rules, not warnings of reading"
    ),
    Option(
      .configuration, "config", argument: "FILE", in: resolving + [.devices, .config],
      "read devices and lint settings from FILE (default: .layoutc.yaml in the spec's folder or above)"),
    Option(.noConfiguration, "no-config", in: resolving + [.devices, .config], "read no .layoutc.yaml"),
    Option(
      .inputFormat, "input-format", argument: "FORMAT", in: reading,
      "read json or yaml (default: by name and content)"),
    Option(
      .entry, "entry", argument: "NAME", in: resolving + [.convert],
      "use this declaration of a Swift file, such as Home.makeLayout (default: all that make layouts)"),
    Option(
      .listEntries, "list-entries", in: [.build, .lint, .ast],
      "name the declarations of a Swift file that '--entry' takes, with their lines"),
    Option(
      .project, "project", argument: "DIR", in: resolving + [.convert],
      "take what a Swift file needs from DIR (default: the project, package or repository around it)"),
    Option(
      .assume, "assume", argument: "NAME=VALUE", repeats: true, in: resolving + [.convert],
      "give a name that a Swift file reads and that is unknown here this value, such as Theme.gap=12"),
    Option(
      .sliced, "sliced", in: [.ast],
      "print the Swift program that is compiled: what the layout needs of the file and its project"),
    Option(
      .measured, "measured", argument: "NAME=WxH", repeats: true, in: resolving,
      "measure the cells of a section of Swift code, or the views of a kind; * is the estimated side"),
    Option(
      .includeRoot, "include-root", argument: "DIR", in: resolving,
      "let specs include files in DIR only (default: the spec's repository, else its folder)"),
    Option(
      .maxDepth, "max-depth", argument: "N", in: reading,
      "refuse specs nested deeper than N, at most \(InputLimits.greatestDepth) (default: \(InputLimits().depth))"
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
      "print what specs have instead of completions: states, or devices that they can use"),
    Option(.everyOption, "all", in: [.help], "show all options of a command with their full descriptions"),
    Option(.help, "help", short: "h", in: Command.allCases, "show this help"),
    Option(.version, "version", short: "V", in: Command.allCases, "show the version"),
  ]
}
