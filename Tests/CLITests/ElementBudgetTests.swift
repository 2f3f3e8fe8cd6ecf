import Foundation
import Testing

/// The limit of written elements, and its notice.
@Suite struct ElementBudgetTests {
  /// Ends a command line so that the test need not wait for a million elements: the notice is written before the first of them.
  private static let firstByteOnly = "| head -c 1"
  private static let spec =
    "sections: [{id: a, header: 20, items: 3, grid: {columns: 2, rowHeight: 44}}, {id: b, items: 2, list: plain}]"

  @Test(arguments: ["json", "csv"])
  func tellsOfALot(format: String) throws {
    let scratch = try Scratch()
    _ = try scratch.file("spec.yaml", Self.spec)
    let run = try ToolRun.shell(
      "\"$LAYOUTC\" build --no-lint spec.yaml -f \(format) --items a=1000000 --section a \(Self.firstByteOnly)",
      in: scratch.folder)
    #expect(run.errorText == "layoutc: writing 1,000,001 elements to standard output\n")
    #expect(run.output.count == 1)
  }

  @Test func tellsOfThePlace() throws {
    let scratch = try Scratch()
    _ = try scratch.file("spec.yaml", Self.spec)
    func build(_ arguments: String) throws -> ToolRun {
      try ToolRun.shell("\"$LAYOUTC\" build --no-lint spec.yaml -f csv \(arguments)", in: scratch.folder)
    }
    let file = try build("--items a=1000000 --rect 0,0,400,1e9 -o out")
    #expect(file.code == 0)
    #expect(file.errorText == "layoutc: writing more than 1,000,000 elements to out\n")
    let fewer = try build("--items a=999997 \(Self.firstByteOnly)")
    #expect(fewer.output.count == 1 && fewer.errors.isEmpty)
  }

  /// Six elements: five cells and a header. Nothing is written where there are too many.
  @Test(arguments: [
    ([], "6"), (["--section", "b"], "2"), (["--visible"], "6"), (["--rect", "0,20,10,44"], "1"),
    (["--state", "all", "-o", "out/{state}.json"], "6"),
  ])
  func refusesMore(arguments: [String], count: String) throws {
    let scratch = try Scratch()
    _ = try scratch.file("spec.yaml", "states: {few: {a: 1}}\n" + Self.spec)
    let number = try #require(Int(count))
    let enough = ["build", "spec.yaml", "--max-elements", count] + arguments
    #expect(try ToolRun.run(enough, in: scratch.folder).code == 0)
    try? FileManager.default.removeItem(at: scratch.folder.appendingPathComponent("out"))
    guard number > 1 else { return }
    let run = try ToolRun.run(
      ["build", "spec.yaml", "--max-elements", "\(number - 1)"] + arguments, in: scratch.folder)
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorText.contains("elements would be written, but '--max-elements' is \(number - 1)\n"))
    #expect(!FileManager.default.fileExists(atPath: scratch.folder.appendingPathComponent("out").path))
  }

  @Test(arguments: [
    (["--max-elements", "0"], "a whole number from 1 to "),
    (["--max-elements", "many"], "a whole number from 1 to "),
    (
      ["--max-elements", "9", "-fsvg"],
      "option '--max-elements' is for json, ndjson and csv, but the format is svg"
    ),
    (["--max-elements", "9", "-fhtml"], "but the format is html"),
    (["--max-elements", "9", "--print-environment"], "has no effect on '--print-environment'"),
  ])
  func isRefused(arguments: [String], text: String) throws {
    let run = try ToolRun.run(["build"] + arguments, input: Self.spec)
    #expect(run.code == 2)
    #expect(run.errorText.contains(text), "\(run.errorText)")
  }
}
