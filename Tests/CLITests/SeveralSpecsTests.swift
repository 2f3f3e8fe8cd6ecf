import Foundation
import Testing

/// `build` of several specs, and the errors that suggest where outputs could go.
@Suite struct SeveralSpecsTests {
  private static let row = "sections: [{id: shelf, items: 3, grid: {columns: 2, rowHeight: 44}}]\n"

  private func folder() throws -> Scratch {
    let scratch = try Scratch()
    _ = try scratch.file("a.yaml", "name: One\nstates: {full: {shelf: 9}}\n" + Self.row)
    _ = try scratch.file("b.layout.yaml", "name: One\n" + Self.row)
    _ = try scratch.file("wrong.yaml", "sections: 3\n")
    for name in ["x", "y"] {
      try FileManager.default.createDirectory(
        at: scratch.folder.appendingPathComponent(name), withIntermediateDirectories: false)
      _ = try scratch.file("\(name)/same.yaml", "name: \(name)\n" + Self.row)
    }
    return scratch
  }

  private func files(_ scratch: Scratch) -> [String] {
    let out = scratch.folder.appendingPathComponent("out").path
    return (FileManager.default.enumerator(atPath: out)?.compactMap { $0 as? String } ?? []).sorted()
  }

  @Test(arguments: ["csv", "json", "svg", "html"])
  func buildsEach(format: String) throws {
    let scratch = try folder()
    let run = try ToolRun.run(
      ["build", "a.yaml", "b.layout.yaml", "-o", "out/{file}-{device}.\(format)"], in: scratch.folder)
    #expect(run.code == 0, "\(run.errorText)")
    #expect(run.errors.isEmpty && run.output.isEmpty)
    #expect(files(scratch) == ["a-iphone-16.\(format)", "b-iphone-16.\(format)"])
    for (spec, file) in [("a.yaml", "a"), ("b.layout.yaml", "b")] {
      let alone = try ToolRun.run(["build", spec, "-f", format], in: scratch.folder)
      #expect(scratch.text("out/\(file)-iphone-16.\(format)") == alone.outputText)
    }
  }

  /// Words in braces are no names of files where a command writes one output.
  @Test(arguments: [["convert", "a.yaml", "--to", "json"], ["init", "grid"], ["schema"]])
  func wordsTellSeveralOutputsApart(arguments: [String]) throws {
    let scratch = try folder()
    let run = try ToolRun.run(arguments + ["-o", "{file}.json"], in: scratch.folder)
    #expect(run.code == 2 && run.errorText.contains("words in braces"), "\(run.errorText)")
    #expect(scratch.text("{file}.json") == nil)
  }

  /// The exit code is the worst of all; what can be built is.
  @Test(arguments: [
    (["a.yaml", "wrong.yaml", "b.layout.yaml"], 1, "wrong.yaml:1:11: error"),
    (["a.yaml", "wrong.yaml", "none.yaml", "b.layout.yaml"], 2, "cannot read none.yaml"),
  ])
  func goesOnAfterErrors(specs: [String], code: Int32, text: String) throws {
    let scratch = try folder()
    let run = try ToolRun.run(["build"] + specs + ["-o", "out/{file}.csv"], in: scratch.folder)
    #expect(run.code == code)
    #expect(run.errorText.contains(text), "\(run.errorText)")
    #expect(files(scratch) == ["a.csv", "b.csv"])
  }

