import Foundation
import Testing

/// Where the output goes, and what happens when it cannot go there.
@Suite struct OutputFileTests {
  private func folder() throws -> Scratch {
    let scratch = try Scratch()
    _ = try scratch.file("spec.yaml", CommandLineTests.spec)
    _ = try scratch.file("wrong.yaml", "sections: 3\n")
    _ = try scratch.file(
      "large.yaml", CommandLineTests.spec.replacingOccurrences(of: "items: 4", with: "items: 100000"))
    return scratch
  }

  @Test(arguments: ["json", "csv", "svg", "ndjson"])
  func formatFollowsTheExtension(format: String) throws {
    let scratch = try folder()
    let run = try ToolRun.run(["build", "spec.yaml", "-oout.\(format)"], in: scratch.folder)
    #expect(run.code == 0)
    #expect(run.output.isEmpty)
    let plain = try ToolRun.run(["build", "spec.yaml", "-f", format], in: scratch.folder)
    #expect(scratch.text("out.\(format)") == plain.outputText)
    #expect(!plain.output.isEmpty)
  }

  @Test func writesWholeFilesOrNone() throws {
    let scratch = try folder()
    _ = try scratch.file("out.json", "before")
    #expect(try ToolRun.run(["build", "wrong.yaml", "-o", "out.json"], in: scratch.folder).code == 1)
    #expect(scratch.text("out.json") == "before")
    let limited = try ToolRun.shell(
      "ulimit -f 100; exec env --default-signal=XFSZ \"$LAYOUTC\" build large.yaml -o out.json",
      in: scratch.folder)
    #expect(limited.code == 2)
    #expect(limited.errorText.hasSuffix("layoutc: cannot write out.json: File too large\n"))
    #expect(scratch.text("out.json") == "before")
    let left = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path)
    #expect(!left.contains { $0.hasPrefix(".layoutc-") })
    #expect(try ToolRun.run(["ast", "spec.yaml", "-o", "out.json/x.json"], in: scratch.folder).code == 2)
    #expect(try ToolRun.run(["ast", "spec.yaml", "-o", "."], in: scratch.folder).code == 2)
  }

  @Test(arguments: [
    (["build", "spec.yaml", "-o", "new/a/b/out.json"], "new/a/b/out.json"),
    (["build", "spec.yaml", "-o", "./new//{device}/{state}.svg"], "new/iphone-16/default.svg"),
    (["ast", "spec.yaml", "-o", "new/out.json"], "new/out.json"),
    (["init", "-o", "new/list.yaml"], "new/list.yaml"),
  ])
  func makesFolders(arguments: [String], file: String) throws {
    let scratch = try folder()
    let run = try ToolRun.run(arguments, in: scratch.folder)
    #expect(run.code == 0, "\(run.errorText)")
    #expect(scratch.text(file)?.isEmpty == false)
  }

  /// What cannot be written leaves no folders behind.
  @Test func makesNoFolders() throws {
    let scratch = try folder()
    let long = String(repeating: "a/", count: 3000) + "out.json"
    for (spec, output) in [
      ("wrong.yaml", "new/out.json"), ("none.yaml", "new/out.json"), ("spec.yaml", long),
    ] {
      #expect(try ToolRun.run(["build", spec, "-o", output], in: scratch.folder).code != 0)
      #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).count == 3, "\(spec)")
    }
  }

  @Test(arguments: ["build spec.yaml", "ast spec.yaml", "build large.yaml", "help build", "--version"])
  func aFullDeviceIsAFailure(command: String) throws {
    let scratch = try folder()
    let run = try ToolRun.shell("\"$LAYOUTC\" \(command) > /dev/full", in: scratch.folder)
    #expect(run.code == 2)
    #expect(run.errorText == "layoutc: cannot write standard output: No space left on device\n")
  }

  @Test(arguments: [
    "build large.yaml", "ast large.yaml", "build -f csv large.yaml", "build -f svg large.yaml",
  ])
  func aClosedPipeIsNone(command: String) throws {
    let scratch = try folder()
    let line = "{ \"$LAYOUTC\" \(command); echo $? >&2; } | head -1"
    let run = try ToolRun.shell(line, in: scratch.folder)
    #expect(run.errorText == "0\n")
  }

  @Test func closedStreamsAreSurvived() throws {
    let scratch = try folder()
    for streams in [">&-", "2>&-", "<&-", ">&- 2>&- <&-"] {
      let run = try ToolRun.shell("\"$LAYOUTC\" build spec.yaml \(streams)", in: scratch.folder)
      #expect(run.code < 3)
      #expect(try ToolRun.shell("\"$LAYOUTC\" build wrong.yaml \(streams)", in: scratch.folder).code < 3)
    }
    #expect(try ToolRun.shell("\"$LAYOUTC\" build <&-", in: scratch.folder).code == 2)
  }
}
