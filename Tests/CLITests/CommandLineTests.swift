import Foundation
import Testing

@testable import LayoutCLI

/// What the command line understands, refuses and says.
@Suite struct CommandLineTests {
  static let spec = """
    name: Library
    sections:
      - id: shelf
        items: 4
        group: {horizontal: {size: 100% x 44, subitem: {item: {}}, count: 2}}
    """

  @Test func buildsFromStandardInput() throws {
    let bare = try ToolRun.run(["build"], input: Self.spec)
    let dash = try ToolRun.run(["build", "-"], input: Self.spec)
    #expect(bare.code == 0)
    #expect(bare.errorText == "")
    #expect(bare.outputText.hasPrefix("{\n  \"version\": 1,\n  \"name\": \"Library\""))
    #expect(dash.output == bare.output)
  }

  @Test(arguments: [
    (["build", "-fcsv"], 0), (["build", "-f", "csv"], 0), (["build", "--format=csv"], 0),
    (["build", "--format", "csv"], 0), (["build", "-", "--format", "csv"], 0),
    (["build", "-fcsv", "--", "-"], 0),
    (["build", "--no-lint", "-fcsv"], 0), (["ast"], 0), (["lint"], 0),
    (["build", "--show", "nonsense"], 2), (["build", "--format"], 2), (["build", "--format="], 2),
    (["build", "--no-lint=1"], 2), (["build", "a", "b"], 2), (["ast", "a", "b"], 2),
    (["build", "--", "--format"], 2),
    (["bild"], 2), ([], 2), ([""], 2), (["--nonsense"], 2), (["build", "-z"], 2),
    (["build", "--precision", "10"], 2),
    (["build", "--precision", "-1"], 2), (["build", "-f", "json", "-f", "csv"], 2),
    (["lint", "--format", "csv"], 2),
    (["build", "missing.yaml"], 2), (["build", "/"], 2), (["help", "bild"], 2),
  ])
  func returns(arguments: [String], code: Int) throws {
    let run = try ToolRun.run(arguments, input: Self.spec)
    #expect(run.code == code, "\(run.errorText)")
    #expect(run.errorText.isEmpty == (run.code == 0))
    if run.code == 2 { #expect(run.errorText.hasPrefix("layoutc: ") && run.output.isEmpty) }
  }

  @Test(arguments: [
    (["bulid"], "did you mean 'build'?"),
    (["preview"], "did you mean 'open'?"),
    (["--verison"], "unknown option '--verison'\nlayoutc: did you mean '--version'?"),
    (["--formt"], "unknown option '--formt'"),
    (
      ["--format=csv", "build"],
      "it is an option of build, watch, why, forecast, breakpoints, check, diff, lint, explain, config, devices and stands after it"
    ),
    (["build", "-q"], "--no-lint skips the lint rules"),
    (["lint", "--no-lint"], "--ignore RULES skips rules"),
    (
      ["show", "-f", "svg"],
      "it is an option of build, watch, why, forecast, breakpoints, check, diff, lint, explain, config, devices"
    ),
    (["lint", "-", "-"], "standard input can be read only once, but '-' is given 2 times"),
    (["build", "--formt", "csv"], "did you mean '--format'?"),
    (["build", "--Format", "csv"], "did you mean '--format'?"),
    (["lint", "--precision", "2"], "it is an option of build"),
    (["build", "--format", "jsn"], "expected one of json"),
    (["build", "--items", "shelv=3"], "did you mean 'shelf'?"),
    (["build", "--items", "9=3"], "<stdin> has no section '9'; it has shelf"),
    (["build", "--items", "x"], "expected N or SECTION=N"),
    (["build", "--scale", "101"], "greater than 0 and at most 100, such as 2"),
    (["build", "--trait", "displayScale=101"], "greater than 0 and at most 100, such as"),
    (["build", "--size", "1000001x10"], "both at least 0 and at most 1000000, such as"),
    (["build", "--scroll", "1e9"], "in points from -1000000 to 1000000, such as"),
    (["build", "--safe-area", "1e9"], "in points from -1000000 to 1000000, such as"),
    (["devices", "foo"], "devices takes no operand, but 'foo' is given"),
    (
      ["build", "--size", "375"],
      "expected width x height in points, both at least 0 and at most 1000000, such as 375x812"
    ),
    (["build", "--size", "3 75x812"], "expected width x height"),
    (["build", "--size", "-5x812"], "expected width x height"),
    (["build", "--size", "nanx812"], "expected width x height"),
    (["build", "--scale", "0"], "greater than 0"),
    (["build", "--scale", "1e400"], "greater than 0"),
    (["build", "--input-format", "toml"], "expected json or yaml"),
    (["build", "--max-depth", "300"], "from 1 to 256"),
    (["build", "--max-size", "3G"], "a number of bytes up to 2048M"),
    (["build", "--max-size", "99999999999999999999"], "a number of bytes up to 2048M"),
    (["build", "--max-values", "-5"], "a whole number"),
    (["build", "--color", "sometimes"], "expected one of auto, always, never"),
    (
      ["build", "a.yaml", "-o", "out/x.pdf"], "layoutc build a.yaml -f svg | rsvg-convert -f pdf -o out/x.pdf"
    ),
    (["build", "a.yaml", "-f", "PDF"], "layoutc build a.yaml -f svg | rsvg-convert -f pdf -o out.pdf"),
    (["build", "-o", "x.jpg"], "layoutc build SPEC -f svg | rsvg-convert | magick png:- x.jpg"),
    (["build", "--dark"], "the colors of a picture: --theme dark"),
    (["build", "--trait", "userInterfaceStyle=dark"], "the colors of a picture: --theme dark"),
    (["build", "--landscape"], "write --orientation landscape"),
    (["build", "-o", "out.docx"], "the extension of 'out.docx' names no format"),
    (["build", "missing.yaml"], "cannot read missing.yaml: no such file"),
    (["build", "no\u{1B}[1m.yaml"], "cannot read noU+001B[1m.yaml: no such file"),
    (["build", "--output"], "option '--output' needs an argument: FILE"),
    (["build", "--version=2"], "takes no argument"),
    (["build", "--size", "-1x9"], "both at least 0"),
    (["build", "--precision", "10"], "'layoutc help build' shows its options"),
    (["photos.yaml"], "did you mean 'layoutc build photos.yaml'?"),
    (["completions"], "completions takes one shell: bash, zsh, fish"),
    (["completions", "bsh"], "did you mean 'bash'?"),
    (["help", "build", "lint"], "help takes one command, but 2 are given"),
    (["help", "spec", "list", "grid"], "help spec takes one key, but 2 are given"),
    (["build", "--show", "groups"], "option '--show' draws into an svg, but the format is json"),
    (["build", "-fsvg", "--with-source"], "option '--with-source' has no effect on an svg"),
    (["build", "-o", "/dev/null/none/x.svg"], "cannot make the folder /dev/null/none: Not a directory"),
  ])
  func explains(arguments: [String], text: String) throws {
    let run = try ToolRun.run(arguments, input: Self.spec)
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorText.contains(text), "\(run.errorText)")
  }