  /// Options that do not fit one of the specs are reported with its name, before anything is written or, for its cells, with the others.
  @Test func tellsWhichDoesNotFit() throws {
    let scratch = try folder()
    let state = try ToolRun.run(
      ["build", "a.yaml", "b.layout.yaml", "--state", "full", "-o", "out/{file}.csv"], in: scratch.folder)
    #expect(state.code == 2)
    #expect(
      state.errorText.hasPrefix("layoutc: b.layout.yaml: option '--state' names the unknown state 'full'\n"))
    #expect(files(scratch) == [])
    _ = try scratch.file("c.yaml", Self.row.replacingOccurrences(of: "shelf", with: "hall"))
    let section = try ToolRun.run(
      ["build", "c.yaml", "a.yaml", "--section", "shelf", "-o", "out/{file}.csv"], in: scratch.folder)
    #expect(section.code == 2)
    #expect(section.errorText.hasPrefix("layoutc: c.yaml: "), "\(section.errorText)")
    #expect(files(scratch) == ["a.csv"])
  }

  /// The path in an error's suggestion has the right extension, and works as printed.
  @Test(arguments: [
    (["a.yaml", "b.layout.yaml"], "out/{file}.json"),
    (["a.yaml", "b.layout.yaml", "-fhtml"], "out/{file}.html"),
    (["a.yaml", "b.layout.yaml", "-o", "out/{name}.csv"], "out/{file}.csv"),
    (["a.yaml", "b.layout.yaml", "-fsvg", "--sheet", "devices"], "out/{file}.svg"),
    (["x/same.yaml", "y/same.yaml", "-fndjson"], "out/{file}-{name}.ndjson"),
    (["a.yaml", "--state", "all", "-fcsv"], "out/{file}-{state}.csv"),
    (["a.yaml", "--device", "ipad-*", "--orientation", "both"], "out/{file}-{device}-{orientation}.json"),
    (["a.yaml", "b.layout.yaml", "--print-environment"], "out/{file}.json"),
  ])
  func suggestsWhatWorks(arguments: [String], path: String) throws {
    let scratch = try folder()
    let run = try ToolRun.run(["build"] + arguments, in: scratch.folder)
    #expect(run.code == 2)
    #expect(run.errorText.contains(" '\(path)'\n"), "\(run.errorText)")
    #expect(files(scratch) == [])
    let rest = arguments.firstIndex(of: "-o").map { Array(arguments[..<$0]) } ?? arguments
    let again = try ToolRun.run(["build"] + rest + ["-o", path], in: scratch.folder)
    #expect(again.code == 0, "\(again.errorText)")
    #expect(files(scratch).count > 1)
  }

  @Test(arguments: [
    (["a.yaml", "a.yaml", "-o", "out/{file}.csv"], "two outputs would go to out/a.csv"),
    (["a.yaml", "b.layout.yaml", "-o", "out/{name}.csv"], "two outputs would go to out/One.csv"),
    (["a.yaml", "b.layout.yaml", "-o", "out/a.csv"], "2 outputs would go to one file"),
    (["-", "-", "-o", "out/{file}.csv"], "standard input can be read only once"),
    (
      ["a.yaml", "b.layout.yaml", "--data", "-", "-o", "out/{file}.csv"],
      "standard input can be read only once"
    ),
    (["x/same.yaml", "a.yaml", "-fcsv", "-o", "{file}.yaml"], "the output is the spec itself: a.yaml"),
    (
      ["a.yaml", "b.layout.yaml", "--sheet", "devices", "-o", "{file}-{device}.svg"], "only {file} and {name}"
    ),
  ])
  func refuses(arguments: [String], text: String) throws {
    let scratch = try folder()
    let before = scratch.text("a.yaml")
    let run = try ToolRun.run(["build"] + arguments, in: scratch.folder)
    #expect(run.code == 2)
    #expect(run.errorText.contains(text), "\(run.errorText)")
    #expect(files(scratch) == [])
    #expect(scratch.text("a.yaml") == before)
  }

  /// A word in a path means the same for build and check.
  @Test func checkCallsFilesAlike() throws {
    let scratch = try folder()
    let specs = ["a.yaml", "b.layout.yaml"]
    let check = try ToolRun.run(
      ["check"] + specs + ["--against", "new/Frames", "--update"], in: scratch.folder)
    #expect(check.code == 0, "\(check.errorText)")
    let build = try ToolRun.run(
      ["build"] + specs + ["--state", "all", "-o", "out/{file}-{device}-{state}.json"], in: scratch.folder)
    #expect(build.code == 0, "\(build.errorText)")
    #expect(
      files(scratch) == ["a-iphone-16-default.json", "a-iphone-16-full.json", "b-iphone-16-default.json"])
    for file in files(scratch) { #expect(scratch.text("out/\(file)") == scratch.text("new/Frames/\(file)")) }
  }
}
