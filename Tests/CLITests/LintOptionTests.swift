import Foundation
import Testing

@testable import LayoutCLI

/// The options of `lint` that choose the rules, the output and the exit code.
@Suite struct LintOptionTests {
  private static let doubtful = LintFolderTests.doubtful
  /// Something of each severity: an error, a warning and, with an option, an info.
  private static let wrong = """
    define: {unused: {item: {}}}
    sections:
      - items: 3
        group: {horizontal: {size: 100% x 1, subitems: [{item: {}}]}}
    """

  private func lint(_ arguments: [String], _ text: String = doubtful) throws -> ToolRun {
    try ToolRun.run(["lint", "-f", "short"] + arguments, input: text)
  }

  private func rules(_ run: ToolRun) -> [String] {
    run.outputText.split(separator: "\n").map { line in
      String(line.split(separator: "[").last ?? "").replacingOccurrences(of: "]", with: "")
    }
  }

  @Test(arguments: [
    (["--fail-on", "warning"], 1), (["--fail-on", "error"], 0), (["--fail-on=info"], 1),
    (["--severity", "one-point-dimension=info"], 0),
    (["--severity", "one-point-dimension=info", "--fail-on", "info"], 1),
    (["--severity", "one-point-dimension=error", "--fail-on", "error"], 1),
    (["--severity", "one-point-dimension=off", "--fail-on", "info"], 0),
    (["--max-warnings", "1"], 0), (["--max-warnings", "0"], 1),
    (["--max-warnings", "1", "--fail-on", "warning"], 1),
    (["--quiet"], 1), (["-q", "--fail-on", "error"], 0),
    (["--ignore", "one-point-dimension"], 0), (["--ignore", "ragged-row"], 1),
    (["--select", "one-point-dimension"], 1), (["--select", "ragged-row"], 0), (["--select", "all"], 1),
    (["--select", "all", "--ignore", "one-point-dimension", "--severity", "one-point-dimension=error"], 0),
    (["--statistics"], 2), (["--fail-on", "off"], 2), (["--max-warnings", "-1"], 2),
    (["--jobs", "0"], 2), (["--jobs", "257"], 2), (["-j2"], 1), (["--select", "x"], 2),
    (["--stdin-filename", "-"], 2), (["-f", "text"], 2), (["-f", "texts=out"], 2), (["-f", "text="], 2),
  ])
  func returns(arguments: [String], code: Int) throws {
    let run = try lint(arguments)
    #expect(run.code == code, "\(run.outputText)\(run.errorText)")
  }

  @Test(arguments: [
    (["--ignore", "one-pont-dimension"], "did you mean 'one-point-dimension'?"),
    (["--select", "nothing-like-it"], "'layoutc explain --list' lists the rules"),
    (["--ignore", "unknown-key"], "option '--ignore' names unknown-key, which has one level only: error"),
    (["--severity", "syntax-error=info"], "which has one level only"),
    (["--severity", "ragged-row"], "expected RULE=LEVEL with error, warning, info or off"),
    (["--severity", "ragged-row=bad"], "expected RULE=LEVEL"),
    (["--target", "ois16"], "there is no platform 'ois'"), (["--target", "ois16"], "did you mean 'ios'?"),
    (["--target", "ios"], "the version '' is none; expected one such as 15 or 12.1"),
    (["-f", "short"], "the formats short and short would both go to standard output"),
    (["-f", "shrt=x"], "did you mean 'short'?"),
    (["-f", "text=o", "-f", "short=o"], "two formats would go to o"),
    (["--statistics"], "option '--statistics' writes text, but the format is short"),
  ])
  func explains(arguments: [String], text: String) throws {
    let run = try lint(arguments)
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(run.errorText.contains(text), "\(run.errorText)")
  }

  @Test func choosesRules() throws {
    #expect(rules(try lint([], Self.wrong)) == ["unused-definition", "one-point-dimension"])
    #expect(rules(try lint(["--select", "unused-definition"], Self.wrong)) == ["unused-definition"])
    #expect(rules(try lint(["--ignore", "unused-definition"], Self.wrong)) == ["one-point-dimension"])
    let disabled =
      "lint: {disable: [one-point-dimension], severity: {unused-definition: info}}\n" + Self.wrong
    #expect(rules(try lint([], disabled)) == ["unused-definition"])
    // The spec's own word counts less than a level that is given, more than a choice of rules.
    #expect(rules(try lint(["--severity", "one-point-dimension=info"], disabled)).count == 2)
    #expect(rules(try lint(["--select", "one-point-dimension"], disabled)).isEmpty)
    #expect(rules(try lint(["--ignore", "unused-definition"], disabled)).isEmpty)
    // Unreadable specs are reported whatever is selected.
    #expect(rules(try lint(["--select", "ragged-row"], "sections: 3\n")) == ["invalid-value"])
  }

