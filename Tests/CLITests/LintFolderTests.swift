import Foundation
import TestSupport
import Testing

/// What `lint` finds in folders, in which order, and what it says of what it cannot read.
@Suite struct LintFolderTests {
  static let good = "sections: [{items: 3, group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}}]\n"
  static let doubtful = good.replacingOccurrences(of: "x 44", with: "x 1")

  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for folder in ["specs/a", "specs/a.b", "specs/.git", "specs/empty"] {
      try FileManager.default.createDirectory(
        at: scratch.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
  }

  private func lint(_ arguments: [String]) throws -> ToolRun {
    try ToolRun.run(["lint", "--format", "short"] + arguments, in: scratch.folder)
  }

  /// The files that findings are about, in order.
  private func files(_ run: ToolRun) -> [String] {
    run.outputText.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: scratch.folder.appendingPathComponent(name).path, withDestinationPath: target)
  }

  /// A file name that is not UTF-8 is distinguished from a missing file.
  @Test func namesAreUTF8() throws {
    let name = #"a$(printf '\377').yaml"#
    let run = try ToolRun.shell(#""$LAYOUTC" lint "\#(name)"; "$LAYOUTC" build "\#(name)""#)
    #expect(run.code == 2)
    let line = "layoutc: cannot read a\u{FFFD}.yaml: no such file; names that are not UTF-8 cannot be read\n"
    #expect(run.errorText == line + line)
  }

  @Test func findsSpecsByNameAndByContent() throws {
    for name in [
      "specs/b.layout.yaml", "specs/a/z.yaml", "specs/a/y.layout.yml", "specs/a.b/x.json", "specs/a.yaml",
      "specs/é.yaml", "specs/a/X.YML", "specs/B.LAYOUT.YAML", "specs/.git/w.layout.yaml",
      "specs/.v.layout.yaml", "specs/u.txt",
    ] {
      _ = try scratch.file(name, Self.doubtful)
    }
    _ = try scratch.file("specs/other.yaml", "name: x\nlist:\n  sections: 3\n")
    _ = try scratch.file("specs/c.layout.json", "{}")
    _ = try scratch.file("specs/output.json", "{\"sections\": [], \"elements\": []}")
    let run = try lint(["specs"])
    let found = [
      "specs/B.LAYOUT.YAML", "specs/a.b/x.json", "specs/a.yaml", "specs/a/X.YML", "specs/a/y.layout.yml",
      "specs/a/z.yaml", "specs/b.layout.yaml",
      "specs/c.layout.json", "specs/é.yaml",
    ]
    #expect(files(run) == found)
    #expect(run.code == 1 && run.errorText.isEmpty, "\(run.errorText)")
    let inside = try ToolRun.run(
      ["lint", "--format", "short", "."], in: scratch.folder.appendingPathComponent("specs"))
    #expect(files(inside).map { "specs/\($0)" } == found)
    // Hidden files and files with other names are linted if the user names them.
    #expect(files(try lint(["specs/u.txt", "specs/.v.layout.yaml"])).count == 2)
  }

  @Test func lintsNothingTwice() throws {
    _ = try scratch.file("specs/a/x.yaml", Self.doubtful)
    _ = try scratch.file("specs/b.yaml", Self.doubtful)
    try link("specs/other", to: "a")
    try link("specs/c.yaml", to: "b.yaml")
    let run = try lint(["specs/b.yaml", "specs//a", "./specs/b.yaml", "specs", "specs/"])
    #expect(files(run) == ["specs/b.yaml", "specs//a/x.yaml"])
    #expect(run.errorText.isEmpty)
  }

  @Test func goesOnAfterWhatItCannotRead() throws {
    _ = try scratch.file("specs/a/x.yaml", Self.doubtful)
    try link("specs/a/loop", to: "../..")
    try link("specs/a/self", to: "self")
    try link("specs/a/self.yaml", to: "self.yaml")
    try link("specs/a/gone.layout.yaml", to: "nowhere")
    #expect(mkfifo(scratch.folder.appendingPathComponent("specs/a/pipe.yaml").path, 0o600) == 0)
    _ = try scratch.file("specs/z.yaml", Self.doubtful)
    let run = try lint(["none", "specs"])
    #expect(run.code == 2)
    #expect(files(run) == ["specs/a/x.yaml", "specs/z.yaml"])
    let complaints = run.errorText.split(separator: "\n")
    #expect(
      complaints == [
        "layoutc: cannot read none: no such file",
        "layoutc: cannot read specs/a/gone.layout.yaml: no such file",
        "layoutc: cannot search specs/a/loop: the link leads back to a folder around it",
        "layoutc: cannot read specs/a/pipe.yaml: it is neither a file nor a folder",
        "layoutc: cannot read specs/a/self.yaml: Too many levels of symbolic links",
      ], "\(run.errorText)")
  }