  @Test func sizeScaleAndItemsWinOverTheSpec() throws {
    let arguments = ["build", "-fcsv", "--size", "100×50", "--scale", "1", "--items", "9", "--items=shelf=1"]
    let run = try ToolRun.run(arguments, input: Self.spec)
    let rows = run.outputText.split(separator: "\r\n")
    #expect(rows.count == 2)
    #expect(rows.last?.hasPrefix("cell,,0,0,0,0,50,44,0,shelf") == true, "\(run.outputText)")
  }

  /// What an expression counts is what `--items` says, by id, by index or for all, the last one winning.
  @Test(arguments: [
    ([], "4 4"), (["--items", "loans=0"], "0 4"), (["--items", "1=0"], "4 0"), (["--items", "7"], "7 7"),
    (["--items", "loans=2", "--items", "0"], "0 0"), (["--items", "3", "--items", "loans=1"], "1 3"),
  ])
  func expressionsCountTheGivenItems(arguments: [String], counts: String) throws {
    let section =
      "items: 4, header: \"${1 + itemCount}\", group: {horizontal: {size: 100% x 44, subitems: [item: {}]}}"
    let spec = "environment: {container: 100 x 90}\nsections: [{id: loans, \(section)}, {\(section)}]\n"
    let run = try ToolRun.run(["build", "-fcsv"] + arguments, input: spec)
    let heights = run.outputText.split(separator: "\r\n").filter { $0.hasPrefix("supplementary") }
      .compactMap { Int($0.split(separator: ",", omittingEmptySubsequences: false)[7]) }
    #expect(heights.map { String($0 - 1) }.joined(separator: " ") == counts, "\(run.errorText)")
  }

  @Test func limitsAreEnforced() throws {
    for (flag, value, rule) in [
      ("--max-depth", "3", "resource-limit"), ("--max-size", "20", "resource-limit"),
      ("--max-values", "5", "resource-limit"),
    ] {
      let run = try ToolRun.run(["build", flag, value], input: Self.spec)
      #expect(run.code == 1)
      #expect(run.errorText.contains("[\(rule)]") && run.errorText.contains(flag), "\(run.errorText)")
    }
    #expect(try ToolRun.run(["build", "--max-size", "1K"], input: Self.spec).code == 0)
  }

  @Test func inputFormatIsForced() throws {
    #expect(try ToolRun.run(["ast", "--input-format", "json"], input: Self.spec).code == 1)
    let json = try ToolRun.run(["ast"], input: Self.spec).outputText
    #expect(try ToolRun.run(["ast", "--input-format", "yaml"], input: json).outputText == json)
  }

  @Test func colorsAsAsked() throws {
    let wrong = "sections: 3\n"
    #expect(!(try ToolRun.run(["build"], input: wrong).errorText.contains("\u{1B}")))
    #expect(!(try ToolRun.run(["build", "--color=never"], input: wrong).errorText.contains("\u{1B}")))
    let colored = try ToolRun.run(
      ["build", "--color=always"], input: Data(wrong.utf8), environment: ["NO_COLOR": "1"])
    #expect(colored.errorText.contains("\u{1B}[1;31merror:"))
    #expect(colored.outputText.isEmpty)
  }

