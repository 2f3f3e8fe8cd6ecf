import Foundation
import Testing

@testable import LayoutCLI

/// `lint --fix`, `--unsafe-fixes` and `--diff`: what is written where, and the exit code.
@Suite struct LintFixTests {
  static let inert = """
    sections:
      - items: 3
        orthogonalScrollingProperties: {bounce: never}  # leftover
        group:
          horizontal: {size: 100% x 44, subitems: [{item: {}}]}

    """
  static let mended = """
    sections:
      - items: 3
        # leftover
        group:
          horizontal: {size: 100% x 44, subitems: [{item: {}}]}

    """
  static let thin = "sections: [{items: 3, group: {horizontal: {size: 100% x 1, subitems: [{item: {}}]}}}]\n"

  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func lint(_ arguments: String...) throws -> ToolRun {
    // A diff replaces the findings.
    let format = arguments.contains("--diff") ? [] : ["--format", "short"]
    return try ToolRun.run(["lint"] + format + arguments, in: scratch.folder)
  }

  @Test func mendsFiles() throws {
    _ = try scratch.file("a.yaml", Self.inert)
    _ = try scratch.file("b.yaml", Self.inert)
    _ = try scratch.file("c.yaml", Self.mended)
    let run = try lint("--fix", "a.yaml", "b.yaml", "c.yaml")
    #expect(run.code == 0)
    #expect(run.outputText.isEmpty)
    #expect(run.errorText == "layoutc: fixed 2 findings in 2 files\n")
    for name in ["a.yaml", "b.yaml", "c.yaml"] { #expect(scratch.text(name) == Self.mended) }
    let again = try lint("--fix", "a.yaml")
    #expect(again.code == 0 && again.errorText.isEmpty)
  }

  @Test func reportsWhatIsLeft() throws {
    _ = try scratch.file("a.yaml", Self.thin)
    let run = try lint("--fix", "a.yaml")
    #expect(run.code == 1)
    #expect(run.outputText.contains("one-point-dimension"))
    #expect(run.errorText.isEmpty)
    #expect(scratch.text("a.yaml") == Self.thin)
    let all = try lint("--fix", "--unsafe-fixes", "a.yaml")
    #expect(all.code == 0)
    #expect(all.outputText.isEmpty)
    #expect(all.errorText == "layoutc: fixed 1 finding in 1 file\n")
    #expect(scratch.text("a.yaml") == Self.thin.replacingOccurrences(of: "x 1,", with: "x 100%,"))
  }

  @Test func showsADiff() throws {
    _ = try scratch.file("a.yaml", Self.inert)
    let run = try lint("--diff", "a.yaml")
    #expect(run.code == 1)
    #expect(
      run.outputText == """
        --- a.yaml
        +++ a.yaml
        @@ -1,5 +1,5 @@
         sections:
           - items: 3
        -    orthogonalScrollingProperties: {bounce: never}  # leftover
        +    # leftover
             group:
               horizontal: {size: 100% x 44, subitems: [{item: {}}]}

        """)
    #expect(run.errorText == "layoutc: would fix 1 finding in 1 file\n")
    #expect(scratch.text("a.yaml") == Self.inert)
    _ = try scratch.file("b.yaml", Self.mended)
    let none = try lint("--diff", "b.yaml")
    #expect(none.code == 0 && none.outputText.isEmpty && none.errorText.isEmpty)
  }

  @Test func mendsStandardInput() throws {
    let run = try ToolRun.run(["lint", "--fix", "-"], input: Self.inert)
    #expect(run.code == 0)
    #expect(run.outputText == Self.mended)
    let thin = try ToolRun.run(["lint", "--fix", "-", "-f", "short"], input: Self.thin)
    #expect(thin.code == 1)
    #expect(thin.outputText == Self.thin)
    #expect(thin.errorText.contains("one-point-dimension"))
  }