  /// To the superuser nothing is unreadable.
  @Test(.enabled(if: geteuid() != 0))
  func namesUnreadableFoldersAndFiles() throws {
    _ = try scratch.file("specs/a/x.yaml", Self.doubtful)
    let locked = try scratch.file("specs/b.yaml", Self.doubtful)
    let folder = scratch.folder.appendingPathComponent("specs/a.b").path
    _ = chmod(locked, 0)
    _ = chmod(folder, 0)
    defer { _ = chmod(folder, 0o700) }
    let run = try lint(["specs"])
    #expect(run.code == 2)
    #expect(files(run) == ["specs/a/x.yaml"])
    #expect(run.errorText.contains("layoutc: cannot search specs/a.b: Permission denied\n"))
    #expect(run.errorText.contains("layoutc: cannot read specs/b.yaml: Permission denied\n"))
  }

  /// The list of files is made before standard input is read; one of them is gone by then.
  @Test func goesOnAfterAFileThatVanishes() throws {
    for name in ["a", "b", "c"] { _ = try scratch.file("specs/\(name).yaml", Self.doubtful) }
    _ = try scratch.file("input", Self.doubtful)
    let run = try ToolRun.shell(
      """
      mkfifo pipe; "$LAYOUTC" lint --jobs 1 -f short - specs < pipe & exec 3> pipe
      sleep 1; rm specs/b.yaml; cat input >&3; exec 3>&-; wait $!
      """, in: scratch.folder)
    #expect(run.code == 2)
    #expect(files(run) == ["<stdin>", "specs/a.yaml", "specs/c.yaml"])
    #expect(run.errorText == "layoutc: cannot read specs/b.yaml: no such file\n")
  }

  @Test func saysWhereNothingIsLinted() throws {
    let run = try lint(["specs/empty"])
    #expect(run.code == 2)
    #expect(run.errorText.hasPrefix("layoutc: no spec in specs/empty\n"))
  }

  /// Without an operand: standard input if something is there to be read, else the working folder.
  @Test func readsStandardInputOrTheWorkingFolder() throws {
    _ = try scratch.file("specs/a.yaml", Self.doubtful)
    let specs = scratch.folder.appendingPathComponent("specs")
    let folder = try ToolRun.shell("\"$LAYOUTC\" lint -f short < /dev/null", in: specs)
    #expect(files(folder) == ["a.yaml"])
    let closed = try ToolRun.shell("\"$LAYOUTC\" lint -f short <&-", in: specs)
    #expect(files(closed) == ["a.yaml"])
    let piped = try ToolRun.shell("cat a.yaml | \"$LAYOUTC\" lint -f short", in: specs)
    #expect(files(piped) == ["<stdin>"])
  }