  @Test(arguments: Command.allCases)
  func helpShowsEveryOption(command: Command) throws {
    let arguments = command == .devices ? ["devices", "--help"] : ["help", command.rawValue, "--all"]
    let run = try ToolRun.run(arguments)
    #expect(run.code == 0)
    var group = ""
    var named: [String: String] = [:]
    for line in run.outputText.split(separator: "\n") {
      if line.hasSuffix(" options:") { group = String(line.dropLast()) }
      if let head = line.firstMatch(of: #/^  (-., |    )--([^ ]+)/#) { named[String(head.2)] = group }
      #expect(line.count <= 79)
    }
    let options = OptionTable.options(of: command)
    #expect(named == Dictionary(uniqueKeysWithValues: options.map { ($0.name, $0.id.group.heading) }))
    for option in options { #expect(run.outputText.contains(Help.head(option))) }
    #expect(try ToolRun.run(["--help"]).outputText.contains("  \(command.rawValue)"))
  }

  /// Without `--all` help fits a screen, and says where the rest is.
  @Test(arguments: Command.allCases)
  func helpFitsAScreen(command: Command) throws {
    let run = try ToolRun.run(["help", command.rawValue])
    #expect(run.code == 0)
    // The devices are a topic, too.
    if command == .devices { return }
    #expect(try ToolRun.run([command.rawValue, "--help"]).output == run.output)
    #expect(run.outputText.count { $0 == "\n" } <= 40)
    let whole = try ToolRun.run(["help", command.rawValue, "--all"])
    let isWhole = run.output == whole.output
    #expect(isWhole != run.outputText.contains("'layoutc help \(command.rawValue) --all' shows "))
  }

  @Test func everyOptionIsInTheTableOnce() {
    for id in OptionID.allCases { #expect(OptionTable.options.filter { $0.id == id }.count == 1) }
    for command in Command.allCases {
      let options = OptionTable.options(of: command)
      #expect(Set(options.map(\.name)).count == options.count)
      let shorts = options.compactMap(\.short)
      #expect(Set(shorts).count == shorts.count)
    }
  }

  @Test(arguments: [["--version"], ["-V"], ["build", "--version"], ["lint", "-V"], ["help", "--version"]])
  func namesItsVersion(arguments: [String]) throws {
    let run = try ToolRun.run(arguments)
    #expect(run.code == 0)
    #expect(run.outputText == "layoutc \(layoutcVersion)\n")
  }

  @Test func namesTheSectionsOfTheFile() throws {
    let scratch = try Scratch()
    let section = "{group: {horizontal: {size: 100% x 44, subitems: {item: {}}}}"
    _ = try scratch.file("s.yaml", "sections:\n  - \(section), id: album}\n  - \(section)}\n")
    let run = try ToolRun.run(["build", "s.yaml", "--items", "photos=3"], in: scratch.folder)
    #expect(run.code == 2)
    #expect(
      run.errorText.hasPrefix("layoutc: s.yaml has no section 'photos'; it has album, 1 (no id)\n"),
      "\(run.errorText)")
  }

  @Test func lintReadsManySpecs() throws {
    let scratch = try Scratch()
    _ = try scratch.file("good.yaml", Self.spec)
    _ = try scratch.file("bad.yaml", "sections: 3\n")
    let run = try ToolRun.run(["lint", "bad.yaml", "good.yaml"], in: scratch.folder)
    #expect(run.code == 1)
    #expect(run.outputText.hasPrefix("bad.yaml:1:11: error: "))
    #expect(run.errorText.isEmpty)
    #expect(try ToolRun.run(["lint", "bad.yaml", "none.yaml"], in: scratch.folder).code == 2)
  }

  @Test func reportsFiftyFindingsAndHowManyMore() throws {
    let spec = "sections:\n  - grid: {columns: 2}\n" + (0..<2_000).map { "    k\($0): 1\n" }.joined()
    let run = try ToolRun.run(["ast"], input: spec)
    #expect(run.errorText.components(separatedBy: ": error: ").count == 51)
    #expect(run.errorText.hasSuffix("<stdin>: 1950 more not shown\n"))
  }

  /// The error that prevents a build is reported however many warnings precede it.
  @Test func errorsAreShownBeforeWarnings() throws {
    let unused = (0..<80).map { "  unused\($0): {height: 1}\n" }.joined()
    let spec = "define:\n" + unused + "sections: [{items: 1, list: plain, header: {use: missing}}]\n"
    let run = try ToolRun.run(["build"], input: spec)
    #expect(run.code == 1)
    #expect(run.errorText.contains("<stdin>:82:50: error: 'missing' is not defined"), "\(run.errorText)")
    #expect(run.errorText.components(separatedBy: ": warning: ").count == 50)
    #expect(run.errorText.hasSuffix("<stdin>: 31 more not shown\n"))
  }
}