  /// A comment that may be there for another run is not held to be for nothing.
  @Test(arguments: [
    // A variant that is not chosen, and what it replaces.
    (
      """
      sections:
        - items: 3
          # layoutc:ignore one-point-dimension -- a divider
          group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
          variants:
            - when: ${width > 700}
              # layoutc:ignore one-point-dimension -- a divider
              group: {horizontal: {size: 100% x 1, subitems: [{item: {}}]}}
      """, []
    ),
    // A definition that only such a variant uses.
    (
      """
      define:
        # layoutc:ignore one-point-dimension -- a divider
        thin: {horizontal: {size: 100% x 1, subitems: [{item: {}}]}}
      sections: [{items: 3, grid: {columns: 2}, variants: [{when: "${width > 700}", group: {use: thin}}]}]
      """, []
    ),
    // Rules that look at frames, cells, systems and the like, and what the command line says of them.
    ("# layoutc:ignore-file cross-axis-overflow, api-unavailable, duplicate-item-id\n@", []),
    ("# layoutc:ignore-file physical-edge-name, columns-at-accessibility-size\n@", ["--matrix"]),
    ("# layoutc:ignore-file cross-axis-overflow\n@", ["--matrix", "--items", "0"]),
    ("# layoutc:ignore-file cross-axis-overflow\nstates: {none: {'0': 0}}\n@", ["--matrix"]),
    // An error elsewhere.
    (
      "# layoutc:ignore-file unused-definition\n@  - {items: 3, group: {horizontal: {size: 100% x 44, subitems: [{item: 2000 x 44}]}}}",
      []
    ),
  ])
  func trustsCommentsThatMayBeNeeded(text: String, arguments: [String]) throws {
    let spec = text.replacingOccurrences(
      of: "@", with: "sections:\n  - {items: 3, grid: {columns: 2, rowHeight: 50}}\n")
    #expect(!rules(try lint(arguments, spec)).contains("unused-suppression"))
  }

  @Test(arguments: [
    ("one-point-dimension", "", []), ("cross-axis-overflow", "", ["--matrix"]), ("unused-definition", "", []),
    ("cross-axis-overflow", "name: Photos\nregistrations: {supplementary: [badge]}\n", ["--matrix"]),
    ("cross-axis-overflow", "states: {none: {}}\n", ["--matrix"]),
  ])
  func tellsOfCommentsForNothing(rule: String, start: String, arguments: [String]) throws {
    let spec = """
      # layoutc:ignore-file \(rule)
      \(start)sections:
        - {items: 3, grid: {columns: 2, rowHeight: 50}}

      """
    #expect(rules(try lint(arguments, spec)).contains("unused-suppression"))
  }

  /// What frames have to show is known where there are several environments, of sections that have the same cells in all states.
  @Test(arguments: [
    ("id: photos", "other: 0", ["--matrix"], true), ("id: photos", "photos: 0", ["--matrix"], false),
    ("id: photos", "other: 0", ["--matrix", "--state", "none"], true), ("id: photos", "other: 0", [], false),
    ("id: photos", "other: 0", ["--device", "iphone-16"], false),
    ("kind: photo", "other: 0", ["--matrix"], true),
    ("kind: photo", "'0': 0", ["--matrix"], false), ("repeat: 2", "'1': 0", ["--matrix"], false),
    ("id: photos, repeat: 2", "photos-1: 0", ["--matrix"], false),
  ])
  func judgesSectionsWithoutStates(keys: String, state: String, arguments: [String], isTold: Bool) throws {
    let spec = """
      states: {none: {\(state)}}
      sections:
        # layoutc:ignore cross-axis-overflow
        - {\(keys), items: 3, grid: {columns: 2, rowHeight: 50}}
        - {id: other, items: 3, grid: {columns: 2, rowHeight: 50}}

      """
    let found = rules(try lint(arguments, spec))
    #expect(!found.contains("section-without-layout") && found.contains("unused-suppression") == isTold)
  }

