import Foundation
import Testing

/// `build --depfile`. Tests/Depfile/check runs make and ninja.
@Suite struct DepfileTests {
  private func folder() throws -> Scratch {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      at: scratch.folder.appendingPathComponent("in side"), withIntermediateDirectories: false)
    _ = try scratch.file(
      "in side/a b#c$d.yaml", "include: [com mon.yaml]\nsections: [{items: 3, grid: {columns: 2}}]\n")
    _ = try scratch.file("in side/com mon.yaml", "let: {gap: 8}\n")
    _ = try scratch.file("in side/.layoutc.yaml", "lint: {}\n")
    _ = try scratch.file("plain.yaml", "sections: [{items: 3, grid: {columns: 2}}]\n")
    _ = try scratch.file(#"da\ ta.json"#, #"{"0": 2}"#)
    return scratch
  }

  @Test func namesWhatOutputsHangOn() throws {
    let scratch = try folder()
    let run = try ToolRun.run(
      [
        "build", "in side/a b#c$d.yaml", "plain.yaml", "--data", #"da\ ta.json"#, "--device",
        "iphone-16,ipad-10", "-o", "o u/{file}-{device}.csv", "--depfile", "made/all.d",
      ], in: scratch.folder)
    #expect(run.code == 0, "\(run.errorText)")
    #expect(
      scratch.text("made/all.d") == ##"""
        o\ u/a-b-c-d-iphone-16.csv o\ u/a-b-c-d-ipad-10.csv: in\ side/a\ b\#c$$d.yaml in\ side/com\ mon.yaml da\\\ ta.json in\ side/.layoutc.yaml
        in\ side/a\ b\#c$$d.yaml:
        in\ side/com\ mon.yaml:
        da\\\ ta.json:
        in\ side/.layoutc.yaml:
        o\ u/plain-iphone-16.csv o\ u/plain-ipad-10.csv: plain.yaml da\\\ ta.json
        plain.yaml:

        """##)
  }

  @Test func isNotWrittenAfterAFailure() throws {
    let scratch = try folder()
    let run = try ToolRun.run(
      ["build", "plain.yaml", "none.yaml", "-o", "{file}.csv", "--depfile", "all.d"], in: scratch.folder)
    #expect(run.code == 2)
    #expect(scratch.text("all.d") == nil)
  }

  @Test(arguments: [
    (["--depfile", "a.d"], "the output is no file"),
    (["-o", "-", "--depfile", "a.d"], "the output is no file"),
    (["-o", "a.csv", "--depfile", "-"], "option '--depfile' has '-'"),
    (["-o", "a.csv", "--depfile", "a.csv"], "an output would go to the file of '--depfile': a.csv"),
    (["-o", "a.csv", "--depfile", ".//a.csv"], "an output would go to the file of '--depfile': .//a.csv"),
    (
      ["-o", "none/../plain.yaml", "-f", "csv", "--depfile", "a.d"],
      "cannot make the folder none: '..' stands behind it"
    ),
    (["-o", "a.csv", "--depfile", "plain.yaml"], "the output is the spec itself: plain.yaml"),
    (["-o", "a\nb.csv", "--depfile", "a.d"], "make does not read line breaks and : ; | % = in names"),
  ])
  func refuses(arguments: [String], text: String) throws {
    let scratch = try folder()
    let run = try ToolRun.run(["build", "plain.yaml"] + arguments, in: scratch.folder)
    #expect(run.code == 2)
    #expect(run.errorText.contains(text), "\(run.errorText)")
    #expect(scratch.text("plain.yaml")?.hasPrefix("sections") == true)
  }
}