  @Test func keepsPermissionsAndLinks() throws {
    let path = try scratch.file("a.yaml", Self.inert)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.folder.appendingPathComponent("link.yaml").path, withDestinationPath: "a.yaml")
    #expect(try lint("--fix", "link.yaml").code == 0)
    #expect(scratch.text("a.yaml") == Self.mended)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    let link = scratch.folder.appendingPathComponent("link.yaml").path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.yaml")
    let files = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path)
    #expect(files.sorted() == ["a.yaml", "link.yaml"])
  }

  /// Both names of a file have the fixed text.
  @Test func keepsHardLinks() throws {
    let path = try scratch.file("a.yaml", Self.inert)
    let other = scratch.folder.appendingPathComponent("b.yaml").path
    try FileManager.default.linkItem(atPath: path, toPath: other)
    #expect(try lint("--fix", "a.yaml").code == 0)
    #expect(scratch.text("a.yaml") == Self.mended)
    #expect(scratch.text("b.yaml") == Self.mended)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.referenceCount] as? Int == 2)
  }

  /// Where the mended text cannot be written, what it would have mended is still there.
  @Test func reportsWhatItCannotWrite() throws {
    _ = try scratch.file("a.yaml", Self.inert)
    // Standard output and errors go through a pipe, which has no limit.
    let line = "(ulimit -f 0; trap '' XFSZ; $LAYOUTC lint --fix a.yaml -f short; echo code $?) 2>&1 | cat"
    let text = try ToolRun.shell(line, in: scratch.folder).outputText
    #expect(text.contains("a.yaml:3:5: warning: ") && text.hasSuffix("code 2\n"), "\(text)")
    #expect(text.contains("cannot write a.yaml") && !text.contains("fixed"))
    #expect(scratch.text("a.yaml") == Self.inert)
  }

  /// What somebody wrote while the file was linted stays.
  @Test func leavesWhatHasChangedMeanwhile() throws {
    let path = try scratch.file("a.yaml", Self.thin)
    func write(_ read: String) -> String? {
      InPlaceFile(path: path, name: "a.yaml", before: Array(read.utf8), limit: 10_000)
        .write(Array(Self.mended.utf8))
    }
    #expect(write(Self.inert) == "a.yaml has changed since it was read; it is left as it is")
    #expect(scratch.text("a.yaml") == Self.thin)
    #expect(write(Self.thin) == nil)
    #expect(scratch.text("a.yaml") == Self.mended)
    try FileManager.default.removeItem(atPath: path)
    #expect(write(Self.mended + "\n") == "cannot read a.yaml again: no such file")
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  /// Every environment of the run counts: what moves nothing on one device may on another.
  @Test func looksAtEveryEnvironment() throws {
    let adaptive = """
      sections:
        - items: 3
          group: {use: row}
          variants:
            - {when: "${width > 500}", group: {horizontal: {size: 100% x 60, subitems: [{use: cell}]}}}
      define:
        cell: {item: {size: 50% x 100%}}
        row: {horizontal: {size: 100% x 44, contentInsets: 0, subitems: [{use: cell}]}}

      """
    _ = try scratch.file("a.yaml", adaptive)
    let run = try lint("--fix", "--device", "iphone-16,ipad-mini", "a.yaml")
    #expect(run.code == 0, "\(run.outputText)\(run.errorText)")
    #expect(scratch.text("a.yaml") == adaptive)
  }

  private static let common = "define:\n  card: {item: {size: 100% x ~44, contentInsets: {top: 8}}}  # card\n"
  private static func including(_ height: String) -> String {
    """
    include: [common.yaml]
    sections:
      - items: 3
        group: {horizontal: {size: 100% x \(height), subitems: [{use: card}]}}

    """
  }

  /// What is found in an included file is mended there, by what moves no frame; the text of a line before it has no part in that.
  @Test(arguments: ["\n", "\r\n"])
  func mendsIncludedFiles(lineEnd: String) throws {
    _ = try scratch.file("common.yaml", Self.common.replacingOccurrences(of: "\n", with: lineEnd))
    _ = try scratch.file("a.yaml", Self.including("~44"))
    let text = try ToolRun.run(["lint", "a.yaml"], in: scratch.folder).outputText
    #expect(text.contains("common.yaml:2:") && text.contains("1 fixable with --fix"), "\(text)")
    let shown = try lint("--diff", "a.yaml")
    #expect(shown.code == 1 && shown.outputText.contains("+++ common.yaml"), "\(shown.outputText)")
    let run = try lint("--fix", "--unsafe-fixes", "a.yaml")
    #expect(run.code == 0 && run.outputText.isEmpty, "\(run.outputText)")
    #expect(run.errorText == "layoutc: fixed 1 finding in 1 file\n")
    let mended = "define:\n  card: {item: {size: 100% x ~44}}  # card\n"
    #expect(scratch.text("common.yaml") == mended.replacingOccurrences(of: "\n", with: lineEnd))
    #expect(scratch.text("a.yaml") == Self.including("~44"))
    #expect(try lint("--fix", "a.yaml").errorText.isEmpty)
  }

  /// Another spec of the run has an inset that counts.
  @Test func keepsIncludedFilesForOtherSpecs() throws {
    let common = Self.common
    _ = try scratch.file("common.yaml", common)
    _ = try scratch.file("a.yaml", Self.including("~44"))
    _ = try scratch.file(
      "b.yaml",
      Self.including("44").replacingOccurrences(of: "{use: card}", with: "{use: card, size: 100% x 44}"))
    let run = try lint("--fix", "a.yaml", "b.yaml")
    #expect(run.errorText.contains("common.yaml:2:") && run.errorText.contains("would move frames"))
    #expect(run.errorText.contains("layoutc: mend it by hand, or leave it: # layoutc:ignore "))
    #expect(scratch.text("common.yaml") == common)
  }

  /// Once, with the first spec of two that agree.
  @Test func mendsIncludedFilesOnce() throws {
    _ = try scratch.file("common.yaml", Self.common)
    for name in ["a.yaml", "b.yaml"] { _ = try scratch.file(name, Self.including("~44")) }
    let shown = try lint("--diff", "a.yaml", "b.yaml")
    #expect(shown.outputText.components(separatedBy: "+++ common.yaml").count == 2)
    let run = try lint("--fix", "--jobs", "4", "a.yaml", "b.yaml")
    #expect(run.code == 0 && run.errorText == "layoutc: fixed 1 finding in 1 file\n", "\(run.errorText)")
  }

  @Test func tellsWhatToLintForAnIncludedFile() throws {
    _ = try scratch.file("common.yaml", Self.common)
    let run = try ToolRun.run(["lint", "--fix", "common.yaml"], in: scratch.folder)
    #expect(run.code == 1)
    #expect(
      run.outputText.contains("a file that specs include is linted and fixed with them: layoutc lint SPEC"))
    #expect(scratch.text("common.yaml") == Self.common)
  }

  @Test(arguments: [
    ("group: &a {horizontal:", "group: {horizontal:"), ("group: {horizontal: &a {", "group: {horizontal: {"),
    ("group: &a  # row\n      {horizontal:", "group: # row\n      {horizontal:"),
    ("group: &a\n      {horizontal:", "group:\n      {horizontal:"),
    ("&a group: {horizontal:", "group: {horizontal:"),
  ])
  func deletesAnchors(before: String, after: String) throws {
    func spec(_ row: String) -> String {
      "sections:\n  - items: 3\n    \(row)size: 100% x 44, subitems: [{item: {}}]}}\n"
        .replacingOccurrences(of: "horizontal:size", with: "horizontal: {size")
    }
    _ = try scratch.file("a.yaml", spec(before))
    let run = try lint("--fix", "a.yaml")
    #expect(run.code == 0 && run.outputText.isEmpty, "\(run.outputText)\(run.errorText)")
    #expect(scratch.text("a.yaml") == spec(after))
  }

  /// What moves a frame elsewhere is no safe fix, whether or not it was tried.
  @Test func promisesNothingThatItRefuses() throws {
    let spec = """
      define: {card: {item: {size: 50% x ~88, contentInsets: {top: 8}}}}
      sections:
        - items: 3
          group: {horizontal: {size: 100% x ~88, subitems: [{use: card}]}}
        - items: 3
          group: {horizontal: {size: 100% x 88, subitems: [{use: card, size: 50% x 100%}]}}

      """
    _ = try scratch.file("a.yaml", spec)
    for options in [[], ["--fix"]] {
      let run = try ToolRun.run(["lint"] + options + ["a.yaml"], in: scratch.folder)
      #expect(run.outputText.contains("estimated-insets-ignored"))
      #expect(run.outputText.contains("or delete the top inset\n"))
      #expect(!run.outputText.contains("fixable"))
      #expect(run.errorText.contains("would move frames") == !options.isEmpty)
    }
    #expect(scratch.text("a.yaml") == spec)
  }

  /// What rules see of a spec with errors may be other once these are mended.
  @Test(arguments: [
    "sections: [{items: x, list: plain}, {items: 3, @}]\n",
    "sections: [{itms: 3, list: plain}, {items: 3, @}]\n",
    "configuration: {interSectionSpacings: 4}\nsections: [{items: 3, @}]\n",
    "sections:\n  - title: @home\n    list: plain\n  - {items: 3, @}\n",
    "sections: [{items: 3, @}\n",
  ])
  func mendsNothingBesideErrors(spec: String) throws {
    let row = "group: {horizontal: {size: 100% x 44, subitem: {item: 50 x 100%}, count: 3}}"
    let spec = spec.replacingOccurrences(of: ", @}", with: ", \(row)}")
    _ = try scratch.file("a.yaml", spec)
    for arguments in [["--fix"], ["--fix", "--unsafe-fixes"], ["--diff"]] {
      let run = try ToolRun.run(["lint"] + arguments + ["a.yaml"], in: scratch.folder)
      #expect(
        run.errorText == "layoutc: a.yaml has errors: nothing in it is fixed until they are mended\n")
      #expect(!run.outputText.contains("fixable"))
      #expect(scratch.text("a.yaml") == spec)
    }
  }

  /// An error that settings make of a finding keeps nothing from being seen.
  @Test func mendsErrorsOfRules() throws {
    let spec = """
      lint: {severity: {count-overrides-item-size: error}}
      sections:
        - {items: 3, group: {horizontal: {size: 100% x 44, subitem: {item: 50 x 100%}, count: 3}}}

      """
    _ = try scratch.file("a.yaml", spec)
    let run = try lint("--fix", "a.yaml")
    #expect(run.code == 0 && run.errorText == "layoutc: fixed 1 finding in 1 file\n", "\(run.outputText)")
    #expect(scratch.text("a.yaml") == spec.replacingOccurrences(of: "50 x 100%", with: "100% x 100%"))
  }

  /// What is left out may use a definition, by way of another one, too.
  @Test(arguments: [("row", false), ("other", true)])
  func tellsOfDefinitionsBesideErrors(name: String, isTold: Bool) throws {
    let spec = """
      define:
        cell: {item: 50% x 100%}
        row: {horizontal: {size: 100% x 44, subitems: [{use: cell}]}}
        other: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      sections:
        - {items: 3, list: plain}
        - {items: x, group: {use: \(name)}}

      """
    _ = try scratch.file("a.yaml", spec)
    #expect(try lint("a.yaml").outputText.contains("'cell' is never used") == isTold)
  }

  /// A null that only an anchor marks.
  @Test func leavesAnchorsWithoutText() throws {
    let spec =
      "sections: [{items: [a, &b], group: {horizontal: {size: 100% x 44, subitems: [{item: &c}]}}}]\n"
    _ = try scratch.file("a.yaml", spec)
    #expect(try !lint("--fix", "a.yaml").errorText.contains("fixed 1"))
    #expect(scratch.text("a.yaml") == spec)
  }

  @Test func refusesContradictions() throws {
    _ = try scratch.file("a.yaml", Self.inert)
    let both = try lint("--fix", "--diff", "a.yaml")
    #expect(both.code == 2)
    #expect(both.errorText.contains("give one of them"))
    let none = try lint("--unsafe-fixes", "a.yaml")
    #expect(none.code == 2)
    #expect(none.errorText.contains("add --fix"))
    for (arguments, what) in [(["-f", "json"], "findings as json"), (["--statistics"], "the statistics")] {
      let lost = try ToolRun.run(["lint", "--diff", "a.yaml"] + arguments, in: scratch.folder)
      #expect(lost.code == 2 && lost.output.isEmpty)
      #expect(lost.errorText.contains("\(what) would go there, too"))
    }
    #expect(try lint("--diff", "-f", "json=a.json", "a.yaml").code == 1)
    #expect(scratch.text("a.json")?.contains("\"version\": 1") == true)
    #expect(scratch.text("a.yaml") == Self.inert)
  }

  @Test func saysWhatCannotBeWritten() throws {
    guard geteuid() != 0 else { return }
    let path = try scratch.file("a.yaml", Self.inert)
    try FileManager.default.setAttributes([.posixPermissions: 0o440], ofItemAtPath: path)
    let run = try lint("--fix", "a.yaml")
    #expect(run.code == 2)
    #expect(run.errorText.contains("cannot write a.yaml"))
    #expect(scratch.text("a.yaml") == Self.inert)
  }

  /// Messages follow previous findings, and do not interrupt their lines.
  @Test func findingsComeBeforeLaterMessages() throws {
    let folder = try Scratch()
    let rows = (0..<3_000).map {
      "  - items: 1\n    group: {horizontal: {size: 100% x \(20 + $0 % 20), subitems: [{item: {}}]}}\n"
    }
    _ = try folder.file("a.layout.yaml", "sections:\n" + rows.joined())
    _ = try folder.file("b.layout.yaml", "sections: [{items: 3}]\n")
    let run = try ToolRun.shell("\"$LAYOUTC\" lint --no-config --fix . 2>&1 || true", in: folder.folder)
    let lines = run.outputText.components(separatedBy: "\n")
    let message = try #require(lines.firstIndex { $0.hasPrefix("layoutc: b.layout.yaml has errors") })
    #expect(lines[..<message].contains { $0.hasPrefix("a.layout.yaml:") })
    #expect(!lines[message...].contains { $0.hasPrefix("a.layout.yaml:") })
    #expect(lines.allSatisfy { $0.hasPrefix("layoutc: ") || !$0.contains("layoutc: ") })
  }
}