  /// Errors keep it from being known that a comment is for nothing.
  @Test(arguments: [
    "{items: x, list: plain}", "{items: 3, lsit: plain}",
    "{items: 3, group: {horizontal: {size: 100% x 44, subitems: [{item: 2000 x 4}]}}}",
  ])
  func trustsCommentsBesideErrors(wrong: String) throws {
    func spec(_ other: String) -> String {
      """
      sections:
        # layoutc:ignore one-point-dimension
        - {items: 3, group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}}
        - \(other)

      """
    }
    #expect(!rules(try lint([], spec(wrong))).contains("unused-suppression"))
    #expect(rules(try lint([], spec("{items: 3, list: plain}"))).contains("unused-suppression"))
  }

  /// What a definition is for may be left out.
  @Test(arguments: [("items: 3", true), ("items: x", false)])
  func judgesCommentsInDefinitions(items: String, isTold: Bool) throws {
    let spec = """
      define:
        # layoutc:ignore one-point-dimension
        thin: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      sections:
        - {items: 3, group: {use: thin}}
        - {\(items), group: {use: thin}}

      """
    #expect(rules(try lint([], spec)).contains("unused-suppression") == isTold)
  }

  @Test func replacesTargets() throws {
    let spec = """
      lint: {targets: {ios: 17}}
      sections: [{items: 2, supplementaryContentInsetsReference: none, grid: {columns: 2, rowHeight: 44}}]
      """
    #expect(rules(try lint(["--select", "api-unavailable"], spec)).isEmpty)
    let older = try lint(["--select", "api-unavailable", "--target", "iOS15,macos13"], spec)
    #expect(older.outputText.contains("needs iOS 16; the spec is for iOS 15"), "\(older.outputText)")
    #expect(rules(older).count == 2)
    let bare = spec.replacingOccurrences(of: "lint: {targets: {ios: 17}}", with: "name: x")
    #expect(rules(try lint(["--select", "api-unavailable", "--target", "ios15.9"], bare)).count == 1)
  }