  /// Findings, complaints and their order are the same for any number of threads.
  @Test(arguments: ["short", "text"])
  func threadsChangeNothing(format: String) throws {
    var generator = SeededGenerator(seed: 7)
    for index in 0..<60 {
      let text = [Self.good, Self.doubtful, "sections: 3\n", "sections: [\n", "a: 1\n"].randomElement(
        using: &generator)
      let lines = String(repeating: "# \(index)\n", count: Int.random(in: 0..<400, using: &generator))
      _ = try scratch.file("specs/\(["a/", "a.b/", ""][index % 3])\(index).yaml", lines + (text ?? ""))
    }
    try link("specs/a/gone.yaml", to: "nowhere")
    let arguments = ["lint", "specs", "--format", format, "--format", "short=out"]
    let one = try ToolRun.run(arguments + ["--jobs", "1"], in: scratch.folder)
    let file = scratch.text("out")
    #expect(one.code == 2 && one.outputText.count > 1_000)
    for jobs in ["2", "4", "61"] {
      let many = try ToolRun.run(arguments + ["--jobs", jobs], in: scratch.folder)
      #expect(many.output == one.output && many.errors == one.errors && many.code == one.code)
      #expect(scratch.text("out") == file)
    }
  }

  /// Specs that nest as deeply as allowed do not exhaust the stack of a thread.
  @Test func nestsAsDeeplyAsAllowedOnThreads() throws {
    var node = #"{"item":{}}"#
    for _ in 0..<62 { node = #"{"vertical":{"size":"100% x 100%","subitems":["# + node + "]}}" }
    for index in 0..<4 {
      _ = try scratch.file("specs/\(index).json", #"{"sections":[{"items":3,"group":"# + node + "}]}")
    }
    let run = try lint(["specs", "--max-depth", "256", "--jobs", "4", "--fail-on", "error"])
    #expect(run.code == 0, "\(run.outputText)")
  }

  /// Findings in an included file are reported and counted once in a run, whatever the path by which specs include it.
  @Test func reportsIncludedFilesOnce() throws {
    let scratch = try Scratch()
    _ = try scratch.file("common.yaml", "define: {thin: {item: 50% x 1}}\n")
    let spec = "sections: [{items: 3, group: {horizontal: {size: 100% x 44, subitems: [{use: thin}]}}}]\n"
    _ = try scratch.file("a.yaml", "include: [common.yaml]\n" + spec)
    _ = try scratch.file("b.yaml", "include: [./common.yaml]\n" + spec)
    for format in ["text", "short", "json", "github", "sarif", "junit"] {
      func count(_ files: String...) throws -> Int {
        let run = try ToolRun.run(["lint", "-f", format] + files, in: scratch.folder)
        #expect(run.code == 1)
        return run.outputText.components(separatedBy: "the item's height is 1 point").count
      }
      let one = try count("b.yaml")
      #expect(try one > 1 && count("a.yaml", "b.yaml") == one, "\(format)")
    }
    let counted = try ToolRun.run(["lint", "--max-warnings", "1", "a.yaml", "b.yaml"], in: scratch.folder)
    #expect(counted.code == 0)
    #expect(counted.outputText.hasSuffix("1 warning in 2 files\n"), "\(counted.outputText)")
  }

  /// The number of uses of an included file makes no separate findings: the one with most uses is reported.
  @Test func reportsThePlaceOfAnIncludedFileOnce() throws {
    let scratch = try Scratch()
    _ = try scratch.file(
      "common.yaml",
      "define: {s: {items: 9, group: {horizontal: {size: 100% x 60, subitems: [item: 33% x 100%]}}}}\n")
    for (name, count) in [("a", 1), ("b", 3), ("c", 2), ("d", 3)] {
      let uses = repeatElement("{use: s}", count: count).joined(separator: ", ")
      _ = try scratch.file("\(name).layout.yaml", "include: [common.yaml]\nsections: [\(uses)]\n")
    }
    let run = try ToolRun.run(["lint", ".", "-f", "short"], in: scratch.folder)
    let lines = run.outputText.split(separator: "\n").filter { $0.contains("fraction-literal-drift") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("common.yaml:1:") == true && lines.first?.contains("3 places: ") == true)
  }
}