  @Test func quietWritesErrorsOnly() throws {
    let run = try lint(["-q", "--severity", "unused-definition=error"], Self.wrong)
    #expect(rules(run) == ["unused-definition"] && run.errorText.isEmpty)
    let silent = try lint(["-q"], Self.wrong)
    #expect(silent.code == 1 && silent.output.isEmpty)
    #expect(silent.errorText.hasPrefix("layoutc: 2 findings fail the run, but are not written\n"))
    // An info does not fail it.
    let milder = try lint(["-q", "--severity", "unused-definition=info"], Self.wrong)
    #expect(milder.code == 1)
    #expect(
      milder.errorText
        == "layoutc: 1 finding fails the run, but is not written\nlayoutc: leave --quiet out to see it\n")
  }

  /// Findings beyond the limit are counted, and errors are kept first.
  @Test(arguments: [
    (["--fail-on", "error"], 0), (["--max-warnings", "1300"], 0), (["--max-warnings", "1100"], 1), ([], 1),
    (["--severity", "one-point-dimension=info,unused-definition=info"], 0),
    (["--severity", "one-point-dimension=info", "--fail-on", "info"], 1),
    (["-q", "--fail-on", "error"], 0), (["--fail-on", "error", "--severity", "unused-definition=error"], 1),
  ])
  func judgesMoreFindingsThanItKeeps(arguments: [String], code: Int) throws {
    let run = try lint(arguments, Self.many)
    #expect(run.code == code, "\(run.outputText.suffix(200))\(run.errorText)")
  }

  static let many =
    "define: {unused: {item: {}}}\nsections:\n"
    + String(
      repeating: """
          - items: 4
            group:
              horizontal:
                size: 100% x 44
                subitems: [item: 25% x 1, item: 25% x 1, item: 25% x 1, item: 25% x 1]

        """, count: 300)

  @Test func writesErrorsBeforeWhatIsTooMuch() throws {
    let severe = ["--severity", "unused-definition=error"]
    #expect(rules(try lint(["-q"] + severe, Self.many)) == ["unused-definition"])
    let scratch = try Scratch()
    _ = try scratch.file("a.yaml", Self.many)
    let run = try ToolRun.run(
      ["lint", "--statistics", "a.yaml", "-f", "json=out"] + severe, in: scratch.folder)
    #expect(run.outputText == "1200  one-point-dimension\n   1  unused-definition\n")
    let written = scratch.text("out") ?? ""
    #expect(
      written.contains(#""errors": 1, "warnings": 1200, "infos": 0, "omitted": 201"#),
      "\(written.suffix(300))")
    #expect(written.contains(#"{"rule": "unused-definition", "severity": "error""#))
  }

  @Test func countsAllThatCanBeFixed() throws {
    let scratch = try Scratch()
    _ = try scratch.file("a.yaml", Self.many)
    let run = try ToolRun.run(["lint", "a.yaml", "-f", "json=out"], in: scratch.folder)
    #expect(
      run.outputText.hasSuffix(
        "1201 warnings in 1 file, 201 of them not shown; 1 fixable with --fix; 1200 more with --unsafe-fixes\n"
      ))
    #expect(scratch.text("out")?.contains(#""fixable": {"safe": 1, "unsafe": 1200}"#) == true)
    let mended = try ToolRun.run(
      ["lint", "--fix", "--unsafe-fixes", "--select", "one-point-dimension,unused-definition", "a.yaml"],
      in: scratch.folder)
    #expect(mended.errorText == "layoutc: fixed 1201 findings in 1 file\n")
  }

  @Test func countsByRule() throws {
    let scratch = try Scratch()
    _ = try scratch.file("a.yaml", Self.wrong)
    _ = try scratch.file("b.yaml", Self.doubtful)
    let run = try ToolRun.run(["lint", "--statistics", ".", "-f", "short=out"], in: scratch.folder)
    #expect(run.code == 1)
    #expect(run.outputText == "2  one-point-dimension\n1  unused-definition\n")
    #expect(scratch.text("out")?.split(separator: "\n").count == 3)
    #expect(try ToolRun.run(["lint", "--statistics"], input: LintFolderTests.good).output.isEmpty)
  }

  @Test func countsWarningsOverAllFiles() throws {
    let scratch = try Scratch()
    for name in ["a", "b"] { _ = try scratch.file("\(name).yaml", Self.doubtful) }
    #expect(try ToolRun.run(["lint", "--max-warnings", "2", "."], in: scratch.folder).code == 0)
    let run = try ToolRun.run(["lint", "--max-warnings", "1", "."], in: scratch.folder)
    #expect(run.code == 1)
    #expect(run.errorText == "layoutc: 2 warnings; at most 1 are borne (--max-warnings)\n")
  }

  @Test func callsStandardInputByAName() throws {
    let scratch = try Scratch()
    _ = try scratch.file(
      ".layoutc.yaml", "lint: {overrides: [{files: new.yaml, disable: [one-point-dimension]}]}")
    func lint(_ name: String, _ text: String) throws -> ToolRun {
      try ToolRun.run(["lint", "--stdin-filename", name], input: Data(text.utf8), in: scratch.folder)
    }
    #expect(try lint("new.yaml", Self.doubtful).code == 0)
    #expect(try lint("old.yaml", Self.doubtful).outputText.hasPrefix("old.yaml:1:"))
    #expect(try lint("new.json", Self.doubtful).outputText.contains("new.json:1:1: error:"))
    let named = try ToolRun.run(["lint", "--stdin-filename", "x", "x.yaml"], in: scratch.folder)
    #expect(named.code == 2 && named.errorText.contains("add the operand '-'"))
  }

  @Test func writesFilesWholeOrNot() throws {
    let scratch = try Scratch()
    let path = try scratch.file("a.yaml", Self.doubtful)
    let none = try ToolRun.run(["lint", "a.yaml", "-f", "short=a.yaml/x/out"], in: scratch.folder)
    #expect(none.code == 2 && none.errorText.contains("cannot make the folder a.yaml/x: Not a directory"))
    let new = try ToolRun.run(["lint", "a.yaml", "-f", "short=new/x/out"], in: scratch.folder)
    #expect(new.code == 1 && scratch.text("new/x/out")?.hasPrefix("a.yaml:1:") == true)
    let over = try ToolRun.run(["lint", ".", "-f", "text=a.yaml"], in: scratch.folder)
    #expect(over.code == 2 && over.errorText.contains("the output is a spec that is linted: a.yaml"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.doubtful)
    let both = try ToolRun.run(
      ["lint", "a.yaml", "-f", "short=out", "--color", "always"], in: scratch.folder)
    #expect(both.outputText.contains("\u{1B}[") && scratch.text("out")?.contains("\u{1B}") == false)
  }
}
